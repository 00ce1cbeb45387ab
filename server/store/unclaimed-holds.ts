import { createHmac } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, unclaimedHolds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** From where somebody books who has not signed in; keyed hashes, so that no copy of the database says who it was. */
export interface Origin {
  browserKey: string
  networkKey: string
}

/** `browser` is the id in the browser's cookie, `network` the one that its address belongs to. */
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

/** Remembers from where a place has been taken. */
export async function rememberOrigin(tx: Transaction, bookingId: string, origin: Origin): Promise<void> {
  await tx
    .insert(unclaimedHolds)
    .values({ bookingId, ...origin })
    .onConflictDoUpdate({ target: unclaimedHolds.bookingId, set: origin })
}

/** The places that are held from there and that no account has claimed. */
export function heldFrom(tx: Transaction, origin: Partial<Origin>): SQL | undefined {
  const { browserKey, networkKey } = origin
  const ids = tx
    .select({ id: unclaimedHolds.bookingId })
    .from(unclaimedHolds)
    .where(
      and(
        browserKey === undefined ? undefined : eq(unclaimedHolds.browserKey, browserKey),
        networkKey === undefined ? undefined : eq(unclaimedHolds.networkKey, networkKey),
      ),
    )
  return and(isUnclaimedHold, inArray(bookings.id, ids))
}

const isUnclaimedHold = and(isNull(bookings.userId), isNotNull(bookings.placeNumber))

/** Forgets from where a place was taken that has been claimed or given up since: it counts no more. */
export async function forgetOrigins({ db }: { db: Database }): Promise<void> {
  const held = db.select({ id: bookings.id }).from(bookings).where(isUnclaimedHold)
  await db.delete(unclaimedHolds).where(notInArray(unclaimedHolds.bookingId, held))
}
