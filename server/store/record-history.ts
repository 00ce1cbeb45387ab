import { and, desc, eq, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  actorOfBooked,
  actorText,
  TAKEN_OVER,
  UNKNOWN_DEVICE,
  type Actor,
  type HistoryEntry,
  type HistoryField,
} from '#domain/booking/history.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, history } from '#server/db/schema.ts'

/** A line of the history, about a booking, a retreat or both; about the whole site if about neither. */
export interface HistoryLine {
  at: Date
  by: Actor
  /** The changed field, if the change is about one. */
  field?: HistoryField
  /** Text of the entry: "Wetsuit", "Payment of €500 taken back". Never an encrypted value. */
  what: string
  from?: string | null
  to?: string | null
  bookingId?: string
  retreatId?: string
}

const bookers = alias(bookings, 'bookers')

/** Records changes in the transaction that makes them. Entries are never edited afterwards (domain/booking/history.ts). */
export async function recordHistory(tx: Transaction, ...lines: readonly HistoryLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx.insert(history).values(
    lines.map(({ at, by, field, what, from, to, bookingId, retreatId }) => ({
      at,
      actor: by.actor,
      device: by.actor === 'operator' ? by.device : null,
      field,
      what,
      before: from ?? null,
      after: to ?? null,
      bookingId,
      retreatId,
    })),
  )
}

/** Most entries read, more than a booking or retreat ever has, so that a runaway list cannot stop its page. */
const MAX_READ = 500

/** Returns the history of one booking or one retreat, newest first. */
export async function readHistory(
  db: Database | Transaction,
  about: { bookingId: string } | { retreatId: string },
): Promise<HistoryEntry[]> {
  const rows = await db
    .select({
      entry: history,
      traveller: bookings.firstName,
      booker: bookers.firstName,
      isTraveller: gt(bookings.groupNumber, 1),
      bookedByOther: bookings.bookedByOther,
    })
    .from(history)
    .leftJoin(bookings, eq(bookings.id, history.bookingId))
    .leftJoin(bookers, and(eq(bookers.groupId, bookings.groupId), eq(bookers.groupNumber, 1)))
    .where(
      'bookingId' in about ? eq(history.bookingId, about.bookingId) : eq(history.retreatId, about.retreatId),
    )
    .orderBy(desc(history.id))
    .limit(MAX_READ)
  const takenOver = new Map(
    rows.flatMap(({ entry: { id, bookingId, what } }) =>
      what === TAKEN_OVER ? [[bookingId, id] as const] : [],
    ),
  )
  return rows.map(({ entry, traveller, booker, isTraveller, bookedByOther }) => ({
    at: entry.at.toISOString(),
    by: actorText(
      actorOf(entry),
      isTraveller && (bookedByOther || entry.id < (takenOver.get(entry.bookingId) ?? 0))
        ? actorOfBooked(entry.field, { traveller, booker })
        : traveller,
    ),
    what: entry.what,
    from: entry.before,
    to: entry.after,
  }))
}

function actorOf({ actor, device }: typeof history.$inferSelect): Actor {
  return actor === 'operator' ? { actor, device: device ?? UNKNOWN_DEVICE } : { actor }
}
