import { createHmac } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { User } from '#domain/contract/api-contract.ts'
import type { Transaction } from '#server/db/connect.ts'
import { isKnownAccount, isUnknownHold, needsOrigin } from '#server/db/known-holders.ts'
import { bookings, unclaimedHolds } from '#server/db/schema.ts'
import { users } from '#server/db/tables/account-tables.ts'
import type { Deps } from '#server/deps.ts'

/** Browser and network of an unknown guest, as keyed hashes, so that a copy of the database does not identify them. */
export interface Origin {
  browserKey: string
  networkKey: string
}

/** Who wants to hold a place: the account, or null if nobody is signed in, and the browser and network of the request. */
export interface Holder {
  user: User | null
  origin: Origin
}

/** Returns the hashed origin of a request; `browser` is the id in its cookie, `network` the network of its IP address. */
export function originOf(
  { env }: Pick<Deps, 'env'>,
  { browser, network }: { browser: string; network: string },
): Origin {
  const key = (text: string) => createHmac('sha256', env.sessionSecret).update(text).digest('base64url')
  return {
    browserKey: key(`holds of the browser ${browser}`),
    networkKey: key(`holds of the network ${network}`),
  }
}

/**
 * Saves the origin of a place taken without received money. Only a confirmed address makes this needless: a guest known by money is unknown
 * again once it is refunded.
 */
export async function rememberOrigin(
  tx: Transaction,
  bookingId: string,
  { user, origin }: Holder,
): Promise<void> {
  if (user?.emailVerified) return
  await tx
    .insert(unclaimedHolds)
    .values({ bookingId, ...origin })
    .onConflictDoUpdate({ target: unclaimedHolds.bookingId, set: origin })
}

/** True if an account is known: it has a confirmed address, or we hold received money of it. */
export async function isKnown(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, userId), isKnownAccount(sql`${userId}::text`)))) > 0
}

function takenFrom(tx: Transaction, { browserKey, networkKey }: Partial<Origin>): SQL {
  const ids = tx
    .select({ id: unclaimedHolds.bookingId })
    .from(unclaimedHolds)
    .where(
      and(
        browserKey === undefined ? undefined : eq(unclaimedHolds.browserKey, browserKey),
        networkKey === undefined ? undefined : eq(unclaimedHolds.networkKey, networkKey),
      ),
    )
  return inArray(bookings.id, ids)
}

/** Matches unclaimed places held from this browser or network. */
export function heldFrom(tx: Transaction, origin: Partial<Origin>): SQL | undefined {
  return and(isNull(bookings.userId), isNotNull(bookings.placeNumber), takenFrom(tx, origin))
}

/** Matches places held from this network by unknown guests, with or without an account. */
export function unknownHoldsFrom(
  tx: Transaction,
  { networkKey }: Pick<Origin, 'networkKey'>,
): SQL | undefined {
  return and(isUnknownHold, takenFrom(tx, { networkKey }))
}

/** Deletes the origins of places that were released, or whose guest is known for good. */
export async function forgetOrigins({ db }: Pick<Deps, 'db'>): Promise<void> {
  const held = db.select({ id: bookings.id }).from(bookings).where(needsOrigin)
  await db.delete(unclaimedHolds).where(notInArray(unclaimedHolds.bookingId, held))
}
