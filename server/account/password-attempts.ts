import { or, sql } from 'drizzle-orm'
import { rateLimits } from '#server/db/tables/account-tables.ts'
import { consumeLimit, forget, uncount, type Limit, type LimitDeps } from './rate-limit.ts'

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

/** Counts an attempt of an unknown device before its password is checked. Problem: too-many-requests. */
export async function countUnknownDevice(deps: LimitDeps): Promise<void> {
  await consumeLimit(deps, UNKNOWN_DEVICES, 'all')
}

/** Takes an attempt back after the password was right. */
export async function forgiveUnknownDevice(deps: LimitDeps): Promise<void> {
  await uncount(deps, UNKNOWN_DEVICES, 'all')
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
