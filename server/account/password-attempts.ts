import { or, sql } from 'drizzle-orm'
import { rateLimits } from '#server/db/tables/account-tables.ts'
import { demandFew, forget, uncount, type Limit, type LimitDeps } from './rate-limit.ts'

const MINUTE_S = 60
const DAY_S = 24 * 60 * 60

/**
 * Wrong passwords for one account from one client address. An account is never locked for everybody: its owner gets in
 * from elsewhere at once, from the attacker's own address after the wait, and from anywhere after a reset by mail.
 */
const ACCOUNT_MINUTE: Limit = { name: 'password-account-minute', points: 30, seconds: MINUTE_S }
const ACCOUNT_DAY: Limit = { name: 'password-account-day', points: 300, seconds: DAY_S }

/** Wrong passwords from one client address, whatever the account. */
const ADDRESS_MINUTE: Limit = { name: 'password-address-minute', points: 300, seconds: MINUTE_S }
const ADDRESS_DAY: Limit = { name: 'password-address-day', points: 3000, seconds: DAY_S }

/**
 * Wrong admin passwords an hour from browsers in which nobody has passed the gate before, wherever they are: many networks
 * guess no faster than one. The operator gets in with a device that has been in before, or with a passkey (decision 0010).
 */
const UNKNOWN_DEVICES: Limit = { name: 'admin-unknown-devices', points: 100, seconds: 60 * 60 }

/** Counts an attempt of an unknown device before its password is looked at. Problem: too-many-requests. */
export async function countUnknownDevice(deps: LimitDeps): Promise<void> {
  await demandFew(deps, UNKNOWN_DEVICES, 'all')
}

/** The password was right: this attempt was none. */
export async function forgiveUnknownDevice(deps: LimitDeps): Promise<void> {
  await uncount(deps, UNKNOWN_DEVICES, 'all')
}

/** Who tries a password: a client address, or a browser in which it was given rightly before, wherever that is. */
type Client = string | { device: string }

/**
 * Counts an attempt before its password is looked at, so that a thousand at once are all counted; a right one is taken
 * back by `forgiveAttempt`, so that only wrong ones count. A known device counts for itself alone: others at its address
 * do not close the account to it, and it may guess no more often than they. Problem: too-many-requests.
 */
export async function countAttempt(deps: LimitDeps, client: Client, account: string): Promise<void> {
  // In this order, what an account's limit refuses does not close the address to others, nor use up the day.
  for (const [ofAccount, ofAddress] of [
    [ACCOUNT_MINUTE, ADDRESS_MINUTE],
    [ACCOUNT_DAY, ADDRESS_DAY],
  ] as const) {
    await demandFew(deps, ofAccount, ownerKey(account, client))
    if (typeof client === 'string') await demandFew(deps, ofAddress, client)
  }
}

/** The password was right: this attempt was none, and the wrong ones before it were a person's. */
export async function forgiveAttempt(deps: LimitDeps, client: Client, account: string): Promise<void> {
  if (typeof client === 'string') {
    for (const limit of [ADDRESS_MINUTE, ADDRESS_DAY]) await uncount(deps, limit, client)
  }
  for (const limit of [ACCOUNT_MINUTE, ACCOUNT_DAY]) await forget(deps, limit, ownerKey(account, client))
}

/** Opens an account to every address again, after its owner has proved themselves by mail. */
export async function forgetAttempts(deps: LimitDeps, account: string): Promise<void> {
  const prefixes = [ACCOUNT_MINUTE, ACCOUNT_DAY].map((limit) => `${limit.name}:${ownerKey(account, '')}`)
  await deps.db
    .delete(rateLimits)
    .where(or(...prefixes.map((prefix) => sql`starts_with(${rateLimits.key}, ${prefix})`)))
}

/** A space stands in no e-mail address, so no account can be the beginning of another. */
function ownerKey(account: string, client: Client): string {
  return `${account} ${typeof client === 'string' ? client : `device ${client.device}`}`
}
