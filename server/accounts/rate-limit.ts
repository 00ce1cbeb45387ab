import type { Context } from 'hono'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddressReader } from '#server/api/client-address.ts'
import { rateLimits } from '#server/db/account-tables.ts'
import type { Deps } from '#server/deps.ts'
import { Problem } from '#server/problem.ts'
import { householdOf } from './household.ts'

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
  contact: 60,
  draft: 600,
  submit: 600,
  document: 120,
} as const

/** Refuses with too-many-requests and Retry-After; `key` counts something else than the client's address. */
export async function limitRate(
  deps: LimitDeps,
  c: Context,
  scope: keyof typeof CALLS_PER_MINUTE,
  key = clientOf(deps, c),
): Promise<void> {
  const limit = { name: scope, points: CALLS_PER_MINUTE[scope], seconds: 60 }
  const wait = await count(deps, limit, key)
  if (wait > 0) throw tooManyRequests(wait)
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

export function tooManyRequests(waitSeconds: number): Problem {
  return new Problem('too-many-requests', { headers: { 'retry-after': String(waitSeconds) } })
}

export function clientOf(deps: LimitDeps, c: Context): string {
  return householdOf(clientAddressReader(deps.env.trustedProxies)(c))
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
