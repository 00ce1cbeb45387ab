import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#domain/api/problem.ts'
import { rateLimits } from '#server/db/tables/account-tables.ts'
import type { Deps } from '#server/deps.ts'

/** How often something may happen in a span of real time. */
export interface Limit {
  name: string
  points: number
  seconds: number
}

export type LimitDeps = Pick<Deps, 'db' | 'env'>

/**
 * Calls a minute from one client address. They stop floods, and nobody else: a family or an office behind one address, or
 * everybody who books on the day a retreat opens, stays far below.
 */
const CALLS_PER_MINUTE = {
  register: 120,
  forgot: 120,
  reset: 120,
  'reset-link': 120,
  'confirm-address': 60,
  contact: 60,
  draft: 600,
  submit: 600,
  document: 120,
  'refund-link': 120,
  'pay-link': 120,
  'lodge-link': 120,
  'hand-over-link': 120,
  'claim-link': 120,
  'browser-error': 20,
  // Each keeps a row for minutes.
  'passkey-options': 60,
} as const

/**
 * New accounts an hour in one network, whoever asks. Each account may hold places without money, and costs nothing:
 * without a limit, one stranger could sell out everything (decision 0055).
 */
const SIGN_UPS: Limit = { name: 'sign-up', points: 30, seconds: 60 * 60 }

/** Counts one more sign-up in a network, and refuses it with too-many-requests where that was too many. */
export async function limitSignUps(deps: LimitDeps, network: string): Promise<void> {
  await demandFew(deps, SIGN_UPS, network)
}

/** Errors an hour that pages may tell of, whoever does: no flood of them writes the database full. */
const BROWSER_ERRORS: Limit = { name: 'browser-errors', points: 300, seconds: 60 * 60 }

/** Counts one more error that a page tells of, by client and over all. Problem: too-many-requests. */
export async function limitBrowserErrors(deps: LimitDeps, client: string): Promise<void> {
  await limitRate(deps, client, 'browser-error')
  await demandFew(deps, BROWSER_ERRORS, 'all')
}

/**
 * What one guest may ask for in ten minutes. Card pages and looks at them ask the card provider: nobody who pays comes near,
 * and a page that reloads by itself does not wear the provider out.
 */
const GUEST_LIMITS = {
  checkout: { name: 'checkout', points: 20, seconds: 600 },
  order: { name: 'order', points: 40, seconds: 600 },
  'address-link': { name: 'address-link', points: 10, seconds: 600 },
  'new-pay-link': { name: 'new-pay-link', points: 20, seconds: 600 },
  session: { name: 'session', points: 60, seconds: 600 },
  // All that is known of the guest, mails too.
  export: { name: 'export', points: 10, seconds: 600 },
  // Each may write to somebody whom we do not know.
  'hand-over': { name: 'hand-over', points: 10, seconds: 600 },
  complaint: { name: 'complaint', points: 10, seconds: 600 },
  change: { name: 'change', points: 20, seconds: 600 },
} as const satisfies Record<string, Limit>

/**
 * Counts one more call of a signed-in guest, or about a booking whose pay link somebody has, wherever it comes from.
 * Problem: too-many-requests.
 */
export async function limitGuest(
  deps: LimitDeps,
  guestId: string,
  what: keyof typeof GUEST_LIMITS,
): Promise<void> {
  await demandFew(deps, GUEST_LIMITS[what], guestId)
}

/** Counts one more call of a client, and refuses it with too-many-requests and Retry-After where that was too many. */
export async function limitRate(
  deps: LimitDeps,
  client: string,
  scope: keyof typeof CALLS_PER_MINUTE,
): Promise<void> {
  const limit = { name: scope, points: CALLS_PER_MINUTE[scope], seconds: 60 }
  await demandFew(deps, limit, client)
}

/** Counts one more, and refuses it where that was too many. Problem: too-many-requests. */
export async function demandFew(deps: LimitDeps, limit: Limit, key: string): Promise<void> {
  const wait = await count(deps, limit, key)
  if (wait > 0) throw new Problem('too-many-requests', { headers: { 'retry-after': String(wait) } })
}

/** Counts one more, and says how many seconds are to wait where that was too many; 0 where it was not. */
export async function count(deps: LimitDeps, limit: Limit, key: string): Promise<number> {
  if (!deps.env.rateLimits) return 0
  try {
    await limiterOf(deps, limit).consume(key)
    return 0
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
  }
}

/** Takes one count back. */
export async function uncount(deps: LimitDeps, limit: Limit, key: string): Promise<void> {
  if (deps.env.rateLimits) await limiterOf(deps, limit).reward(key)
}

/** Starts the count anew. */
export async function forget(deps: LimitDeps, limit: Limit, key: string): Promise<void> {
  if (deps.env.rateLimits) await limiterOf(deps, limit).delete(key)
}

/** One atomic statement a count, in the database, so that the limits hold over restarts and several servers. */
function limiterOf(deps: LimitDeps, limit: Limit): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: deps.db,
    schema: rateLimits,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    clearExpiredByTimeout: false,
  })
}
