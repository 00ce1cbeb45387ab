import type { BookingStatus } from '#domain/booking/booking-state.ts'
import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'

/** The part of a booking that decides whether a balance is owed. */
export interface Balance {
  status: BookingStatus
  /** The part of the price that was neither received nor reported, in cents. */
  balanceDueCents: Cents
  /** Null for a booking without a price. */
  balanceDueOn: CalendarDay | null
}

/** Returns how many days the rest of the price is late; 0 unless the place is confirmed, because an unpaid place owes nothing. */
export function daysLate({ status, balanceDueCents, balanceDueOn }: Balance, today: CalendarDay): number {
  if (status !== 'payment_confirmed' || balanceDueCents <= 0 || balanceDueOn === null) return 0
  return Math.max(0, daysBetween(balanceDueOn, today))
}
