import { restsOnTransferSince } from '#domain/booking/booking-state.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { lastDayOfTransferHold } from '#domain/payment/overdue-transfer.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/** The last day of a place that rests on a reported transfer alone; null for any other. */
export function keptThrough(record: BookingRecord): CalendarDay | null {
  const since = restsOnTransferSince(record.booking, moneyOf(record))
  return since && lastDayOfTransferHold(since)
}
