import { resemblesCommonPassword } from '#domain/account/common-passwords.ts'
import type { Env } from '#server/env.ts'
import { isEverybody } from './networks.ts'

/** Longer than a guest's minimum, because the admin password gives access to every guest's data. */
const MIN_ADMIN_PASSWORD_LENGTH = 14

/**
 * Returns why this instance must not take real guests and money yet, each reason with its correction; empty if it may (decision 0009).
 * Examples left in the content only keep the website from opening (server/connections/go-live.ts). A `baseUrl` without https counts as missing, because the
 * derived default never has it.
 */
export function liveModeRefusals(env: Env): string[] {
  const refusals: readonly [applies: boolean, reason: string][] = [
    [
      env.databaseUrl === null,
      'A power cut can damage the embedded database: set DATABASE_URL to a PostgreSQL database.',
    ],
    [
      env.stripeApiBase !== null,
      'STRIPE_API_BASE sends card payments to a server that is not Stripe: remove it.',
    ],
    [env.appNow !== null, 'APP_NOW sets a false time, so all deadlines would be wrong: remove it.'],
    [!env.rateLimits, 'RATE_LIMITS=off lets anyone guess passwords without limit: remove it.'],
    [
      env.sessionSecret === null,
      'SESSION_SECRET is not set: set it to at least 32 random characters; `openssl rand -hex 32` creates them.',
    ],
    [
      env.dataKeys.length === 0,
      'DATA_KEY is not set: it encrypts health notes and emergency contacts. Create one with `openssl rand -base64 32`, and do not keep it with the backups.',
    ],
    [
      !env.baseUrl.startsWith('https://'),
      'BASE_URL does not begin with https://: set it to the public address, for example BASE_URL=https://www.example.com.',
    ],
    [
      isBehindUnknownProxy(env),
      'TRUSTED_PROXY is not set, so all guests would count as one: set it to the address of the program that handles HTTPS, TRUSTED_PROXY=127.0.0.1 if that runs on this server.',
    ],
    [
      env.trustedProxies.some(isEverybody),
      'TRUSTED_PROXY trusts every address, so anyone can pretend to come from another one: set it only to the address of the program that handles HTTPS, TRUSTED_PROXY=127.0.0.1 if that runs on this server.',
    ],
  ]
  const { adminPassword, sessionSecret, dataKeys, metricsToken } = env
  return [
    ...refusals.flatMap(([applies, reason]) => (applies ? reason : [])),
    ...(adminPassword === null ? [] : adminPasswordRefusals(adminPassword)),
    ...guessed(sessionSecret, 'SESSION_SECRET', 'create one with `openssl rand -hex 32`.'),
    ...guessed(
      dataKeys[0],
      'DATA_KEY',
      'create one with `openssl rand -base64 32`, and move the old one to DATA_KEY_PREVIOUS.',
    ),
    ...guessed(metricsToken, 'METRICS_TOKEN', 'create one with `openssl rand -hex 32`.'),
    ...env.placeholders.map((name) => `${name} still has the value of an example: set your own.`),
  ]
}

/** True if https comes from a proxy that is not named, so that limits would count all guests as one. */
function isBehindUnknownProxy({ baseUrl, trustedProxies }: Env): boolean {
  return baseUrl.startsWith('https://') && trustedProxies.length === 0
}

/** True if the password may guard every guest's data in live mode. */
export function isStrongAdminPassword(password: string): boolean {
  return adminPasswordRefusals(password).length === 0
}

function adminPasswordRefusals(password: string): string[] {
  if (password.length < MIN_ADMIN_PASSWORD_LENGTH) {
    return [`ADMIN_PASSWORD is too short: use at least ${MIN_ADMIN_PASSWORD_LENGTH} characters.`]
  }
  const predictable = guessed(password, 'ADMIN_PASSWORD', 'let a password manager create one.')
  if (predictable.length > 0) return predictable
  return resemblesCommonPassword(password)
    ? ['ADMIN_PASSWORD is like a password that attackers try first: let a password manager create one.']
    : []
}

/**
 * A secret with fewer different bytes, or fewer different steps between them, is predictable. 32 random hexadecimal digits have about 14.
 */
const MIN_DIFFERENT = 7

/** True if a secret has few different characters, repeats itself, or only counts up. */
function isPredictable(secret: Buffer): boolean {
  const bytes = [...secret]
  const steps = bytes.slice(1).map((byte, at) => byte - (bytes[at] ?? 0))
  // A text that repeats itself occurs in its double before its own end.
  const repeats = Buffer.concat([secret, secret]).indexOf(secret, 1) < secret.length
  return repeats || new Set(bytes).size < MIN_DIFFERENT || new Set(steps).size < MIN_DIFFERENT
}

/** Returns why a secret is easy to guess; empty if it is not, or not set. */
function guessed(secret: string | Buffer | null | undefined, name: string, fix: string): string[] {
  if (secret === null || secret === undefined || !isPredictable(Buffer.from(secret))) return []
  return [`${name} is easy to guess, because it has few different characters or repeats itself: ${fix}`]
}

// Guides write placeholders as words in angle brackets, a whole value in brackets, or dots for a shortened value. Generated passwords may
// contain brackets, but no words in them.
const PLACEHOLDER = /^<.*>$|<[a-z][a-z '"-]{2,}>|…/is

/** True if a setting still holds a guide's placeholder. */
export function holdsPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value)
}
