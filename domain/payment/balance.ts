import type { BookingStatus } from '#domain/booking/booking-state.ts'
import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'

/** What of a booking says whether it owes something. */
export interface Balance {
  status: BookingStatus
  /** What is left of the price after what was received and reported, in cents. */
  balanceDueCents: Cents
  /** Null for a booking without a price. */
  balanceDueOn: CalendarDay | null
}

/**
 * How many days the rest of a price is late: from the day after it was due, for a place that is confirmed. 0 where it is not: a place
 * that nothing was paid for runs out by itself and owes nothing.
 */
export function daysLate({ status, balanceDueCents, balanceDueOn }: Balance, today: CalendarDay): number {
  if (status !== 'payment_confirmed' || balanceDueCents <= 0 || balanceDueOn === null) return 0
  return Math.max(0, daysBetween(balanceDueOn, today))
}
