import { desc, eq } from 'drizzle-orm'
import {
  actorText,
  UNKNOWN_DEVICE,
  type Actor,
  type HistoryEntry,
  type HistoryField,
} from '#domain/admin/history.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, history } from '#server/db/schema.ts'

/** One change. It is about a booking, a retreat, or both; about neither, it is about the site as a whole. */
export interface Change {
  /** By the product's clock. */
  at: Date
  by: Actor
  /** The field that was changed, if it is one. */
  field?: HistoryField
  /** What, as a person reads it: "Wetsuit", "Payment of €500 taken back". Never a value that is sealed. */
  what: string
  from?: string | null
  to?: string | null
  bookingId?: string
  retreatId?: string
}

/** Writes changes down, in the transaction that makes them. Entries are never altered afterwards (domain/admin/history.ts). */
export async function recordHistory(tx: Transaction, ...changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await tx.insert(history).values(
    changes.map(({ at, by, field, what, from, to, bookingId, retreatId }) => ({
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

/** More than a booking or a retreat ever sees; a runaway list must not stop its page. */
const MAX_READ = 500

/** The changes of one booking or of one retreat, newest first. */
export async function readHistory(
  db: Database | Transaction,
  about: { bookingId: string } | { retreatId: string },
): Promise<HistoryEntry[]> {
  const rows = await db
    .select({ entry: history, guestName: bookings.firstName })
    .from(history)
    .leftJoin(bookings, eq(bookings.id, history.bookingId))
    .where(
      'bookingId' in about ? eq(history.bookingId, about.bookingId) : eq(history.retreatId, about.retreatId),
    )
    .orderBy(desc(history.id))
    .limit(MAX_READ)
  return rows.map(({ entry, guestName }) => ({
    at: entry.at.toISOString(),
    by: actorText(actorOf(entry), guestName),
    what: entry.what,
    from: entry.before,
    to: entry.after,
  }))
}

function actorOf({ actor, device }: typeof history.$inferSelect): Actor {
  return actor === 'operator' ? { actor, device: device ?? UNKNOWN_DEVICE } : { actor }
}
