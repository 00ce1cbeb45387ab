import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { done, note, report, todo, type Finding } from '#domain/site/finding.ts'
import { checkDatabase, databaseFinding, readStored } from '#scripts/doctor/check-database.ts'
import { checkBackups, checkSettings } from '#server/connections/check-server.ts'
import { checkMail, checkStripe, reach } from '#server/connections/check-services.ts'
import type { Env } from '#server/env.ts'
import { verifyEvent, WEBHOOK_EVENTS } from '#server/payment/stripe/verify-event.ts'
import { makeDataKey } from '#server/process/data-keys.ts'
import { readEnv } from '#server/read-env.ts'
import { newFolder } from '#test/new-folder.ts'
import { SITE } from '#test/site.ts'
import { startMailServer } from './mail-server.ts'
import { serve } from './serve.ts'

const READY = {
  BASE_URL: 'https://www.example.com',
  DATABASE_URL: 'postgres://tradewind:secret@127.0.0.1:1/tradewind',
  SESSION_SECRET: 'a secret of the tests, which guards nothing',
  DATA_KEY: makeDataKey(),
  ADMIN_PASSWORD: 'harmattan in january',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TRUSTED_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1',
  LIVE: '1',
}

function env(differences: Record<string, string> = {}): Env {
  return readEnv({ ...READY, ...differences })
}

const left = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === 'todo').map(({ text }) => text)

