import { or, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#domain/contract/problem.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import { rateLimits } from '#server/db/tables/account-tables.ts'

/** How many times something may happen within a number of seconds of real time. */
interface Limit {
  name: string
  points: number
  seconds: number
}

export type LimitDeps = Pick<BaseDeps, 'db' | 'env'>

/**
 * Calls per minute from one client address. They stop floods only: a family or office behind one address stays far below, even on the day a
 * retreat opens.
 */
const CALLS_PER_MINUTE = {
  register: 120,
  reset: 120,
  'admin-reset': 120,
  'reset-link': 120,
  'confirm-address': 60,
  contact: 60,
  draft: 600,
  submit: 600,
  document: 120,
  'refund-link': 120,
  'pay-link': 120,
  'season-alert': 60,
  after: 60,
  'waiting-list': 120,
  'lodge-link': 120,
  'hand-over-link': 120,
  'claim-link': 120,
  'browser-error': 20,
  // Each call stores a row for some minutes.
  'passkey-options': 60,
}

/**
 * New accounts per hour in one network. Each account may hold places without paying, so without a limit one stranger could book everything
 * (decision 0055).
 */
const SIGN_UPS: Limit = { name: 'sign-up', points: 30, seconds: 60 * 60 }

/** Counts a sign-up in a network. Problem: too-many-requests. */
export async function limitSignUps(deps: LimitDeps, network: string): Promise<void> {
  await consumeLimit(deps, SIGN_UPS, network)
}

/** Links to reset a password that one client asks for in an hour, each mailed to whatever address is typed. */
const RESET_MAILS: Limit = { name: 'reset-mails', points: 20, seconds: 60 * 60 }

/** Counts a request for a link to reset a password. Problem: too-many-requests. */
export async function limitResetMails(deps: LimitDeps, client: string): Promise<void> {
  await consumeLimit(deps, RESET_MAILS, client)
}

/** Browser errors per hour over all clients, so that a flood does not fill the database. */
const BROWSER_ERRORS: Limit = { name: 'browser-errors', points: 300, seconds: 60 * 60 }

/** Counts a browser error, per client and over all. Problem: too-many-requests. */
export async function limitBrowserErrors(deps: LimitDeps, client: string): Promise<void> {
  await limitRate(deps, client, 'browser-error')
  await consumeLimit(deps, BROWSER_ERRORS, 'all')
}

/**
 * Calls per guest in ten minutes. Card pages and their status are requested from the card provider, so a page that reloads by itself must
 * not overload it. Nobody who pays comes near.
 */
const GUESTS_CALLS = {
  checkout: 20,
  order: 40,
  'address-link': 10,
  'new-pay-link': 20,
  session: 60,
  // Collects all data about the guest, including mails.
  export: 10,
  // Each of these may send a mail to somebody unknown.
  'hand-over': 10,
  complaint: 10,
  change: 20,
}

/** Counts a call of a signed-in guest, or one about a booking by its pay link, from any address. Problem: too-many-requests. */
export async function limitGuest(
  deps: LimitDeps,
  guestId: string,
  what: keyof typeof GUESTS_CALLS,
): Promise<void> {
  await consumeLimit(deps, { name: what, points: GUESTS_CALLS[what], seconds: 600 }, guestId)
}

/** Counts a call of a client. Problem: too-many-requests, with Retry-After. */
export async function limitRate(
  deps: LimitDeps,
  client: string,
  scope: keyof typeof CALLS_PER_MINUTE,
): Promise<void> {
  await consumeLimit(deps, { name: scope, points: CALLS_PER_MINUTE[scope], seconds: 60 }, client)
}

/** Counts one event. Problem: too-many-requests, with Retry-After. */
async function consumeLimit(deps: LimitDeps, limit: Limit, key: string): Promise<void> {
  const wait = await count(deps, limit, key)
  if (wait > 0) throw new Problem('too-many-requests', { headers: { 'retry-after': String(wait) } })
}

/** Counts one event and returns how many seconds to wait if the limit is exceeded, 0 otherwise. */
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
async function uncount(deps: LimitDeps, limit: Limit, key: string): Promise<void> {
  if (deps.env.rateLimits) await limiterOf(deps, limit).reward(key)
}

/** Resets the count. */
async function forget(deps: LimitDeps, limit: Limit, key: string): Promise<void> {
  if (deps.env.rateLimits) await limiterOf(deps, limit).delete(key)
}

/**
 * Returns a limiter that counts with one atomic statement in the database, so that limits survive restarts and hold over several servers.
 */
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

const MINUTE_S = 60
const DAY_S = 24 * 60 * 60

/**
 * Limits on wrong passwords for one account from one client address. An account is never locked for everybody: its owner can sign in from
 * elsewhere at once, from the attacker's address after the wait, and from anywhere after a reset by mail.
 */
const ACCOUNT_MINUTE: Limit = { name: 'password-account-minute', points: 30, seconds: MINUTE_S }
const ACCOUNT_DAY: Limit = { name: 'password-account-day', points: 300, seconds: DAY_S }

/** Limits on wrong passwords from one client address, for all accounts together. */
const ADDRESS_MINUTE: Limit = { name: 'password-address-minute', points: 300, seconds: MINUTE_S }
const ADDRESS_DAY: Limit = { name: 'password-address-day', points: 3000, seconds: DAY_S }

/**
 * Limit on wrong admin passwords per hour from all unknown browsers together, so that many networks guess no faster than one. The operator
 * can still sign in with a known device or a passkey (decision 0010).
 */
const UNKNOWN_DEVICES: Limit = { name: 'admin-unknown-devices', points: 100, seconds: 60 * 60 }

/** Attempts to enter the admin area count as those of one account. No guest's account has this name, because it is no email address. */
export const ADMIN = 'admin'

/** Counts an attempt of an unknown device before its password is checked. Problem: too-many-requests. */
export async function countUnknownDevice(deps: LimitDeps): Promise<void> {
  await consumeLimit(deps, UNKNOWN_DEVICES, 'all')
}

/** Takes an attempt back after the password was right. */
export async function forgiveUnknownDevice(deps: LimitDeps): Promise<void> {
  await uncount(deps, UNKNOWN_DEVICES, 'all')
}

/** Lets the operator in from everywhere after a new password was set by a mailed link. */
export async function forgetAdminAttempts(deps: LimitDeps): Promise<void> {
  await forgetAttempts(deps, ADMIN)
  await forget(deps, UNKNOWN_DEVICES, 'all')
}

/** Who tries a password: a client address, or a browser that has signed in before, from any address. */
type Client = string | { device: string }

/**
 * Counts an attempt before its password is checked, so that concurrent ones all count; `forgiveAttempt` takes right ones back. A known
 * device has its own count: others at its address cannot block it, and it may guess no more often than they. Problem: too-many-requests.
 */
export async function countAttempt(deps: LimitDeps, client: Client, account: string): Promise<void> {
  // Checked in this order, so that attempts refused for one account count neither towards the address nor towards the day.
  for (const [ofAccount, ofAddress] of [
    [ACCOUNT_MINUTE, ADDRESS_MINUTE],
    [ACCOUNT_DAY, ADDRESS_DAY],
  ] as const) {
    await consumeLimit(deps, ofAccount, ownerKey(account, client))
    if (typeof client === 'string') await consumeLimit(deps, ofAddress, client)
  }
}

/** Takes an attempt and the wrong ones before it back, after the password was right. */
export async function forgiveAttempt(deps: LimitDeps, client: Client, account: string): Promise<void> {
  if (typeof client === 'string') {
    for (const limit of [ADDRESS_MINUTE, ADDRESS_DAY]) await uncount(deps, limit, client)
  }
  for (const limit of [ACCOUNT_MINUTE, ACCOUNT_DAY]) await forget(deps, limit, ownerKey(account, client))
}

/** Unlocks an account for every address after its owner has reset the password by mail. */
export async function forgetAttempts(deps: LimitDeps, account: string): Promise<void> {
  const prefixes = [ACCOUNT_MINUTE, ACCOUNT_DAY].map((limit) => `${limit.name}:${ownerKey(account, '')}`)
  await deps.db
    .delete(rateLimits)
    .where(or(...prefixes.map((prefix) => sql`starts_with(${rateLimits.key}, ${prefix})`)))
}

/** Returns the counter's key. No email address contains a space, so no account's key is a prefix of another's. */
function ownerKey(account: string, client: Client): string {
  return `${account} ${typeof client === 'string' ? client : `device ${client.device}`}`
}
