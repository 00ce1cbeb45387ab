import { settledStatus, transition, type BookingState } from '#domain/booking-state.ts'
import type { PaymentType } from '#domain/payment-reference.ts'
import { settledCents, type BookingRecord } from '#server/store/booking-record.ts'
import { totalOf } from '#server/store/present-booking.ts'

/**
 * A booking's state once a payment has come in. `record` holds that payment already: how far the booking is paid follows
 * from the money and the price, which an edit may have changed meanwhile, whatever the payment was meant for.
 */
export function confirmedState(record: BookingRecord, pays: PaymentType, now: Date): BookingState {
  const received = transition(record.booking, { type: 'receive_payment', pays }, now)
  if (!received.ok) throw new Error(received.reason)
  const settled = settledStatus(settledCents(record), totalOf(record))
  const priced = transition(received.state, { type: 'reprice', settled }, now)
  if (!priced.ok) throw new Error(priced.reason)
  return priced.state
}
