import { and, eq, inArray, isNull } from 'drizzle-orm'
import { waitingBookingSchema, type WaitingBooking } from '#domain/booking/waiting-booking.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'

/**
 * The booking that a browser has made and no account has yet, also where its place was given back meanwhile. Null for a
 * draft, for what an account has already, and for what was cancelled: of those the sign-in says nothing.
 */
export async function readWaitingBooking(deps: Deps, leadId: string): Promise<WaitingBooking | null> {
  const isWaiting = and(
    eq(bookings.id, leadId),
    isNull(bookings.userId),
    inArray(bookings.status, ['booking_submitted', 'expired']),
  )
  const [record] = await loadBookings(deps.db, isWaiting)
  return record ? waitingBookingSchema.parse(presentOpenBooking(record)) : null
}
