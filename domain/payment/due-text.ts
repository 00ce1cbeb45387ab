import { addDays, daysBetween, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { BALANCE_DUE_DAYS_BEFORE, balanceDueOn, PAYMENT_WINDOW_HOURS } from '#domain/price/pricing.ts'

/** Returns "Starts in 59 days", or "Starts in 12 days: full amount due within 48 hours" if deposit and balance are due together. */
export function dueText(startsOn: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, startsOn)
  const start = days === 1 ? 'Starts in 1 day' : `Starts in ${days} days`
  return isAllDueAtOnce(startsOn, today)
    ? `${start}: full amount due within ${PAYMENT_WINDOW_HOURS} hours`
    : start
}

/** True if the retreat is so near that a booking made today owes deposit and balance within the same 48 hours. */
export function isAllDueAtOnce(startsOn: CalendarDay, today: CalendarDay): boolean {
  const dueOn = balanceDueOn(startsOn, startOfBanjulDay(today))
  return dueOn !== addDays(startsOn, -BALANCE_DUE_DAYS_BEFORE)
}
