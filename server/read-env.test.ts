import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataKey } from '#server/process/data-keys.ts'
import { TEST_DATA_KEY } from '#test/data-keys.ts'
import { EnvError } from './env.ts'
import { holdsPlaceholder } from './process/live-mode.ts'
import { readEnv } from './read-env.ts'

const READY_FOR_LIVE = {
  LIVE: '1',
  DATABASE_URL: 'postgres://tradewind:secret@db.example.com:5432/tradewind',
  STRIPE_SECRET_KEY: 'sk_live_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
  SESSION_SECRET: 'a secret of the tests, which guards nothing',
  DATA_KEY: makeDataKey(),
  BASE_URL: 'https://www.example.com',
  TRUSTED_PROXY: '127.0.0.1',
}

function reasonsFor(variables: Record<string, string | undefined>): readonly string[] {
  try {
    readEnv(variables)
  } catch (error) {
    if (error instanceof EnvError) return error.reasons
    throw error
  }
  return []
}

test('a fresh instance needs no settings', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    baseUrl: 'http://127.0.0.1:3000',
    dataDir: resolve('data'),
    databaseUrl: null,
    commands: 'npm run {}',
    appNow: null,
    adminPassword: null,
    sessionSecret: null,
    dataKeys: [],
    backup: { folder: resolve('data/backups'), recipient: null },
    stripe: null,
    stripeApiBase: null,
    smtpUrl: null,
    mailFrom: null,
    metricsToken: null,
    notion: null,
    google: null,
    rateLimits: true,
    drainSeconds: 0,
    trustedProxies: [],
    live: false,
    logLevel: 'info',
    placeholders: [],
  })
})

const RECIPIENT = 'age1hjg36sckjgm9ggeujs3tqq0ekqygeevm2rg8uar4zpmydd7ezylqz03304'

test('every variable is read into its setting', () => {
  const env = readEnv({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/tradewind',
    APP_NOW: '2025-09-01T11:00:00+02:00',
    ADMIN_PASSWORD: 'harmattan',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    MAIL_FROM: 'Tradewind Retreats <hello@example.com>',
    NOTION_TOKEN: 'ntn_1',
    NOTION_DATABASE_ID: 'db_1',
    NOTION_BASE_URL: 'http://127.0.0.1:4999',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    RATE_LIMITS: 'off',
    METRICS_TOKEN: 'a token of twenty-four letters and more',
    TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8',
    BACKUP_DIR: '/var/backups/tradewind',
    BACKUP_RECIPIENT: RECIPIENT,
    LOG_LEVEL: 'warn',
  })
  expect(env).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    baseUrl: 'http://localhost:8080',
    dataDir: '/var/tradewind',
    appNow: new Date('2025-09-01T09:00:00Z'),
    adminPassword: 'harmattan',
    smtpUrl: 'smtps://user:secret@mail.example.com',
    mailFrom: 'Tradewind Retreats <hello@example.com>',
    notion: { token: 'ntn_1', databaseId: 'db_1', baseUrl: 'http://127.0.0.1:4999' },
    google: { clientId: 'id', clientSecret: 'secret' },
    rateLimits: false,
    metricsToken: 'a token of twenty-four letters and more',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    backup: { folder: '/var/backups/tradewind', recipient: RECIPIENT },
    logLevel: 'warn',
  })
})

