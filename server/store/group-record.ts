import { eq, inArray, or } from 'drizzle-orm'
import { holdsPlace } from '#domain/place/booking-status.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import { isUuid, loadBookings, type BookingRecord } from './booking-record.ts'

/** Returns the ids of all bookings of the group that a booking belongs to, or its own if it belongs to none. */
export async function idsOfGroup(db: Database | Transaction, bookingId: string): Promise<string[]> {
  if (!isUuid(bookingId)) return []
  const group = db.select({ id: bookings.groupId }).from(bookings).where(eq(bookings.id, bookingId))
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(or(eq(bookings.id, bookingId), inArray(bookings.groupId, group)))
    .orderBy(bookings.groupNumber)
  return rows.map(({ id }) => id)
}

/** Returns the bookings of a group, the booker's first. */
export async function loadGroup(db: Database | Transaction, groupId: string): Promise<BookingRecord[]> {
  if (!isUuid(groupId)) return []
  return inGroupOrder(await loadBookings(db, eq(bookings.groupId, groupId)))
}

/**
 * Returns the bookings that one account orders and pays for together: its own, first, and those of its group that it has booked for others,
 * as long as they have a place.
 */
export async function bookedTogether(
  db: Database | Transaction,
  own: BookingRecord,
): Promise<[BookingRecord, ...BookingRecord[]]> {
  const { id, groupId, userId, bookedByOther } = own.booking
  if (groupId === null || userId === null || bookedByOther) return [own]
  const others = (await loadGroup(db, groupId)).filter(
    ({ booking }) =>
      booking.id !== id && booking.bookedByOther && booking.userId === userId && holdsPlace(booking.status),
  )
  return [own, ...others]
}

/** Returns bookings of one group in its order, the booker's first. */
export function inGroupOrder(records: readonly BookingRecord[]): BookingRecord[] {
  return records.toSorted((a, b) => (a.booking.groupNumber ?? 0) - (b.booking.groupNumber ?? 0))
}
