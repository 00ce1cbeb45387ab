import { sumCents } from '#domain/base/money.ts'
import type { Transaction } from '#server/db/connect.ts'
import { loadDocuments } from '#server/document/document-record.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import type { MailDeps } from '#server/mail/queue-mail.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { currentGuestPayee, refundsAwaitedBy, refundLink, savePayee } from '#server/store/refund-payee.ts'

/** True if a booking was cancelled while the receipt of this payment was still waiting. */
export function isCancelledSince({ booking }: BookingRecord, { stateBeforeEntry }: PaymentRow): boolean {
  return (
    booking.status === 'cancelled' && stateBeforeEntry !== null && stateBeforeEntry.status !== 'cancelled'
  )
}

/**
 * Emails the guest of a cancelled booking once: the refund, its documents and where to name an account. While the cancellation
 * or a payment before it can still be undone, the email waits (receipts-due.ts). Requires the booking's lock. Returns false without
 * an address, or if it has had too many emails (decision 0100).
 */
export async function queueCancellationMail(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
  {
    asksAccount,
    isByGuest = false,
  }: {
    /** True to ask for bank details in this email; otherwise the sweep sends a separate one. */
    asksAccount: boolean
    /** True if the guest, not the operator, causes the email. */
    isByGuest?: boolean
  },
): Promise<boolean> {
  const { booking, payments: ledger } = record
  const waits = ledger.some((row) => row.documentDueAt !== null && isCancelledSince(record, row))
  if (booking.cancellationRule === null || booking.beforeCancelling !== null || waits) return true
  const isOfCancelling = ({ refundReason }: PaymentRow) => refundReason === 'booking_cancelled'
  const refund = bookingRefund(booking.cancellationRule, {
    ...record,
    payments: ledger.filter((row) => !isOfCancelling(row)),
  })
  // Documents of a previous guest's refunds belong to that guest (notify-payees.ts).
  const about = ledger
    .filter((row) => row.payerHandOverId === null && (isOfCancelling(row) || isCancelledSince(record, row)))
    .map(({ id }) => id)
  const documents = (await loadDocuments(tx, booking.id)).filter(
    // An earlier receipt was sent with its payment.
    ({ paymentId, issuedAt }) =>
      about.includes(paymentId) && (booking.cancelledAt === null || issuedAt >= booking.cancelledAt),
  )
  const account = asksAccount ? await accountRequest(tx, deps, record) : null
  return queueBookingMail(tx, deps, 'booking-cancelled', record, {
    refunds: [refund],
    documents,
    account,
    isByGuest,
  })
}

/** Returns the request for bank details to include in this email. Null if none are missing. */
async function accountRequest(tx: Transaction, deps: MailDeps, record: BookingRecord) {
  const guest = currentGuestPayee((await forReader(tx, record)).booking)
  const refunds = refundsAwaitedBy(guest, record.payments)
  if (refunds.length === 0 || guest.refundAccount !== null || guest.email === null) return null
  await savePayee(tx, { ...guest, refundAskedAt: deps.clock.now() })
  return { amountCents: sumCents(refunds), link: refundLink(deps, guest) }
}
