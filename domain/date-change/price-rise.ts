import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'

/** The minimum number of days between a price rise and the first day (Directive (EU) 2015/2302, article 10(3)). */
export const PRICE_RISE_DAYS_BEFORE = 20
/** The rise in percent above which the guest may leave without a fee (article 10(2)); exactly 8% is not above. */
export const PRICE_RISE_FREE_LEAVE_PERCENT = 8

/** Returns the last day on which guests can be told of a higher price: 20 days before the retreat. */
export function lastPriceRiseDay(startsOn: CalendarDay): CalendarDay {
  return addDays(startsOn, -PRICE_RISE_DAYS_BEFORE)
}

export function mayRaisePrice(startsOn: CalendarDay, today: CalendarDay): boolean {
  return today <= lastPriceRiseDay(startsOn)
}

/** True if the guest may leave because of the rise alone. */
export function mayLeaveForRise(totalCents: Cents, riseCents: Cents): boolean {
  return riseCents * 100 > totalCents * PRICE_RISE_FREE_LEAVE_PERCENT
}
