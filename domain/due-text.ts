import { addDays, daysBetween, formatPlainDay, startOfBanjulDay, type CalendarDay } from './dates.ts'
import { BALANCE_DUE_DAYS_BEFORE, balanceDueOn, PAYMENT_WINDOW_HOURS } from './pricing.ts'

/**
 * What who books today owes when, in a line beside a date: "Balance due Nov 24, 2026". So late that deposit and balance are due
 * together, it is "In 12 days: the whole amount within 48 hours".
 */
export function dueText(startsOn: CalendarDay, today: CalendarDay): string {
  const dueOn = balanceDueOn(startsOn, startOfBanjulDay(today))
  if (dueOn === addDays(startsOn, -BALANCE_DUE_DAYS_BEFORE)) return `Balance due ${formatPlainDay(dueOn)}`
  const days = daysBetween(today, startsOn)
  return `In ${days} ${days === 1 ? 'day' : 'days'}: the whole amount within ${PAYMENT_WINDOW_HOURS} hours`
}
