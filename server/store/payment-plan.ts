import type { CalendarDay } from '#domain/dates.ts'
import { nextDue, openParts, type NextDue, type OpenPart } from '#domain/payment-plan.ts'
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
  return open?.dueOn ?? record.booking.balanceDueOn
}

/**
 * What is to be paid next of a booking's balance, and by when: the next part of its plan, or all of it on its day. Null where nothing
 * is due, and for a booking that was imported without a day.
 */
export function nextDueOf(record: BookingRecord, today: CalendarDay): NextDue | null {
  const plan = openPlanOf(record)
  if (plan) return nextDue(plan, today)
  const dueOn = quoteOf(record.booking)?.balanceDueOn
  const amountCents = balanceDueOf(record)
  return dueOn === undefined || amountCents <= 0 ? null : { amountCents, dueOn }
}
