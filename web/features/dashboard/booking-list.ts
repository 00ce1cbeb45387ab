import { mayCancelStay } from '#domain/allowed-actions.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import type { Booking } from '#domain/booking.ts'

/**
 * The bookings that the dashboard lists, newest first: cancelled and expired ones are hidden (specification, section
 * 4.4), and a draft is no booking yet.
 */
export function shownBookings(bookings: readonly Booking[]): Booking[] {
  return bookings
    .filter(({ status }) => holdsPlace(status))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** From the first moment of its first day in Banjul on, a stay cannot be cancelled by its guest. */
export function hasBegun({ startsOn }: Booking, now: Date): boolean {
  return startsOn !== null && !mayCancelStay({ startsOn }, now).ok
}

/** Whether there is something to tell of what cancelling gives back: something is paid or on its way, and it may still be cancelled. */
export function asksWhatComesBack(booking: Booking, now: Date): boolean {
  return holdsPlace(booking.status) && offersCancellation(booking) && !hasBegun(booking, now)
}

/** Cancelling is offered once something is paid; an unpaid booking ends by itself (specification, section 4.7). */
export function offersCancellation({ paymentStatus }: Booking): boolean {
  return paymentStatus !== 'pending'
}
