import { pick } from '#domain/base/typed-records.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import type { HandOverRow } from '#server/store/hand-over-record.ts'
import { currentGuestPayee, openRefundAccount, sealedAccount } from '#server/store/refund-payee.ts'

/** Returns how earlier payments are assigned to the outgoing guest, who gets their refunds and documents (decision 0170). */
export function paymentsOfOutgoingGuest({ payments }: BookingRecord, payerHandOverId: string) {
  return payments
    .filter((row) => row.payerHandOverId === null)
    .map((row) => ({ ids: [row.id], columns: { payerHandOverId, payeeNotice: earlierNotice(row) } }))
}

/** Refunds that the guest already knows about are not announced again, and those that can still be undone not yet. */
function earlierNotice({
  kind,
  method,
  state,
  documentDueAt,
  payeeNotice,
}: PaymentRow): PaymentRow['payeeNotice'] {
  if (kind !== 'refund' || documentDueAt !== null) return null
  if (state === 'refunded') return method === 'bank_transfer' ? (payeeNotice ?? 'promised') : 'sent'
  return state === 'initiated' || state === 'failed' ? 'promised' : null
}

/** Returns the account that the outgoing guest named for refunds, as the hand-over stores it. */
export function accountOfOutgoingGuest(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  { booking }: BookingRecord,
  handOverId: string,
): Partial<HandOverRow> {
  const account = openRefundAccount(dataKeys, currentGuestPayee(booking))
  if (account === null) return {}
  const refundAccount = sealedAccount(dataKeys, { bookingId: booking.id, handOverId }, account)
  return { refundAccount, ...pick(booking, ['refundAccountAt', 'refundAskedAt']) }
}
