import { and, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { eurosFromCents, sumCents, type Cents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import { isUndoOver, undoUntil } from '#domain/base/undo-time.ts'
import { isRefundOfAgreement } from '#domain/booking/agreement.ts'
import { DOCUMENT_NAMES, documentFileName } from '#domain/document/documents.ts'
import type { StateBeforeEntry } from '#domain/payment/hand-entry.ts'
import { receiptMails, type ReceiptTemplate } from '#domain/payment/receipt-mails.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { isCancelledSince } from '#server/change/cancellation-mail.ts'
import { changeEach, unchanged, type Change } from '#server/change/change-booking.ts'
import { mailOf, type Mail, type Saved } from '#server/change/mails.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, documents as issuedDocuments, handOvers, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import { latestOrder } from '#server/order/order-record.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import { paymentIn, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { rowOfBooker, rowsForOthers } from '#server/store/group-record.ts'

/** Returns the columns that hold back document and email of a recorded payment while it can be undone; its money counts at once (decision 0100). */
export function undoColumns(
  now: Date,
  { booking }: BookingRecord,
  reportedCents: Cents | null,
): { documentDueAt: Date; stateBeforeEntry: StateBeforeEntry; undoneAt: null } {
  return {
    documentDueAt: undoUntil(now),
    stateBeforeEntry: {
      reportedCents,
      status: booking.status,
      holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    },
    undoneAt: null,
  }
}

/**
 * Issues and emails what waited for payments that can no longer be undone, once each even with several servers. A booking that the operator
 * has just cancelled is told of both at once (server/booking/for-operator/tell-of-cancelling.ts).
 */
export async function sendDueReceipts(deps: Deps): Promise<void> {
  const isDue = and(isNotNull(payments.documentDueAt), lte(payments.documentDueAt, deps.clock.now()))
  const due = await deps.db
    .select({ bookingId: bookings.id })
    .from(bookings)
    .where(
      and(
        isNull(bookings.beforeCancelling),
        inArray(bookings.id, deps.db.select({ id: payments.bookingId }).from(payments).where(isDue)),
      ),
    )
    // Who has booked a group comes last, so that the one email has the receipts of all.
    .orderBy(desc(bookings.groupNumber))
  await changeEach(deps, due, 'the receipt of a payment could not be sent yet', (record, { now }) => {
    const waiting = record.payments.filter(({ documentDueAt: at }) => at !== null && isUndoOver(at, now))
    if (waiting.length === 0 || record.booking.beforeCancelling !== null) return unchanged(null)
    return { ...receiptsOf(waiting), result: null }
  })
}

/**
 * Returns the change that issues the documents of received payments or of the operator's refunds, and emails the guest about each once.
 * From then on only the email holds the address of a payer who wanted a receipt (decision 0104). `isCancelled`: the operator's cancellation
 * can no longer be undone, so the guest hears of it. Of one payment for a group, who has booked gets the one email.
 */
export function receiptsOf(
  rows: readonly PaymentRow[],
  { isCancelled = false }: { isCancelled?: boolean } = {},
) {
  const ids = rows.map(({ id }) => id)
  return {
    payments: { set: [{ ids, columns: { documentDueAt: null, payerEmail: null } }] },
    documents: true,
    mails: async (saved: Saved) => {
      const mails: Mail[] = []
      for (const row of rows) mails.push(...(await mailsAbout(row, saved)))
      const others = mails.filter(({ is }) => is !== 'cancelled')
      if (others.length === mails.length && !isCancelled) return others
      return [...others, { is: 'cancelled', asksAccount: true } as const]
    },
  } satisfies Change
}

/** Returns the refunds caused by a payment: of itself, or by the cancellation rule if the payment arrived after the cancellation. */
function refundsCausedBy({ payments: ledger }: BookingRecord, payment: PaymentRow): PaymentRow[] {
  const cameLate = payment.stateBeforeEntry?.status === 'cancelled'
  const since = payment.settledAt ?? payment.createdAt
  return ledger.filter(
    ({ refundOf, state, refundReason, createdAt }) =>
      state !== 'rejected' &&
      (refundOf === payment.id || (cameLate && refundReason === 'booking_cancelled' && createdAt >= since)),
  )
}

/** True if this payment confirms the place: without it the deposit would not be covered. */
function confirmsPlace(record: BookingRecord, payment: PaymentRow): boolean {
  const others = record.payments.filter(({ id, refundOf }) => id !== payment.id && refundOf !== payment.id)
  return (
    record.booking.status === 'payment_confirmed' &&
    !moneyOf({ ...record, payments: others }).isDepositReceived
  )
}

/** Returns the emails about one payment or refund. `row` is as before its receipt, with the payer's address. */
async function mailsAbout(row: PaymentRow, { tx, record, documents: issued }: Saved): Promise<Mail[]> {
  // Who has booked for this traveller gets the one email about the payment of both.
  if ((await rowOfBooker(tx, record, row))?.documentDueAt) return []
  const payment = { ...paymentIn(record, row.id), payerEmail: row.payerEmail }
  const { beforeAgreement: agreement } = record.booking
  const isByOutgoingGuest = payment.payerHandOverId !== null
  const refunds = payment.kind === 'refund' ? [payment] : refundsCausedBy(record, payment)
  const backCents = sumCents(refunds)
  const about = [payment, ...refunds].map(({ id }) => id)
  const documents = issued.filter(({ paymentId }) => about.includes(paymentId))
  const templates = receiptMails({
    ...pick(payment, ['kind', 'method']),
    isByOutgoingGuest,
    holdsPlace: holdsPlace(record.booking.status),
    isRefundedInFull: backCents >= payment.amountCents,
    isCancelledSince: isCancelledSince(record, payment),
    isOfCancelling: refunds.every(({ refundReason }) => refundReason === 'booking_cancelled'),
    isOfAgreement: agreement !== null && isRefundOfAgreement(payment, agreement),
  })
  const receipt = await payerReceipt(tx, record, payment, documents)
  const others = await rowsForOthers(tx, record, payment)
  const ordered = confirmsPlace(record, payment) ? [payment, ...others] : []
  const orders = await Promise.all(ordered.map(({ bookingId }) => latestOrder(tx, bookingId)))
  const received = {
    payment: { ...payment, amountCents: sumCents([payment, ...others]) },
    documents: isByOutgoingGuest ? [] : [...documents, ...(await receiptsFor(tx, others))],
    orders: orders.flatMap((order) => order ?? []),
  }
  const mails: Record<ReceiptTemplate, Mail[]> = {
    'refund-made': [mailOf('refund-made', { payment, documents })],
    'payment-received': [mailOf('payment-received', received)],
    'transfer-received': [mailOf('transfer-received', received)],
    'payer-receipt': receipt ? [receipt] : [],
    'payment-refunded': [mailOf('payment-refunded', { payment, backCents, documents })],
    'operator-payment-refunded': [mailOf('operator-payment-refunded', { payment, backCents })],
    'booking-cancelled': [{ is: 'cancelled', asksAccount: true }],
  }
  return templates.flatMap((template) => mails[template])
}

async function receiptsFor(tx: Transaction, rows: readonly PaymentRow[]): Promise<DocumentRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return tx
    .select()
    .from(issuedDocuments)
    .where(and(inArray(issuedDocuments.paymentId, ids), eq(issuedDocuments.kind, 'receipt')))
    .orderBy(issuedDocuments.year, issuedDocuments.number)
}

/** Returns the email with a payment's receipt to the person who paid by the pay link, if they asked for it. Null if there is none. */
async function payerReceipt(
  tx: Transaction,
  { booking, retreat }: BookingRecord,
  payment: PaymentRow,
  documents: readonly DocumentRow[],
): Promise<Mail | null> {
  const receipt = documents.find(({ kind, paymentId }) => kind === 'receipt' && paymentId === payment.id)
  const to = payment.payerEmail ?? (await previousGuestsAddress(tx, payment))
  if (!receipt || to === null) return null
  const { kind, number } = receipt.content
  const firstName = greetingName(booking.firstName) ?? 'your guest'
  return {
    is: 'complete',
    mail: {
      template: 'payer-receipt',
      to,
      ...(payment.payerEmail !== null && { typed: 'later' }),
      data: {
        firstName,
        paidBefore: payment.payerHandOverId !== null,
        isHeldByOther: booking.bookedByOther,
        retreatDate: retreat && labelOf(retreat),
        amount: eurosFromCents(payment.amountCents),
        method: payment.method,
        attached: [`${DOCUMENT_NAMES[kind]} ${number}`],
      },
      dedupeKey: `payer-receipt:${payment.id}`,
      bookingId: booking.id,
      files: [
        { type: 'payer_receipt', name: documentFileName(kind, number), documentId: receipt.id, firstName },
      ],
    },
  }
}

/**
 * Returns the address of a previous guest whose receipt comes after the hand-over. Null for the present guest, who gets it with another
 * email.
 */
async function previousGuestsAddress(
  tx: Transaction,
  { payerHandOverId }: PaymentRow,
): Promise<string | null> {
  if (payerHandOverId === null) return null
  const [left] = await tx
    .select({ email: handOvers.fromEmail })
    .from(handOvers)
    .where(eq(handOvers.id, payerHandOverId))
  return left?.email ?? null
}
