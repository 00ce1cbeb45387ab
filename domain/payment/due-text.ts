import { addDays, daysBetween, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { BALANCE_DUE_DAYS_BEFORE, balanceDueOn, PAYMENT_WINDOW_HOURS } from '#domain/price/pricing.ts'

/**
 * When a retreat starts, for a guest who books today: "Starts in 59 days". So late that deposit and balance are due together,
 * it is "Starts in 12 days: full amount due within 48 hours".
 */
export function dueText(startsOn: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, startsOn)
  const start = days === 1 ? 'Starts in 1 day' : `Starts in ${days} days`
  const dueOn = balanceDueOn(startsOn, startOfBanjulDay(today))
  if (dueOn === addDays(startsOn, -BALANCE_DUE_DAYS_BEFORE)) return start
  return `${start}: full amount due within ${PAYMENT_WINDOW_HOURS} hours`
}
