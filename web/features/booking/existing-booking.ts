import type { Availability } from '#domain/price/availability.ts'
import { earnsFoundingDiscount, holdsPlace, isPaidInFull } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { CalendarDay } from '#domain/base/dates.ts'

/** How the form treats a booking that the guest already has. */
export interface ExistingBooking {
  /** Nothing is paid: the guest is redirected to the payment. Everything: to the dashboard. A part: the guest is asked what to do. */
  kind: 'unpaid' | 'completed' | 'open_balance'
  booking: Booking
}

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
  if (isPaidInFull(booking)) return { kind: 'completed', booking }
  return { kind: booking.paymentStatus === 'deposit_paid' ? 'open_balance' : 'unpaid', booking }
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
