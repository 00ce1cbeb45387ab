import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'

/** A price may rise at the latest so many days before the first day (Directive (EU) 2015/2302, article 10(3)). */
export const PRICE_RISE_DAYS_BEFORE = 20
/** Above so many percent the guest may leave without a fee (article 10(2)); exactly as many do not. */
export const PRICE_RISE_FREE_LEAVE_PERCENT = 8

/** The last day on which guests can be told of a higher price: 20 days before the retreat. */
export function lastPriceRiseDay(startsOn: CalendarDay): CalendarDay {
  return addDays(startsOn, -PRICE_RISE_DAYS_BEFORE)
}

export function mayRaisePrice(startsOn: CalendarDay, today: CalendarDay): boolean {
  return today <= lastPriceRiseDay(startsOn)
}

/** Whether a price rises by so much that the guest may leave for it alone. */
export function mayLeaveForRise(totalCents: Cents, riseCents: Cents): boolean {
  return riseCents * 100 > totalCents * PRICE_RISE_FREE_LEAVE_PERCENT
}
