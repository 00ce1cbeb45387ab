import { banjulDay } from '#domain/base/dates.ts'
import { settledCents } from '#domain/payment/ledger.ts'
import { offeredPlans, planParts, type PlanPart, type PlanSize } from '#domain/payment/payment-plan.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { wrongState } from '#domain/api/problem.ts'

/** Returns the numbers of parts in which the guest may pay the balance; 1 means no plan. */
export function plansFor(record: BookingRecord, now: Date): PlanSize[] {
  const quote = quoteOf(record.booking)
  if (!quote || settledCents(record.payments) > 0) return [1]
  return offeredPlans({ ...quote, today: banjulDay(now), dueOn: quote.balanceDueOn })
}

/**
 * Returns the booking with its balance in `size` parts, as shown and stored with the order. One part is no plan; undefined keeps
 * the agreed one. Problem: wrong-state if there is no time for so many parts, or money was received.
 */
export function withPlan(record: BookingRecord, size: PlanSize | undefined, now: Date): BookingRecord {
  if (size === undefined) return record
  if (settledCents(record.payments) > 0) {
    // An order repeated after a price change keeps the agreed plan.
    if ((record.booking.paymentPlan?.length ?? 1) === size) return record
    throw wrongState('You choose parts with your first order. To change that, please write to us.')
  }
  const paymentPlan = size === 1 ? null : partsFor(record, size, now)
  return { ...record, booking: { ...record.booking, paymentPlan } }
}

function partsFor(record: BookingRecord, size: PlanSize, now: Date): PlanPart[] {
  const quote = quoteOf(record.booking)
  const parts = quote && planParts({ ...quote, today: banjulDay(now), dueOn: quote.balanceDueOn }, size)
  if (parts) return parts
  throw wrongState(`There is no room for ${size} parts before the balance is due. Please choose fewer.`)
}
