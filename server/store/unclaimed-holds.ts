import { createHmac } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, ne, notInArray, type SQL } from 'drizzle-orm'
import type { User } from '#domain/api/api-contract.ts'
import type { Transaction } from '#server/db/connect.ts'
import { isUnknownHold } from '#server/db/known-holders.ts'
import { bookings, payments, unclaimedHolds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Browser and network of an unknown guest, as keyed hashes, so that a copy of the database does not identify them. */
export interface Origin {
  browserKey: string
  networkKey: string
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

/** Saves the origin of a place taken by an unknown guest. */
export async function rememberOrigin(tx: Transaction, bookingId: string, origin: Origin): Promise<void> {
  await tx
    .insert(unclaimedHolds)
    .values({ bookingId, ...origin })
    .onConflictDoUpdate({ target: unclaimedHolds.bookingId, set: origin })
}

/** True if an account is known: it has a confirmed address, or money was received for one of its bookings. */
export async function isKnown(
  tx: Transaction,
  { id, emailVerified }: Pick<User, 'id' | 'emailVerified'>,
): Promise<boolean> {
  if (emailVerified) return true
  const received = tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(bookings.userId, id), ne(payments.kind, 'refund'), eq(payments.state, 'received')))
    .limit(1)
  return (await tx.$count(received.as('received'))) > 0
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

/** Deletes the origins of places whose holder is known by now or that were released, since they no longer count. */
export async function forgetOrigins({ db }: Pick<Deps, 'db'>): Promise<void> {
  const held = db.select({ id: bookings.id }).from(bookings).where(isUnknownHold)
  await db.delete(unclaimedHolds).where(notInArray(unclaimedHolds.bookingId, held))
}
