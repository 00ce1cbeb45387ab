import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import { reloadBooking, type PaymentRow } from '#server/store/booking-record.ts'
import { openRefunds } from './open-refunds.ts'

/**
 * Opens what a cancelled booking still gives back after its ledger has changed: the rule of the cancellation, applied to
 * all that has been received by now, less what went back before (decision 0051). Gives the refunds; none for a
 * booking that is not cancelled. Call it under the booking's lock.
 */
export async function refundCancelled(tx: Transaction, deps: Deps, bookingId: string): Promise<PaymentRow[]> {
  const record = await reloadBooking(tx, bookingId)
  const { cancellationRule } = record.booking
  if (cancellationRule === null) return []
  const { amountCents } = bookingRefund(cancellationRule, record)
  return openRefunds(tx, deps, record, amountCents, 'booking_cancelled')
}
