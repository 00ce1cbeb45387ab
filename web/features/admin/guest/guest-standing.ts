import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import type { BookingFacts } from '#web/features/admin/guests/state-badge.tsx'

/** What the guest's page says of how the booking stands follows from the same facts as in the list of guests. */
export function factsOf(
  { status, amountReported, balanceDue, paymentPlan, quote, holdExpiresAt }: Booking,
  today: CalendarDay,
): BookingFacts {
  const dueOn = nextDueInEuros(paymentPlan, today)?.dueOn ?? quote?.balanceDueOn ?? null
  return { status, reported: amountReported, due: balanceDue, dueOn, holdExpiresAt }
}

/** Whether all that was known of the guest but the name was erased: everybody who ever booked has a phone number. */
export function isErased({ submittedAt, phone, email }: Booking): boolean {
  return submittedAt !== null && phone === null && email === null
}

/** What can be done with a booking as it is now. */
export function mayDo(lead: Booking) {
  const isHeld = holdsPlace(lead.status)
  return {
    // Money may come for what has expired, too: it takes a place again where one is free.
    pay: isHeld || lead.status === 'expired',
    edit: isHeld,
    move: isHeld,
    cancel: isHeld,
    write: Boolean(lead.email),
  }
}
