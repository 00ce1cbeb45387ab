import type { Env } from '#server/env.ts'

/**
 * Why this installation must not take real guests and real money yet, each with its mend; empty where it may
 * (decisions: live mode). `contentPlaceholders` are what `npm run doctor` finds in the owner's content.
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
  if (!env.baseUrl.startsWith('https://')) {
    refusals.push(
      'BASE_URL is not https: set it to the public address, for example BASE_URL=https://www.example.com.',
    )
  }
  return [
    ...refusals,
    ...contentPlaceholders.map((placeholder) => `The content still has a placeholder: ${placeholder}`),
  ]
}