test('an empty variable counts as unset, and the public address loses its trailing slash', () => {
  expect(readEnv({ PORT: '', BASE_URL: 'https://www.example.com/' })).toMatchObject({
    port: 3000,
    baseUrl: 'https://www.example.com',
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['BASE_URL', 'www.example.com'],
  ['BASE_URL', 'https://www.example.com/retreats'],
  ['DATABASE_URL', 'mysql://localhost/tradewind'],
  ['APP_NOW', 'yesterday'],
  ['APP_NOW', '2025-09-01'],
  ['SESSION_SECRET', 'short'],
  ['DATA_KEY', 'short'],
  ['DATA_KEY', 'f3'.repeat(31)],
  ['DATA_KEY_PREVIOUS', `${TEST_DATA_KEY},short`],
  ['STRIPE_SECRET_KEY', 'pk_test_abc'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'hello'],
  ['MAIL_FROM', 'a@example.com\nBcc: b@example.com'],
  ['RATE_LIMITS', 'maybe'],
  ['DRAIN_SECONDS', '6'],
  ['METRICS_TOKEN', 'short'],
  ['TRUSTED_PROXY', 'my-proxy'],
  ['TRUSTED_PROXY', '10.0.0.0/33'],
  ['LIVE', 'yes please'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with the variable’s name', (name, value) => {
  expect(reasonsFor({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must `))])
})

test('a refusal never repeats the value, which may be a secret', () => {
  const reasons = reasonsFor({
    SESSION_SECRET: 'banjul',
    DATA_KEY: 'banjul',
    STRIPE_WEBHOOK_SECRET: 'banjul',
    DATABASE_URL: 'banjul',
  })
  expect(reasons).toHaveLength(4)
  expect(reasons.join()).not.toContain('banjul')
})

test('data keys are in base64 or hexadecimal, and earlier ones follow the current one', () => {
  const other = 'f3'.repeat(32)
  const { dataKeys } = readEnv({ DATA_KEY: other, DATA_KEY_PREVIOUS: `${TEST_DATA_KEY}, ${'0a'.repeat(32)}` })
  expect(dataKeys.map((key) => key.toString('hex'))).toEqual([
    other,
    Buffer.from(TEST_DATA_KEY, 'base64').toString('hex'),
    '0a'.repeat(32),
  ])
  expect(reasonsFor({ DATA_KEY_PREVIOUS: other })).toEqual([
    'DATA_KEY_PREVIOUS is set but DATA_KEY is not: set DATA_KEY to the current key.',
  ])
})

test('all invalid values are named at once', () => {
  expect(reasonsFor({ PORT: 'x', LIVE: 'x' })).toHaveLength(2)
})

test.each([
  ['STRIPE_SECRET_KEY', 'sk_test_1', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_1', 'STRIPE_SECRET_KEY'],
  ['NOTION_TOKEN', 'ntn_1', 'NOTION_DATABASE_ID'],
  ['GOOGLE_CLIENT_ID', 'id', 'GOOGLE_CLIENT_SECRET'],
])('%s without its counterpart is refused', (name, value, missing) => {
  expect(reasonsFor({ [name]: value })).toEqual([
    `${name} is set but ${missing} is not: set both, or neither.`,
  ])
})

test('live mode starts with all required settings', () => {
  expect(readEnv(READY_FOR_LIVE).live).toBe(true)
})

test.each([
  ['LIVE=1', { LIVE: '1', STRIPE_SECRET_KEY: 'sk_test_1' }, true],
  ['a live key', { LIVE: undefined, STRIPE_SECRET_KEY: 'sk_live_1' }, true],
  ['a live restricted key', { LIVE: '0', STRIPE_SECRET_KEY: 'rk_live_1' }, true],
  ['a test key', { LIVE: undefined, STRIPE_SECRET_KEY: 'sk_test_1' }, false],
])('%s decides whether live mode is on', (_name, variables, live) => {
  expect(readEnv({ ...READY_FOR_LIVE, ...variables }).live).toBe(live)
})

test.each([
  ['the embedded database', { DATABASE_URL: undefined }, /DATABASE_URL/],
  ['a stand-in for Stripe', { STRIPE_API_BASE: 'http://127.0.0.1:4330' }, /STRIPE_API_BASE/],
  ['a set clock', { APP_NOW: '2025-09-01T09:00:00Z' }, /APP_NOW/],
  ['no rate limits', { RATE_LIMITS: 'off' }, /RATE_LIMITS/],
  ['no data key', { DATA_KEY: undefined }, /^DATA_KEY is not set/],
  ['no session secret', { SESSION_SECRET: undefined }, /SESSION_SECRET/],
  ['no public address', { BASE_URL: undefined }, /BASE_URL/],
  ['an address without https', { BASE_URL: 'http://www.example.com' }, /BASE_URL/],
  ['a proxy that it is not told of', { TRUSTED_PROXY: undefined }, /^TRUSTED_PROXY is not set/],
  ['a secret of one character', { SESSION_SECRET: 'x'.repeat(64) }, /^SESSION_SECRET is easy to guess/],
  [
    'a secret that repeats itself',
    { SESSION_SECRET: 'abcdefgh'.repeat(8) },
    /^SESSION_SECRET is easy to guess/,
  ],
  ['a secret that counts up', { SESSION_SECRET: '0123456789'.repeat(4) }, /^SESSION_SECRET is easy to guess/],
  ['a data key of zeros', { DATA_KEY: '0'.repeat(64) }, /^DATA_KEY is easy to guess/],
  [
    'a data key that counts up',
    { DATA_KEY: Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString('hex') },
    /^DATA_KEY is easy to guess/,
  ],
  ['a token of one character', { METRICS_TOKEN: 'x'.repeat(24) }, /^METRICS_TOKEN is easy to guess/],
  [
    'an admin password of one character',
    { ADMIN_PASSWORD: 'k'.repeat(20) },
    /^ADMIN_PASSWORD is easy to guess/,
  ],
  ['an admin password of few', { ADMIN_PASSWORD: 'kitekitekitekite' }, /^ADMIN_PASSWORD is easy to guess/],
  [
    'a short admin password',
    { ADMIN_PASSWORD: 'x9-kora-baobab'.slice(1) },
    /^ADMIN_PASSWORD is too short.* 14 /,
  ],
  [
    'a common admin password',
    { ADMIN_PASSWORD: 'Password-2026!' },
    /^ADMIN_PASSWORD is like a password that attackers/,
  ],
])('live mode refuses %s', (_name, variables, reason) => {
  const reasons = reasonsFor({ ...READY_FOR_LIVE, ...variables })
  expect(reasons).toHaveLength(1)
  expect(reasons[0]).toMatch(reason)
})

test.each([
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1,128.0.0.0/1',
  '127.0.0.1, 8.0.0.0/7',
  '::ffff:0:0/96',
  '::ffff:0.0.0.0/96',
  '2000::/3',
  '0:0:0:0:0:0:0:0/1',
])('live mode refuses a proxy range that includes public addresses: %s', (TRUSTED_PROXY) => {
  expect(reasonsFor({ ...READY_FOR_LIVE, TRUSTED_PROXY })).toEqual([
    expect.stringMatching(/^TRUSTED_PROXY trusts every address/),
  ])
})

test.each([
  '127.0.0.1',
  '::1',
  '10.0.0.0/8',
  '172.16.0.0/12, 192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
  '2400:cb00::/32',
  '::ffff:10.0.0.0/104',
])('live mode accepts a proxy of its own: %s', (TRUSTED_PROXY) => {
  expect(reasonsFor({ ...READY_FOR_LIVE, TRUSTED_PROXY })).toEqual([])
})

test.each([
  ['SESSION_SECRET', '<what "openssl rand -hex 32" prints>'],
  ['ADMIN_PASSWORD', '<at least 14 characters, from your password manager>'],
  ['DATABASE_URL', 'postgres://tradewind:<password>@127.0.0.1:5432/tradewind'],
  ['SMTP_URL', 'smtps://<user>:<password>@mail.example.com:465'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_…'],
])('live mode refuses %s copied from the guide: %s', (name, value) => {
  expect(reasonsFor({ ...READY_FOR_LIVE, [name]: value })).toEqual([
    `${name} still has the value of an example: set your own.`,
  ])
  expect(
    reasonsFor({ [name]: value, STRIPE_SECRET_KEY: name.startsWith('STRIPE') ? 'sk_test_1' : '' }),
  ).toEqual([])
})

test.each([
  ['MAIL_FROM', 'Tradewind Retreats <hello@example.com>'],
  ['ADMIN_PASSWORD', 'q<7Fe>kT)x<p2>vW9'],
  ['ADMIN_PASSWORD', 'under < 3 baobabs'],
])('%s as "%s" is not taken for an example', (name, value) => {
  expect(reasonsFor({ ...READY_FOR_LIVE, [name]: value })).toEqual([])
})

test.each([
  'postgres://tradewind:<password>@127.0.0.1:5432/tradewind',
  '<what "openssl rand -hex 32" prints>',
  '<at least 14 characters, from your password manager>',
  'smtps://<user>:<password>@<server of your provider>:465',
  'sk_test_…',
])('%s is recognised as an example from the guides', (example) => {
  expect(holdsPlaceholder(example)).toBe(true)
})

test('live mode gives every reason at once', () => {
  expect(reasonsFor({ LIVE: '1', APP_NOW: '2025-09-01T09:00:00Z', RATE_LIMITS: 'off' })).toHaveLength(6)
})