async function listening(answer: (path: string) => { status: number; body: unknown }): Promise<string> {
  const { url, close } = await serve((request, response) => {
    const { status, body } = answer(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  onTestFinished(close)
  return url
}

test('settings that are ready leave nothing to do', () => {
  expect(left(checkSettings(env()))).toEqual([])
})

test.each([
  ['LIVE', '', /^LIVE is not set/],
  ['ADMIN_PASSWORD', '', /^ADMIN_PASSWORD is not set/],
  ['ADMIN_PASSWORD', 'kora-42-baoba', /^ADMIN_PASSWORD is too short: use at least 14/],
  ['ADMIN_PASSWORD', 'kitesurfing-2026', /^ADMIN_PASSWORD is like a password that attackers try first/],
  ['DATA_KEY', '', /^DATA_KEY is not set.*openssl rand/],
  ['TRUSTED_PROXY', '', /^TRUSTED_PROXY is not set/],
  ['TRUSTED_PROXY', '::/0', /^TRUSTED_PROXY trusts every address/],
  ['DATA_KEY', '0'.repeat(64), /^DATA_KEY is easy to guess/],
  ['SESSION_SECRET', 'x'.repeat(32), /^SESSION_SECRET is easy to guess/],
  ['SESSION_SECRET', '<what "openssl rand -hex 32" prints>', /^SESSION_SECRET still has the value of an ex/],
])('the setting %s with the value "%s" is left to do', (name, value, words) => {
  const findings = checkSettings(env({ LIVE: '', [name]: value }))
  expect(left(findings).filter((text) => words.test(text))).toHaveLength(1)
  expect(findings.filter(({ state, text }) => state === 'done' && text.startsWith(name))).toEqual([])
})

test('settings that live mode requires are left to do even while it is off', () => {
  const findings = left(checkSettings(readEnv({})))
  for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'BASE_URL', 'LIVE=1']) {
    expect(
      findings.some((text) => text.includes(name)),
      name,
    ).toBe(true)
  }
})

const ENDPOINT = {
  object: 'webhook_endpoint',
  url: 'https://www.example.com/api/stripe/webhook',
  status: 'enabled',
  enabled_events: [...WEBHOOK_EVENTS],
}

const ON = { available: true }
const CONFIGURATION = {
  object: 'payment_method_configuration',
  application: null,
  is_default: true,
  card: ON,
  bancontact: ON,
  ideal: ON,
}

async function stripeWith(endpoints: unknown[], configurations: unknown[] = [CONFIGURATION]) {
  const apiBase = await listening((path) => {
    const resource = /^\/v1\/(\w+)\?/.exec(path)?.[1]
    expect(resource).toMatch(/^(webhook_endpoints|payment_method_configurations)$/)
    const data = resource === 'webhook_endpoints' ? endpoints : configurations
    return { status: 200, body: { object: 'list', data, has_more: false } }
  })
  return checkStripe(env({ LIVE: '', STRIPE_API_BASE: apiBase }))
}

test('a webhook to this site with all events passes, and only the test key is left to do', async () => {
  const findings = await stripeWith([{ ...ENDPOINT, url: 'https://other.example/hook' }, ENDPOINT])
  expect(findings).toContainEqual(done(`The webhook to ${ENDPOINT.url} sends all events`))
  expect(left(findings)).toEqual([expect.stringContaining('is a test key')])
  expect(left(await stripeWith([{ ...ENDPOINT, enabled_events: ['*'] }]))).toHaveLength(1)
})

test.each([
  ['is missing', [], 'Stripe has no webhook to https://www.example.com/api/stripe/webhook'],
  ['leads elsewhere', [{ ...ENDPOINT, url: 'https://www.example.com/webhook' }], 'Stripe has no webhook to'],
  ['is switched off', [{ ...ENDPOINT, status: 'disabled' }], 'is off: turn it on'],
  [
    'tells too little',
    [{ ...ENDPOINT, enabled_events: WEBHOOK_EVENTS.slice(2) }],
    'in Stripe, also tick checkout.session.completed, checkout.session.async_payment_succeeded',
  ],
])('a webhook that %s is left to do', async (_, endpoints, words) => {
  expect(left(await stripeWith(endpoints))).toContainEqual(expect.stringContaining(words))
})

test('the doctor confirms that the offered payment methods are on in Stripe', async () => {
  const others = [
    { ...CONFIGURATION, is_default: false, ideal: { available: false } },
    { ...CONFIGURATION, application: 'ca_1', card: { available: false } },
  ]
  expect(await stripeWith([ENDPOINT], [...others, CONFIGURATION])).toContainEqual(
    done('Card, Bancontact and iDEAL | Wero are on in Stripe'),
  )
})

test.each([
  [
    { ideal: { available: false } },
    'iDEAL | Wero. Guests can choose this on the website, so turn it on in Stripe under Settings, Payment methods.',
  ],
  [{ bancontact: undefined, ideal: { available: false } }, 'Bancontact and iDEAL | Wero. Guests'],
])('a payment method that is off in Stripe is left to do', async (differences, words) => {
  const findings = await stripeWith([ENDPOINT], [{ ...CONFIGURATION, ...differences }])
  expect(left(findings)).toContainEqual(expect.stringContaining(`Off in Stripe: ${words}`))
})

test('the doctor asks the owner to look if Stripe has no default configuration', async () => {
  const text = expect.stringContaining('check there that Card, Bancontact and iDEAL | Wero are on') as unknown
  expect(await stripeWith([ENDPOINT], [])).toContainEqual({ state: 'note', text })
})

test('a key without access to webhooks gets a note, and payment methods are still checked', async () => {
  const apiBase = await listening((path) =>
    path.startsWith('/v1/webhook_endpoints')
      ? { status: 403, body: { error: { type: 'invalid_request_error', message: 'No.' } } }
      : { status: 200, body: { object: 'list', data: [CONFIGURATION], has_more: false } },
  )
  const findings = await checkStripe(env({ LIVE: '', STRIPE_API_BASE: apiBase }))
  expect(findings).toContainEqual(done('Card, Bancontact and iDEAL | Wero are on in Stripe'))
  expect(findings).toContainEqual({
    state: 'note',
    text: expect.stringContaining('not allowed to read webhooks') as unknown,
  })
})

test.each([
  [401, 'todo', 'Stripe does not accept the key'],
  [403, 'note', 'not allowed to read webhooks'],
  [403, 'note', 'not allowed to read payment methods'],
  [400, 'todo', 'Stripe could not be checked'],
])('an answer with status %i from Stripe is reported as %s', async (status, state, words) => {
  const body = { error: { type: 'invalid_request_error', message: 'No.' } }
  const apiBase = await listening(() => ({ status, body }))
  const findings = await checkStripe(env({ LIVE: '', STRIPE_API_BASE: apiBase }))
  expect(findings).toContainEqual({ state, text: expect.stringContaining(words) as unknown })
})

test('every required webhook event is understood, and is listed in docs/going-live.md', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/going-live.md'), 'utf8')
  for (const type of WEBHOOK_EVENTS) {
    const payload = JSON.stringify({
      id: 'evt_1',
      type,
      data: { object: { id: 'x_1', payment_intent: 'pi_1' } },
    })
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_1' })
    expect((await verifyEvent(payload, signature, 'whsec_1')).subject, type).not.toBeNull()
    expect(guide).toContain(`\`${type}\``)
  }
})

const records = async (name: string) => {
  if (name.includes('_domainkey')) return name.startsWith('s1.') ? [['k=rsa; p=MIIB']] : []
  return name.startsWith('_dmarc.')
    ? [['v=DMARC1; p=none']]
    : [['other'], ['v=spf1 include:', 'mail.example -all']]
}
const noRecords = async () => {
  throw Object.assign(new Error('queryTxt ENODATA'), { code: 'ENODATA' })
}
const noAnswer = async () => {
  throw Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' })
}

test('a mail server that accepts the login and a domain with its records pass', async () => {
  const { port } = await startMailServer({ password: 'right' })
  const smtpUrl = `smtp://tradewind:right@127.0.0.1:${port}`
  const findings = await checkMail({ smtpUrl, mailFrom: 'Tradewind <hello@example.org>' }, SITE, records)
  expect(findings).toEqual([
    done('127.0.0.1 answers and accepts the login'),
    done('Emails are sent from hello@example.org'),
    done('example.org has an SPF record'),
    done('example.org has a DMARC record'),
    done('example.org has a DKIM key'),
  ])
})

