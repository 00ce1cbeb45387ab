import { addDays, banjulDay, type CalendarDay } from '#domain/base/dates.ts'

/** Days from the end of the contract within which a refund is due (Directive (EU) 2015/2302, article 12(4)). */
export const REFUND_DUE_DAYS = 14

/** Returns the last day on which a refund is paid in time, counted from the day in Banjul on which it became due. */
export function refundDueOn(owedSince: Date): CalendarDay {
  return addDays(banjulDay(owedSince), REFUND_DUE_DAYS)
}
