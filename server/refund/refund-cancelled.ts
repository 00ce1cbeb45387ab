import type { WantedRefund } from '#server/change/open-refunds.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/**
 * What a cancelled booking still gives back after its ledger has changed: the rule of the cancellation, applied to all that has been
 * received by now, less what was refunded before (decision 0051). Nothing for a booking that is not cancelled.
 */
export function refundOfCancelled(record: BookingRecord): WantedRefund {
  const { cancellationRule: rule } = record.booking
  const amountCents = rule === null ? 0 : bookingRefund(rule, record).amountCents
  return { amountCents, reason: 'booking_cancelled' }
}
