import { sumCents } from '#domain/base/money.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { loadDocuments } from '#server/document/document-record.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { awaitedBy, loadPayees, refundLinkToken, savePayee } from '#server/store/refund-payee.ts'

/** Whether a booking was cancelled since a payment was entered whose receipt and mail still waited. */
export function isCancelledSince({ booking }: BookingRecord, { entryBefore }: PaymentRow): boolean {
  return booking.status === 'cancelled' && entryBefore !== null && entryBefore.status !== 'cancelled'
}

/**
 * Tells the guest of a cancelled booking, once: what is refunded, with its documents, and where to name the account for it. While a payment can
 * still be undone the mail waits for it, and is sent with its receipt, or when it is undone (decision 0100). Call it under the booking's lock.
 * Returns false where the address has had too many emails, or there is none.
 */
export async function tellCancelled(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  {
    asksAccount,
    isByGuest = false,
  }: {
    /** Whether the account is asked for in this mail; otherwise the sweep asks for it in one of its own. */
    asksAccount: boolean
    /** Whether the guest causes the mail now, and not the operator. */
    isByGuest?: boolean
  },
): Promise<boolean> {
  const { booking, payments: ledger } = record
  if (booking.cancellationRule === null || ledger.some(({ papersDueAt }) => papersDueAt !== null)) return true
  const isOfCancelling = ({ refundReason }: PaymentRow) => refundReason === 'booking_cancelled'
  const refund = bookingRefund(booking.cancellationRule, {
    ...record,
    payments: ledger.filter((row) => !isOfCancelling(row)),
  })
  // Those of a previous guest's refunds are that guest's (tell-payees.ts).
  const about = ledger
    .filter((row) => row.payerHandOverId === null && (isOfCancelling(row) || isCancelledSince(record, row)))
    .map(({ id }) => id)
  const documents = (await loadDocuments(tx, booking.id)).filter(({ paymentId }) => about.includes(paymentId))
  const account = asksAccount ? await askWithin(tx, deps, record) : null
  return queueBookingMail(tx, deps, 'booking-cancelled', record, { refund, documents, account, isByGuest })
}

/** What is asked in this very mail instead of one of its own; null where no account is missing. */
async function askWithin(tx: Transaction, deps: Deps, record: BookingRecord) {
  const guest = (await loadPayees(tx, record)).find(({ handOverId }) => handOverId === null)
  const refunds = guest ? awaitedBy(guest, record.payments) : []
  if (!guest || refunds.length === 0 || guest.sealedAccount !== null || guest.email === null) return null
  await savePayee(tx, guest, { refundAskedAt: deps.clock.now() })
  return {
    amountCents: sumCents(refunds),
    link: `${deps.env.baseUrl}/refund/${refundLinkToken(deps, guest)}`,
  }
}
