import { and, eq, inArray, isNull } from 'drizzle-orm'
import { waitingBookingSchema, type WaitingBooking } from '#domain/booking/waiting-booking.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'

/**
 * Returns the browser's submitted or expired booking that no account owns yet. Null otherwise: the sign-in page must not mention
 * drafts, cancelled bookings or those of an account.
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
