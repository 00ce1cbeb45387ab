import { addDays, banjulDay, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'

/** On which working day after the report the guest of a transfer that has not come is reminded. */
const TRANSFER_REMINDER_WORKING_DAYS = 3
/** How long a transfer that a guest has reported may be on its way before the operator is to ask for it. */
export const TRANSFER_WORKING_DAYS = 5
/** With which working day after the report a place ends that rests on it alone. */
export const TRANSFER_HOLD_WORKING_DAYS = 7

const SUNDAY = 0
const SATURDAY = 6

/** Monday to Friday; banks move money on no other day. Public holidays differ from bank to bank and are not known here. */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = startOfBanjulDay(day).getUTCDay()
  return weekday !== SATURDAY && weekday !== SUNDAY
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
 * calendar days in Banjul (decision 0055).
 */
export function isTransferOverdue(reportedAt: Date, now: Date): boolean {
  return hasBegun(reportedAt, TRANSFER_WORKING_DAYS, now)
}

/** Whether the guest is to be reminded of a reported transfer: from the beginning of the third working day on. */
export function isTransferReminderDue(reportedAt: Date, now: Date): boolean {
  return hasBegun(reportedAt, TRANSFER_REMINDER_WORKING_DAYS, now)
}

/** The last day in Banjul on which a place is kept for a reported transfer alone: the seventh working day after the report. */
export function lastDayOfTransferHold(reportedAt: Date): CalendarDay {
  return workingDayAfter(banjulDay(reportedAt), TRANSFER_HOLD_WORKING_DAYS)
}

/** The instant at which that day is over, and the place is given up. */
export function transferHoldEnd(reportedAt: Date): Date {
  return startOfBanjulDay(addDays(lastDayOfTransferHold(reportedAt), 1))
}

function hasBegun(reportedAt: Date, workingDays: number, now: Date): boolean {
  return banjulDay(now) >= workingDayAfter(banjulDay(reportedAt), workingDays)
}
