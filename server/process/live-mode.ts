import { resemblesCommonPassword } from '#domain/account/common-passwords.ts'
import type { Env } from '#server/env.ts'
import { isEverybody } from './networks.ts'

/** The admin's one password opens every guest's data, so it is longer than a guest's has to be. */
const MIN_ADMIN_PASSWORD_LENGTH = 14

/**
 * Why this installation must not take real guests and real money yet, each with its mend; empty where it may
 * (decision 0009). `contentPlaceholders` are what `npm run doctor` finds in the owner's content.
 *
 * `baseUrl` counts as missing where it is not https, because the derived default never is.
 */
export function liveModeRefusals(env: Env, contentPlaceholders: readonly string[]): string[] {
  const refusals: string[] = []
  if (env.databaseUrl === null) {
    refusals.push(
      'The embedded database does not survive a power cut: set DATABASE_URL to a PostgreSQL database.',
    )
  }
  if (env.stripe === null) {
    refusals.push('The sandbox moves no money: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.')
  }
  if (env.stripe !== null && env.stripe.apiBase !== null) {
    refusals.push('STRIPE_API_BASE sends card payments to another server than Stripe: remove it.')
  }
  if (env.appNow !== null) {
    refusals.push('APP_NOW sets a false time, and deadlines with it: remove it.')
  }
  if (!env.rateLimits) {
    refusals.push('RATE_LIMITS=off lets anybody guess passwords without end: remove it.')
  }
  if (env.sessionSecret === null) {
    refusals.push(
      'SESSION_SECRET is not set: set it to at least 32 random characters; `openssl rand -hex 32` makes them.',
    )
  }
  if (env.dataKeys.length === 0) {
    refusals.push(
      'DATA_KEY is not set: it encrypts health notes and emergency contacts; `openssl rand -base64 32` makes one. Keep it where the backups are not.',
    )
  }
  if (!env.baseUrl.startsWith('https://')) {
    refusals.push(
      'BASE_URL is not https: set it to the public address, for example BASE_URL=https://www.example.com.',
    )
  }
  if (isBehindUnknownProxy(env)) {
    refusals.push(
      'TRUSTED_PROXY is not set, so all guests would count as one: name the program that does HTTPS, TRUSTED_PROXY=127.0.0.1 where it runs on this machine.',
    )
  }
  if (env.trustedProxies.some(isEverybody)) {
    refusals.push(
      'TRUSTED_PROXY believes everybody, so whoever wants can seem to come from anywhere: name only the program that does HTTPS, TRUSTED_PROXY=127.0.0.1 where it runs on this machine.',
    )
  }
  if (env.adminPassword !== null) refusals.push(...adminPasswordRefusals(env.adminPassword))
  const { sessionSecret, dataKeys, metricsToken } = env
  if (sessionSecret !== null && isPredictable(Buffer.from(sessionSecret)))
    refusals.push(easilyGuessed('SESSION_SECRET', 'make one with `openssl rand -hex 32`.'))
  if (dataKeys[0] && isPredictable(dataKeys[0])) {
    refusals.push(
      easilyGuessed(
        'DATA_KEY',
        'make one with `openssl rand -base64 32`, and put the old one into DATA_KEY_PREVIOUS.',
      ),
    )
  }
  if (metricsToken !== null && isPredictable(Buffer.from(metricsToken)))
    refusals.push(easilyGuessed('METRICS_TOKEN', 'make one with `openssl rand -hex 32`.'))
  return [
    ...refusals,
    ...env.placeholders.map((name) => `${name} still holds the words of an example: set your own.`),
    ...contentPlaceholders.map((placeholder) => `The content still has a placeholder: ${placeholder}`),
  ]
}

/** HTTPS is done by a program in front of this one; where it is not named, limits count all guests as one. */
function isBehindUnknownProxy({ baseUrl, trustedProxies }: Env): boolean {
  return baseUrl.startsWith('https://') && trustedProxies.length === 0
}

function adminPasswordRefusals(password: string): string[] {
  if (password.length < MIN_ADMIN_PASSWORD_LENGTH) {
    return [`ADMIN_PASSWORD is short: take at least ${MIN_ADMIN_PASSWORD_LENGTH} characters.`]
  }
  if (isPredictable(Buffer.from(password)))
    return [easilyGuessed('ADMIN_PASSWORD', 'let a password manager make one.')]
  return resemblesCommonPassword(password)
    ? ['ADMIN_PASSWORD is among those that attackers try first: let a password manager make one.']
    : []
}

/** Fewer different bytes, or steps from one to the next, than this are no secret. 32 random hexadecimal digits have about 14. */
const MIN_DIFFERENT = 7

/** Whether a secret is of few different characters, such as zeros, repeats itself, or only counts up. */
function isPredictable(secret: Buffer): boolean {
  const bytes = [...secret]
  const steps = bytes.slice(1).map((byte, at) => byte - (bytes[at] ?? 0))
  // A text that repeats itself is found in itself twice over before its end.
  const repeats = Buffer.concat([secret, secret]).indexOf(secret, 1) < secret.length
  return repeats || new Set(bytes).size < MIN_DIFFERENT || new Set(steps).size < MIN_DIFFERENT
}

function easilyGuessed(name: string, mend: string): string {
  return `${name} is easily guessed: it has few different characters, or repeats itself: ${mend}`
}

// Words in angle brackets, a whole value in them, or the dots of a value that was cut short, as guides write them. A
// password that a program made may have brackets too, but no words in them.
const PLACEHOLDER = /^<.*>$|<[a-z][a-z '"-]{2,}>|…/is

/** Whether a setting was copied from a guide, and not filled in. */
export function holdsPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value)
}
