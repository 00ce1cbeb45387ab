import { addDays, banjulDay, type CalendarDay } from '#domain/base/dates.ts'

/** Within so many days of the end of the contract what is owed back is paid back (Directive (EU) 2015/2302, article 12(4)). */
export const REFUND_DUE_DAYS = 14

/** The last day on which a refund is paid in time, counted from the day in Banjul on which it came to be owed. */
export function refundDueOn(owedSince: Date): CalendarDay {
  return addDays(banjulDay(owedSince), REFUND_DUE_DAYS)
}
