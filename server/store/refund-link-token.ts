import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking, type BookingRecord, type BookingRow } from './booking-record.ts'
import { idInToken, isSameToken, linkToken } from './link-token.ts'

/** What lets whoever has it say where a booking's refund goes (decision 0103). */
export function refundLinkToken(
  deps: Pick<Deps, 'env'>,
  { id, refundLinkVersion: version }: Pick<BookingRow, 'id' | 'refundLinkVersion'>,
): string {
  return linkToken(deps, 'refund', { id, version })
}

/** The booking that a token opens; null for one that was made up, or was good once. */
export async function findByRefundLinkToken(
  deps: Pick<Deps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<BookingRecord | null> {
  const id = idInToken(token)
  const record = id && (await loadBooking(db, id))
  return record && isSameToken(token, refundLinkToken(deps, record.booking)) ? record : null
}

/** Makes every token of the booking that is out worthless. */
export async function replaceRefundLinkToken(tx: Transaction, bookingId: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ refundLinkVersion: sql`${bookings.refundLinkVersion} + 1` })
    .where(eq(bookings.id, bookingId))
}
