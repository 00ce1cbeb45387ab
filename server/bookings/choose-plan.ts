import { banjulDay } from '#domain/dates.ts'
import { planParts, type PlanPart, type PlanSize } from '#domain/payment-plan.ts'
import { Problem } from '#domain/problem.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/**
 * The parts in which a booking's balance would be paid, if its guest chose so now: what the order shows, and what is kept. One part
 * is the balance on its day. Problem: wrong-state, where there is no room for so many, or no price.
 */
export function scheduleFor(record: BookingRecord, size: PlanSize, now: Date): PlanPart[] {
  const quote = quoteOf(record.booking)
  const parts = quote && planParts({ ...quote, today: banjulDay(now), dueOn: quote.balanceDueOn }, size)
  if (parts) return parts
  throw new Problem('wrong-state', {
    detail: `There is no room for ${size} parts before the balance is due. Please choose fewer.`,
  })
}

/**
 * What to store of a guest's choice, beside the change that it belongs to (server/store/save-transition.ts). One part is no plan.
 * Problem: wrong-state.
 */
export function planColumns(
  record: BookingRecord,
  size: PlanSize,
  now: Date,
): { paymentPlan: PlanPart[] | null } {
  return { paymentPlan: size === 1 ? null : scheduleFor(record, size, now) }
}
