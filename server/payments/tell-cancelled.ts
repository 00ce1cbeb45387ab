import { sumCents } from '#domain/money.ts'
import { refundsByTransfer } from '#domain/refund-account.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { loadDocuments } from '#server/documents/document-record.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { bookingLinkToken } from '#server/store/booking-link-token.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { saveRefundAccountAsked } from '#server/store/refund-account.ts'

/** Whether a booking was cancelled since a payment was entered whose receipt and mail still waited. */
export function isCancelledSince({ booking }: BookingRecord, { entryBefore }: PaymentRow): boolean {
  return booking.status === 'cancelled' && entryBefore !== null && entryBefore.status !== 'cancelled'
}

/**
 * Tells the guest of a cancelled booking, once: what is refunded, with its documents, and where to name the account for it. While a payment can
 * still be undone the mail waits for it, and is sent with its receipt, or when it is undone (decision 0100). Call it under the booking's lock.
 */
export async function tellCancelled(
  tx: Transaction,
  deps: Deps,
  bookingId: string,
  /** Whether the account is asked for in this mail; otherwise the sweep asks for it in one of its own. */
  { asksAccount }: { asksAccount: boolean },
): Promise<void> {
  const record = await reloadBooking(tx, bookingId)
  const { booking, payments: ledger } = record
  if (booking.cancellationRule === null || ledger.some(({ papersDueAt }) => papersDueAt !== null)) return
  const isOfCancelling = ({ refundReason }: PaymentRow) => refundReason === 'booking_cancelled'
  const refund = bookingRefund(booking.cancellationRule, {
    ...record,
    payments: ledger.filter((row) => !isOfCancelling(row)),
  })
  const about = ledger
    .filter((row) => isOfCancelling(row) || isCancelledSince(record, row))
    .map(({ id }) => id)
  const documents = (await loadDocuments(tx, bookingId)).filter(({ paymentId }) => about.includes(paymentId))
  const account = asksAccount ? await askWithin(tx, deps, record) : null
  await queueBookingMail(tx, deps, 'booking-cancelled', record, { refund, documents, account })
}

/** What is asked in this very mail instead of one of its own; null where no account is missing. */
async function askWithin(tx: Transaction, deps: Deps, { booking, payments: ledger }: BookingRecord) {
  const refunds = refundsByTransfer(ledger)
  if (refunds.length === 0 || booking.refundAccount !== null || booking.email === null) return null
  await saveRefundAccountAsked(tx, booking.id, deps.clock.now())
  const link = `${deps.env.baseUrl}/refund/${bookingLinkToken(deps, 'refund', booking)}`
  return { amountCents: sumCents(refunds), link }
}
