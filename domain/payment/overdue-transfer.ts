import { addDays, banjulDay, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { TRANSFER_HOLD_WORKING_DAYS } from '#domain/terms/booking-terms.ts'

/** The working day after the report on which the guest of a missing transfer is reminded. */
const TRANSFER_REMINDER_WORKING_DAYS = 3
/** Working days that a reported transfer may take before the operator should ask for it. */
export const TRANSFER_WORKING_DAYS = 5

const SUNDAY = 0
const SATURDAY = 6

/** True from Monday to Friday, when banks move money. Public holidays differ between banks and are not considered. */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = startOfBanjulDay(day).getUTCDay()
  return weekday !== SATURDAY && weekday !== SUNDAY
}

/** Returns the `count`th working day after a day: the fifth after a Monday is the next Monday, after a Saturday the Friday. */
export function workingDayAfter(day: CalendarDay, count: number): CalendarDay {
  let found = day
  for (let left = count; left > 0;) {
    found = addDays(found, 1)
    if (isWorkingDay(found)) left--
  }
  return found
}

/** True if a reported transfer should have arrived: from the start of the fifth working day after the report in Banjul (decision 0055). */
export function isTransferOverdue(reportedAt: Date, now: Date): boolean {
  return hasBegun(reportedAt, TRANSFER_WORKING_DAYS, now)
}

/** True if the guest should be reminded of a reported transfer: from the beginning of the third working day on. */
export function isTransferReminderDue(reportedAt: Date, now: Date): boolean {
  return hasBegun(reportedAt, TRANSFER_REMINDER_WORKING_DAYS, now)
}

/** Returns the last day in Banjul on which a place is kept for a reported transfer alone: the seventh working day after the report. */
export function lastDayOfTransferHold(reportedAt: Date): CalendarDay {
  return workingDayAfter(banjulDay(reportedAt), TRANSFER_HOLD_WORKING_DAYS)
}

/** Returns the instant at which that day is over and the place is released. */
export function transferHoldEnd(reportedAt: Date): Date {
  return startOfBanjulDay(addDays(lastDayOfTransferHold(reportedAt), 1))
}

function hasBegun(reportedAt: Date, workingDays: number, now: Date): boolean {
  return banjulDay(now) >= workingDayAfter(banjulDay(reportedAt), workingDays)
}
