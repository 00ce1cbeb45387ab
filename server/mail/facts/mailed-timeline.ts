import { content } from '#content/content.server.ts'
import { paymentTimeline, type TimelineStep } from '#domain/payment/payment-timeline.ts'
import { paymentsOf } from '#server/document/booking-payments.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { presentGuest, recordOf } from '#server/store/refund-payee.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'

/** What was paid for a booking and what comes when, as the screens after a payment show it. */
export function mailedTimeline(record: BookingRecord, now: Date): TimelineStep[] {
  const booking = { ...presentOpenBooking(record), endsOn: record.retreat?.endsOn ?? null }
  const transferWorkingDays = content.business.bank.longestTransferDays
  const own = recordOf(presentGuest(record.booking), record).payments
  return paymentTimeline(booking, paymentsOf({ ...record, payments: own }), { now, transferWorkingDays })
}
