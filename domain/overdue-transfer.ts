import { addDays, banjulDay, type CalendarDay } from './dates.ts'

/** How long a transfer that a guest has reported may be on its way before the operator is to ask for it. */
export const TRANSFER_WORKING_DAYS = 5

const WEEKEND = new Set(['Sat', 'Sun'])
const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })

/** Monday to Friday; banks move money on no other day. Public holidays differ from bank to bank and are not known here. */
export function isWorkingDay(day: CalendarDay): boolean {
  return !WEEKEND.has(weekdayName.format(new Date(`${day}T00:00:00Z`)))
}

/** The working day that is the `count`th after a day: the fifth after a Monday is the next Monday, and after a Saturday the Friday. */
export function workingDayAfter(day: CalendarDay, count: number): CalendarDay {
  let found = day
  for (let left = count; left > 0;) {
    found = addDays(found, 1)
    if (isWorkingDay(found)) left--
  }
  return found
}

/**
 * Whether a reported transfer should have come by now: from the beginning of the fifth working day after the report, by
 * calendar days in Banjul (docs/decisions/0018-overdue-transfers.md).
 */
export function isTransferOverdue(reportedAt: Date, now: Date): boolean {
  return banjulDay(now) >= workingDayAfter(banjulDay(reportedAt), TRANSFER_WORKING_DAYS)
}
