// Runs the real script with answers from its standard input, as a person types them, or from the environment.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
  SMTP_USER: 'Awa & Söhne@example.org',
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

let written: string | null = null

/** As after a first run with `ANSWERS` from the environment, which really runs once. Returns what it wrote. */
function startWithFirstRun(): string {
  if (written === null) {
    const { status, stderr } = setUp(ANSWERS)
    if (status !== 0 || stderr !== '') throw new Error(`the first run ended with ${status}: ${stderr}`)
    written = readFileSync(file, 'utf8')
  } else {
    mkdirSync(dirname(file))
    writeFileSync(file, written)
  }
  return written
}

test('setup.sh writes settings that live mode accepts', () => {
  const env: Env = readEnv(parseEnv(startWithFirstRun()))
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
})

test('typed answers give the same settings with other secrets, in a file that only its owner may read', () => {
  const others = parseEnv(startWithFirstRun())
  rmSync(file)
  expect(setUp(Object.values(ANSWERS))).toMatchObject({ status: 0, stderr: '' })
  const secrets = ['SESSION_SECRET', 'DATA_KEY', 'ADMIN_PASSWORD', 'DATABASE_URL']
  const answered = (all: typeof others) => Object.entries(all).filter(([name]) => !secrets.includes(name))
  expect(answered(settings())).toEqual(answered(others))
  for (const name of secrets) {
    expect(settings()[name]).toMatch(/.{14}/)
    expect(Object.values(others)).not.toContain(settings()[name])
  }
  expect(statSync(file).mode & 0o777).toBe(0o600)
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
  const before = startWithFirstRun()
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
  expect(setUp(Object.values({ ...ANSWERS, ...capitals }))).toMatchObject({ status: 0, stderr: '' })
  expect(settings()).toMatchObject({
    BASE_URL: 'https://www.example.org',
    DOMAIN: 'www.example.org',
    OTHER_DOMAIN: 'example.org',
    MAIL_FROM: "Awa's Kite & Co <Awa@example.org>",
    SMTP_URL: expect.stringMatching(/@smtp\.example\.net:587$/) as unknown,
  })
})

test('a second run with another answer changes that line, and keeps secrets and the owner’s lines', () => {
  const own = '# mine\nNOTION_TOKEN="ntn_1"\nADMIN_PASSWORD="harmattan in january"\n'
  const before = startWithFirstRun().replace(/^ADMIN_PASSWORD=.*\n/m, own)
  writeFileSync(file, before)
  setUp(['', '', '', '', '', 'another', '', ''])
  expect(readFileSync(file, 'utf8')).toBe(before.replace(/^(SMTP_URL=.*:)[^:]*(@.*)$/m, '$1another$2'))
})

test('mail and Stripe can be added later, nothing of them is written until then, and Enter keeps the rest', () => {
  const { SMTP_USER, SMTP_PASSWORD, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...others } = ANSWERS
  expect(setUp({ ...others, SMTP_SERVER: '', STRIPE_SECRET_KEY: '' })).toMatchObject({ status: 0 })
  const before = readFileSync(file, 'utf8')
  expect(before).not.toMatch(/^(SMTP|STRIPE)/m)
  setUp(['', '', '', ANSWERS.SMTP_SERVER, SMTP_USER, SMTP_PASSWORD, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET])
  expect(settings()).toMatchObject({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })
  expect(settings()['SMTP_URL']).toMatch(/^smtps:/)
  expect(readFileSync(file, 'utf8').replaceAll(/^(SMTP|STRIPE).*\n/gm, '')).toBe(before)
})

test.each([
  ['Example.org', 'example.org', 'www.example.org'],
  ['retreats.example.org', 'retreats.example.org', ''],
])('the domain %s is written as %s, and has the second name "%s"', (given, domain, other) => {
  setUp({ ...ANSWERS, DOMAIN: given })
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
  const before = startWithFirstRun()
  expect(setUp(['www.example.net', 'Another', 'no address']).status).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe(before)
})