test('a wrong password, an unreachable mail server and a missing one are left to do', async () => {
  const server = await startMailServer({ password: 'right' })
  const wrong = `smtp://tradewind:wrong@127.0.0.1:${server.port}`
  expect(left(await checkMail({ smtpUrl: wrong, mailFrom: null }, SITE, records))).toEqual([
    '127.0.0.1 does not accept the login: correct the user name and password.',
  ])
  await server.stop()
  expect(left(await checkMail({ smtpUrl: server.url, mailFrom: null }, SITE, records))).toEqual([
    expect.stringContaining('127.0.0.1 cannot be used'),
  ])
  expect(left(await checkMail({ smtpUrl: null, mailFrom: null }, SITE, records))).toHaveLength(1)
})

test('a missing SPF record is left to do, and an unanswered DNS query is only a note', async () => {
  const { url: smtpUrl } = await startMailServer()
  const mailFrom = 'hello@example.org'
  expect(left(await checkMail({ smtpUrl, mailFrom }, SITE, noRecords))).toEqual([
    expect.stringContaining('example.org has no SPF record'),
  ])
  expect(await checkMail({ smtpUrl, mailFrom }, SITE, noAnswer)).toContainEqual(
    note('The DNS records of example.org could not be read from this server.'),
  )
})

test('an unreachable database is left to do, and a missing setting is not reported here', async () => {
  expect(await checkDatabase(env())).toEqual([
    todo('The database does not answer at DATABASE_URL. Start it, or correct the address.'),
  ])
  expect(await checkDatabase(readEnv({}))).toEqual([])
})

test.each([
  [{ version: 14, readonly: false }, 'todo'],
  [{ version: 15, readonly: false }, 'done'],
  [{ version: 17, readonly: true }, 'todo'],
])('a database with %j is reported as %s', (found, state) => {
  expect(databaseFinding(found).state).toBe(state)
})

test('a site that answers 200 passes, and other answers or none are left to do', async () => {
  const site = await listening((path) => ({ status: path === '/readyz' ? 200 : 404, body: {} }))
  expect(await reach(`${site}/readyz`)).toEqual(done(`${site}/readyz answers: the site is up`))
  expect(await reach(`${site}/elsewhere`)).toMatchObject({ state: 'todo' })
  expect(await reach('http://127.0.0.1:1/readyz')).toMatchObject({ state: 'todo' })
})

test('the report marks each finding and counts what is left to do', () => {
  const chapters = [{ title: 'Mail', findings: [done('it works'), todo('mend this'), note('know that')] }]
  expect(report(chapters)).toEqual({
    text: 'Mail\n  ok     it works\n  TO DO  mend this\n  note   know that\n\n1 left to do.',
    left: 1,
  })
  expect(report([{ title: 'Mail', findings: [done('it works')] }])).toMatchObject({ left: 0 })
})

const RECIPIENT = 'age1hjg36sckjgm9ggeujs3tqq0ekqygeevm2rg8uar4zpmydd7ezylqz03304'
const NOON = new Date('2025-09-03T12:00:00Z')

test('backups need a valid key, a writable folder and a recent backup', async () => {
  const folder = join(newFolder(), 'made/later')
  const look = async (recipient: string | null, to = folder) =>
    checkBackups({ commands: 'deploy/run.sh {} /etc/x.env', backup: { folder: to, recipient } }, NOON)
  expect(left(await look(null))).toEqual([
    expect.stringMatching(/BACKUP_RECIPIENT is not set.*`deploy\/run\.sh backup:key \/etc\/x\.env`/),
  ])
  expect(left(await look(RECIPIENT.replace(/4$/, '5')))).toEqual([
    expect.stringContaining('is not a valid key'),
  ])
  expect(left(await look(RECIPIENT, '/dev/null/none'))).toEqual([
    expect.stringContaining('cannot be written to /dev/null/none'),
  ])
  expect(left(await look(RECIPIENT))).toEqual([expect.stringContaining('There is no backup')])
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tradewind-2025-09-02T00-00-00.000Z.jsonl.gz.age'), '')
  expect(left(await look(RECIPIENT))).toEqual([])
  const later = new Date(NOON.getTime() + 1)
  expect(
    left(await checkBackups({ commands: '{}', backup: { folder, recipient: RECIPIENT } }, later)),
  ).toEqual([expect.stringContaining('older than 36 hours')])
})

test('an instance that was never started has the texts of the product, and is not reported as paused', async () => {
  const nothing = { document: { en: {} }, findings: [] }
  expect(await readStored(readEnv({ DATA_DIR: newFolder() }))).toEqual(nothing)
  expect(await readStored(readEnv({ DATABASE_URL: READY.DATABASE_URL }))).toEqual(nothing)
})
