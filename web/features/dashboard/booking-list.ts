import { holdsPlace } from '#domain/booking-state.ts'
import type { Booking } from '#domain/booking.ts'

/**
 * The bookings that the dashboard lists, newest first: cancelled and expired ones are hidden (specification, section 3,
 * lead status), and a draft is no booking yet.
 */
export function shownBookings(bookings: readonly Booking[]): Booking[] {
  return bookings
    .filter(({ status }) => holdsPlace(status))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Cancelling is offered once something is paid; an unpaid booking ends by itself (specification, section 4). */
export function offersCancellation({ paymentStatus }: Booking): boolean {
  return paymentStatus !== 'pending'
}
