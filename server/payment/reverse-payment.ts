import { banjulDay } from '#domain/base/dates.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import type { Outcome } from '#server/change/change-booking.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/**
 * What is left to pay of a booking is open again when its money has gone, and a place whose deposit is not covered any more is held for 48
 * new hours. A retreat that has begun stays as it was: what is refunded then is a settlement, and no debt. The ledger says already what has gone.
 */
export function moneyGone({ retreat }: BookingRecord, now: Date): Pick<Outcome<unknown>, 'event'> {
  return retreat && hasStarted(retreat, banjulDay(now)) ? {} : { event: { type: 'lose_payment' } }
}
