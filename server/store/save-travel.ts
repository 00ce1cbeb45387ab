import { eq } from 'drizzle-orm'
import type { TravelEdit } from '#domain/travel/travel-fields.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import { reloadBooking, type BookingRecord } from './booking-record.ts'

/** Writes what a guest has told of the journey, under the booking's lock. No state follows from it. */
export async function saveTravel(
  tx: Transaction,
  { booking }: BookingRecord,
  told: TravelEdit,
  now: Date,
): Promise<BookingRecord> {
  await tx
    .update(bookings)
    .set({ ...told, updatedAt: now })
    .where(eq(bookings.id, booking.id))
  return reloadBooking(tx, booking.id)
}
