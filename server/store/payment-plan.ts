import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import { openParts, type OpenPart } from '#domain/payment/payment-plan.ts'
import { BALANCE_DUE_DAYS_BEFORE } from '#domain/price/pricing.ts'
import { balanceDueOf, quoteOf } from './booking-money.ts'
import type { BookingRecord } from './booking-record.ts'

/** Returns the parts of a booking's plan with the open amount of each. Null if its balance is paid in one payment. */
export function openPlanOf(record: BookingRecord): OpenPart[] | null {
  const { paymentPlan } = record.booking
  const quote = quoteOf(record.booking)
  if (!paymentPlan || !quote) return null
  return openParts(paymentPlan, { ...quote, balanceDueCents: balanceDueOf(record) })
}

/** Returns the due day of the next part of a booking's balance; once nothing is open, the due day of the whole balance. */
export function dueDayOf(record: BookingRecord): CalendarDay | null {
  const open = openPlanOf(record)?.find(({ openCents }) => openCents > 0)
  return open?.dueOn ?? balanceDayOf(record)
}

/** Returns the due day of the whole balance. A booking imported without a price has none, so it is derived from its retreat. */
export function balanceDayOf({ booking, retreat }: BookingRecord): CalendarDay | null {
  return booking.balanceDueOn ?? (retreat && addDays(retreat.startsOn, -BALANCE_DUE_DAYS_BEFORE))
}
