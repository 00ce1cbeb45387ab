import type { Booking } from '#domain/booking/booking.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import type { BookingFacts } from '#web/features/admin/guests/state-badge.tsx'

/** Returns the facts that a booking's status badge needs, so that this page and the list of guests show the same status. */
export function factsOf(
  { status, amountReported, balanceDue, paymentPlan, quote, holdExpiresAt }: Booking,
  today: CalendarDay,
): BookingFacts {
  const dueOn = nextDueInEuros(paymentPlan, today)?.dueOn ?? quote?.balanceDueOn ?? null
  return { status, reported: amountReported, due: balanceDue, dueOn, holdExpiresAt }
}

/** True if the guest's data was erased: every submitted booking had a phone number. */
export function isErased({ submittedAt, phone, email }: Booking): boolean {
  return submittedAt !== null && phone === null && email === null
}
