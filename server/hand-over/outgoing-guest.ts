import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { currentGuestPayee, openRefundAccount, savePayee, sealedAccount } from '#server/store/refund-payee.ts'

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

/** Keeps the account that the outgoing guest named for refunds. */
export async function keepAccountOfOutgoingGuest(
  tx: Transaction,
  { dataKeys }: Deps,
  before: BookingRecord,
  handOverId: string,
): Promise<void> {
  const { id: bookingId, refundAccountAt, refundAskedAt } = before.booking
  const account = openRefundAccount(dataKeys, currentGuestPayee(before.booking))
  if (account === null) return
  const payee = { bookingId, handOverId }
  const refundAccount = sealedAccount(dataKeys, payee, account)
  await savePayee(tx, payee, { refundAccount, refundAccountAt, refundAskedAt })
}
