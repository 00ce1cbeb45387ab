import { inArray } from 'drizzle-orm'
import type { Actor } from '#domain/booking/history.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { MailDeps } from '#server/mail/queue-mail.ts'
import { isUuid, lockBookings, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { lockCounts, lockPlaces } from '#server/store/places.ts'

/**
 * Who changes a booking. A guest with a `userId` must own it; any other actor has been authorised by a link, by the admin area, or
 * is the site.
 */
export type ChangedBy = Actor | { actor: 'guest'; userId: string }

export interface Locks {
  by: ChangedBy
  /** Booking ids as received; ids that are malformed match no booking. */
  ids: readonly string[]
  /**
   * What is locked before the bookings: the counts over all retreats; the places of the bookings' own retreats, which late money
   * may need; or the places of the given retreats, for a booking that takes one.
   */
  lockFirst?: 'counts' | 'places' | { retreats: readonly (string | null)[] } | undefined
}

/** A transaction that holds the locks of a change. */
export interface ChangeContext {
  tx: Transaction
  now: Date
  by: ChangedBy
  deps: MailDeps
  /** First retreat whose places are locked, read under the lock. Null if none was asked for or it does not exist. */
  retreat: RetreatRow | null
}

/** What a change of a booking needs. */
export type ChangeDeps = MailDeps & Pick<BaseDeps, 'db'>

/**
 * Runs `work` in a transaction that holds the locks in `lockFirst`, then those of the bookings in order of their ids. Every caller
 * locks in this order, which prevents deadlocks. `work` receives the bookings that exist.
 */
export async function underLocks<Result>(
  deps: ChangeDeps,
  { by, ids, lockFirst }: Locks,
  work: (context: ChangeContext, records: BookingRecord[]) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction(async (tx) => {
    if (lockFirst === 'counts') await lockCounts(tx)
    const retreat =
      lockFirst === undefined || lockFirst === 'counts' ? null : await lockRetreats(tx, lockFirst, ids)
    const records = ids.length > 0 ? await lockBookings(tx, ids) : []
    return work({ tx, now: deps.clock.now(), by, deps, retreat }, records)
  })
}

/** Locks the places of the retreats and returns the first retreat, or null. */
async function lockRetreats(
  tx: Transaction,
  which: 'places' | { retreats: readonly (string | null)[] },
  ids: readonly string[],
): Promise<RetreatRow | null> {
  const retreatIds = which === 'places' ? await retreatsOf(tx, ids) : which.retreats
  const locked: (RetreatRow | null)[] = []
  for (const id of retreatIds) locked.push(id === null ? null : await lockPlaces(tx, id))
  return locked.at(0) ?? null
}

async function retreatsOf(tx: Transaction, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await tx
    .selectDistinct({ id: bookings.retreatId })
    .from(bookings)
    .where(inArray(bookings.id, ids.filter(isUuid)))
    .orderBy(bookings.retreatId)
  return rows.map(({ id }) => id)
}
