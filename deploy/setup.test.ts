// Runs the real script with answers from its standard input, as a person types them, or from the environment.

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import type { Env } from '#server/env.ts'
import { readEnv } from '#server/read-env.ts'
import { newFolder } from '#test/new-folder.ts'

const SETUP = join(import.meta.dirname, 'setup.sh')

const ANSWERS = {
  DOMAIN: 'www.example.org',
  BUSINESS_NAME: "Awa's Kite & Co",
  OWNER_MAIL: 'hello@example.org',
  SMTP_SERVER: 'smtp.example.net',
  SMTP_USER: 'hello@example.org',
  SMTP_PASSWORD: 'p@ss:/w#rd %"$x\' é',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

let file = ''

beforeEach(() => {
  const folder = newFolder()
  file = join(folder, 'etc/settings.env')
})

/** Answers are typed, one per line, or given by name. */
function setUp(answers: readonly string[] | Record<string, string>) {
  const isTyped = (given: typeof answers): given is readonly string[] => Array.isArray(given)
  const [input, names] = isTyped(answers) ? [answers.map((line) => `${line}\n`).join(''), {}] : ['', answers]
  return spawnSync('sh', [SETUP, '--settings', file], {
    encoding: 'utf8',
    input,
    env: { PATH: process.env.PATH, ...names },
  })
}

/** Reads the file as the doctor and the service do. */
function settings(): Record<string, string | undefined> {
  return parseEnv(readFileSync(file, 'utf8'))
}

test('setup.sh writes settings that live mode accepts, in a file that only its owner may read', () => {
  expect(setUp(Object.values(ANSWERS))).toMatchObject({ status: 0, stderr: '' })
  const env: Env = readEnv(settings())
  expect(env).toMatchObject({
    live: true,
    baseUrl: 'https://www.example.org',
    mailFrom: "Awa's Kite & Co <hello@example.org>",
    trustedProxies: ['127.0.0.1'],
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
    placeholders: [],
  })
  expect(env.dataKeys).toHaveLength(1)
  const smtp = new URL(env.smtpUrl ?? '')
  expect([
    smtp.protocol,
    smtp.host,
    decodeURIComponent(smtp.username),
    decodeURIComponent(smtp.password),
  ]).toEqual(['smtps:', 'smtp.example.net:465', ANSWERS.SMTP_USER, ANSWERS.SMTP_PASSWORD])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('answers from the environment give the same settings as typed ones', () => {
  expect(setUp(ANSWERS)).toMatchObject({ status: 0, stderr: '' })
  const secrets = /^(SESSION_SECRET|DATA_KEY|ADMIN_PASSWORD|DATABASE_URL)$/
  const answered = () => Object.entries(settings()).filter(([name]) => !secrets.test(name))
  const byEnvironment = answered()
  rmSync(file)
  setUp(Object.values(ANSWERS))
  expect(answered()).toEqual(byEnvironment)
})

test('two installations share no secret', () => {
  setUp(ANSWERS)
  const { SESSION_SECRET, DATA_KEY, ADMIN_PASSWORD, DATABASE_URL } = settings()
  rmSync(file)
  setUp(ANSWERS)
  const others = Object.values(settings())
  for (const secret of [SESSION_SECRET, DATA_KEY, ADMIN_PASSWORD, DATABASE_URL]) {
    expect(secret).toMatch(/.{14}/)
    expect(others).not.toContain(secret)
  }
})

test('a second run with Enter alone leaves the file as it is', () => {
  setUp(ANSWERS)
  const before = readFileSync(file, 'utf8')
  expect(setUp(['', '', '', '', '', '', '', ''])).toMatchObject({ status: 0 })
  expect(readFileSync(file, 'utf8')).toBe(before)
})

/** Questions are printed only to a terminal. */
function setUpAtTerminal(answers: readonly string[]): string {
  return spawnSync('script', ['--quiet', '--command', `sh '${SETUP}' --settings '${file}'`, '/dev/null'], {
    encoding: 'utf8',
    input: answers.map((line) => `${line}\n`).join(''),
    env: { PATH: process.env.PATH },
  }).stdout
}

test('a second run shows the earlier answers as they were given, and Enter keeps them', ({ skip }) => {
  if (spawnSync('script', ['--version']).error) skip('script is not installed here')
  setUp({ ...ANSWERS, SMTP_USER: 'Awa & Söhne@example.org' })
  const before = readFileSync(file, 'utf8')
  expect(setUpAtTerminal(['', '', '', '', '', '', '', ''])).toContain(
    'What is your user name on the mail server? [Awa & Söhne@example.org]',
  )
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('host names in capitals are written in lower case', () => {
  const capitals = {
    DOMAIN: 'WWW.Example.org',
    OWNER_MAIL: 'Awa@Example.ORG',
    SMTP_SERVER: 'SMTP.example.net:587',
  }
  expect(setUp({ ...ANSWERS, ...capitals })).toMatchObject({ status: 0, stderr: '' })
  expect(settings()).toMatchObject({
    BASE_URL: 'https://www.example.org',
    MAIL_FROM: "Awa's Kite & Co <Awa@example.org>",
    SMTP_URL: expect.stringMatching(/@smtp\.example\.net:587$/) as unknown,
  })
  rmSync(file)
  setUp(Object.values({ ...ANSWERS, ...capitals }))
  expect(settings()).toMatchObject({ DOMAIN: 'www.example.org' })
})

test('a second run with another answer changes that line, and keeps secrets and the owner’s lines', () => {
  setUp(ANSWERS)
  const own = '# mine\nNOTION_TOKEN="ntn_1"\nADMIN_PASSWORD="harmattan in january"\n'
  const before = readFileSync(file, 'utf8').replace(/^ADMIN_PASSWORD=.*\n/m, own)
  writeFileSync(file, before)
  setUp(['', '', '', '', '', 'another', '', ''])
  expect(readFileSync(file, 'utf8')).toBe(before.replace(/^(SMTP_URL=.*:)[^:]*(@.*)$/m, '$1another$2'))
})

test('Stripe can be added later, and nothing of it is written until then', () => {
  expect(setUp([...Object.values(ANSWERS).slice(0, 6), ''])).toMatchObject({ status: 0 })
  expect(Object.keys(settings()).filter((name) => name.startsWith('STRIPE'))).toEqual([])
  setUp(['', '', '', '', '', '', 'sk_live_1', 'whsec_2'])
  expect(settings()).toMatchObject({ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_2' })
})

test.each([
  ['www.example.org', 'example.org'],
  ['example.org', 'www.example.org'],
  ['retreats.example.org', ''],
])('the domain %s has the second name "%s"', (domain, other) => {
  setUp({ ...ANSWERS, DOMAIN: domain })
  expect(settings()).toMatchObject({ BASE_URL: `https://${domain}`, OTHER_DOMAIN: other })
})

test.each([
  ['DOMAIN', 'https://www.example.org/'],
  ['DOMAIN', 'localhost'],
  ['DOMAIN', 'a.example.org\nLIVE=0'],
  ['BUSINESS_NAME', 'A "name"'],
  ['BUSINESS_NAME', '$(id)'],
  ['OWNER_MAIL', 'hello'],
  ['SMTP_SERVER', 'smtps://smtp.example.net'],
  ['SMTP_SERVER', 'smtp.example.net:99999'],
  ['SMTP_SERVER', '127.0.0.1:65536'],
  ['STRIPE_SECRET_KEY', 'pk_live_1'],
  ['STRIPE_WEBHOOK_SECRET', ''],
])('%s refuses "%s", shows an example, and writes nothing', (name, answer) => {
  const { status, stderr } = setUp({ ...ANSWERS, [name]: answer })
  expect(status).toBe(1)
  expect(stderr).toMatch(new RegExp(`^${name} .*should look like this: .+\n$`))
  expect(() => settings()).toThrow('ENOENT')
})

test('an interrupted second run leaves the file as it was', () => {
  setUp(ANSWERS)
  const before = readFileSync(file, 'utf8')
  expect(setUp(['www.example.net', 'Another', 'no address']).status).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('without a mail server, mail is connected on the desk later', () => {
  const { SMTP_USER: _user, SMTP_PASSWORD: _password, ...answers } = ANSWERS
  setUp({ ...answers, SMTP_SERVER: '' })
  expect(Object.keys(settings())).not.toContain('SMTP_URL')
})
