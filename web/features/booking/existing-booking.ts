import type { Availability } from '#domain/price/availability.ts'
import { earnsFoundingDiscount, holdsPlace, isPaidInFull } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { CalendarDay } from '#domain/base/dates.ts'

/** How the form treats a booking that the guest already has. */
export type ExistingBooking =
  /** Nothing is paid: the guest is redirected to the payment. Everything is paid: to the dashboard. */
  | {
      kind: 'unpaid' | 'completed'
      booking: Booking
      title: string
      description: string
      target: '/payment' | '/dashboard'
    }
  /** A part is paid: the guest may pay the rest or book another retreat, and is not redirected. */
  | { kind: 'open_balance'; booking: Booking }

/**
 * Returns the guest's newest booking that holds a place on a retreat that is not over; null if there is none. If nothing or everything is
 * paid it redirects (specification, section 4.5, step 1); with an open balance the guest is asked (decision 0008).
 */
export function existingBooking(
  bookings: readonly Booking[],
  availability: Availability,
  today: CalendarDay,
): ExistingBooking | null {
  const booking = bookings.find((each) => holdsPlace(each.status) && !isOver(each, availability, today))
  if (!booking) return null
  if (isPaidInFull(booking)) {
    return {
      kind: 'completed',
      booking,
      title: 'Booking already completed',
      description: 'You can view and manage your booking in the dashboard.',
      target: '/dashboard',
    }
  }
  if (booking.paymentStatus === 'deposit_paid') return { kind: 'open_balance', booking }
  return {
    kind: 'unpaid',
    booking,
    title: 'Existing booking found',
    description: 'Redirecting you to complete your payment...',
    target: '/payment',
  }
}

/** Returns true for a founding member, whose next stay is cheaper. */
export function isFoundingMember(
  bookings: readonly Booking[],
  availability: Availability,
  today: CalendarDay,
): boolean {
  return bookings.some((booking) => earnsFoundingDiscount(booking) && isOver(booking, availability, today))
}

function isOver({ selectedDate }: Booking, availability: Availability, today: CalendarDay): boolean {
  const endsOn = selectedDate === null ? undefined : availability[selectedDate]?.endsOn
  return endsOn !== undefined && endsOn < today
}
