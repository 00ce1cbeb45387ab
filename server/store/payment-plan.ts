import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import { openParts, type OpenPart } from '#domain/payment/payment-plan.ts'
import { BALANCE_DUE_DAYS_BEFORE } from '#domain/price/pricing.ts'
import { balanceDueOf, quoteOf } from './booking-money.ts'
import type { BookingRecord } from './booking-record.ts'

/** The parts of a booking's plan with what is open of each; null where its balance is paid on one day. */
export function openPlanOf(record: BookingRecord): OpenPart[] | null {
  const { paymentPlan } = record.booking
  const quote = quoteOf(record.booking)
  if (!paymentPlan || !quote) return null
  return openParts(paymentPlan, { ...quote, balanceDueCents: balanceDueOf(record) })
}

/** By which day something is to be paid of a booking's balance next; once nothing is open, by which day all of it was. */
export function dueDayOf(record: BookingRecord): CalendarDay | null {
  const open = openPlanOf(record)?.find(({ openCents }) => openCents > 0)
  return open?.dueOn ?? balanceDayOf(record)
}

/** The day of the whole balance. A booking that was imported without a price has none of its own: its retreat's counts. */
export function balanceDayOf({ booking, retreat }: BookingRecord): CalendarDay | null {
  return booking.balanceDueOn ?? (retreat && addDays(retreat.startsOn, -BALANCE_DUE_DAYS_BEFORE))
}
