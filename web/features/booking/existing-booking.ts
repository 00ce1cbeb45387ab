import type { Availability } from '#domain/availability.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import type { Booking } from '#domain/booking.ts'
import type { CalendarDay } from '#domain/dates.ts'

export interface ExistingBooking {
  booking: Booking
  title: string
  description: string
  /** Where the guest goes on. */
  target: '/payment' | '/dashboard'
}

/**
 * The booking that a returning guest is sent to (specification, section 4.5, step 1): the newest that holds a place
 * on a retreat that is not over. Paid in full it leads to the dashboard, otherwise to the payment.
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
      booking,
      title: 'Booking already completed',
      description: 'You can view and manage your booking in the dashboard.',
      target: '/dashboard',
    }
  }
  return {
    booking,
    title: 'Existing booking found',
    description: 'Redirecting you to complete your payment...',
    target: '/payment',
  }
}

/** Whether the guest has been on a retreat and paid it: a founding member, as the server decides it when it quotes. */
export function isFoundingMember(
  bookings: readonly Booking[],
  availability: Availability,
  today: CalendarDay,
): boolean {
  return bookings.some(
    (booking) =>
      booking.status === 'payment_confirmed' && isPaidInFull(booking) && isOver(booking, availability, today),
  )
}

function isPaidInFull({ paymentStatus }: Booking): boolean {
  return paymentStatus === 'fully_paid' || paymentStatus === 'confirmed'
}

function isOver({ selectedDate }: Booking, availability: Availability, today: CalendarDay): boolean {
  const endsOn = selectedDate === null ? undefined : availability[selectedDate]?.endsOn
  return endsOn !== undefined && endsOn < today
}
