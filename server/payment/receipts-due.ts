import { and, eq, isNotNull, isNull, lte, min, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { eurosFromCents, sumCents, type Cents } from '#domain/base/money.ts'
import { isUndoOver, undoUntil } from '#domain/base/undo-time.ts'
import { DOCUMENT_NAMES, documentFileName } from '#domain/document/documents.ts'
import type { StateBeforeEntry } from '#domain/payment/hand-entry.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { isCancelledSince, queueCancellationMail } from '#server/change/cancellation-mail.ts'
import { changeEach, unchanged, type ChangeContext, type Outcome } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, documents as issuedDocuments, handOvers, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { queueMail, type MailDeps } from '#server/mail/queue-mail.ts'
import { latestOrder } from '#server/order/order-record.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import { updatePayments, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'

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

/** Issues and emails what waited for payments and cancellations that can no longer be undone, once each even with several servers. */
export async function sendDueReceipts(deps: Deps): Promise<void> {
  const due = await deps.db
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(and(isNotNull(payments.documentDueAt), lte(payments.documentDueAt, deps.clock.now())))
    .union(
      deps.db.select({ bookingId: bookings.id }).from(bookings).where(isNotNull(bookings.beforeCancelling)),
    )
  await changeEach(deps, due, 'the receipt of a payment could not be sent yet', (record, context) => {
    const isDue = ({ documentDueAt: at }: PaymentRow) => at !== null && isUndoOver(at, context.now)
    const waiting = record.payments.filter(isDue)
    const { beforeCancelling, cancelledAt } = record.booking
    const isCancelled =
      beforeCancelling !== null && cancelledAt !== null && isUndoOver(undoUntil(cancelledAt), context.now)
    if (waiting.length === 0 && !isCancelled) return unchanged(null)
    return sendReceipts(deps, context, waiting, { isCancelled })
  })
}

/**
 * Returns the outcome that issues the documents of received payments or of the operator's refunds, and emails the guest about each once.
 * `isCancelled`: the operator's cancellation can no longer be undone, so its place is released and the guest hears of it.
 */
export async function sendReceipts(
  deps: Deps,
  { tx, now }: Pick<ChangeContext, 'tx' | 'now'>,
  received: readonly PaymentRow[],
  { isCancelled = false } = {},
): Promise<Outcome<null>> {
  const ids = received.map(({ id }) => id)
  await updatePayments(tx, ids, { documentDueAt: null })
  return {
    ...(isCancelled && { columns: { beforeCancelling: null, toldAt: now, toldHow: null } }),
    documents: true,
    answer: async ({ record, documents }) => {
      const sent = record.payments.filter(({ id }) => ids.includes(id))
      for (const payment of sent) await queueReceiptMails(tx, deps, record, payment, documents)
      if (isCancelled || sent.some((payment) => isCancelledSince(record, payment)))
        await queueCancellationMail(tx, deps, record, { asksAccount: true })
      return null
    },
  }
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

async function queueReceiptMails(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  payment: PaymentRow,
  issued: readonly DocumentRow[],
): Promise<void> {
  const isByPreviousGuest = payment.payerHandOverId !== null
  if (payment.kind === 'refund') {
    // notify-payees.ts emails a previous guest, and the cancellation email covers what it refunds.
    if (isByPreviousGuest || payment.refundReason === 'booking_cancelled') return
    const documents = issued.filter(({ paymentId }) => paymentId === payment.id)
    await queueBookingMail(tx, deps, 'refund-made', record, { payment, documents })
    return
  }
  const refunds = refundsCausedBy(record, payment)
  const about = [payment, ...refunds].map(({ id }) => id)
  const documents = issued.filter(({ paymentId }) => about.includes(paymentId))
  const backCents = sumCents(refunds)
  // The cancellation email already covers these refunds.
  const isInCancellationMail = refunds.every(({ refundReason }) => refundReason === 'booking_cancelled')
  if (isCancelledSince(record, payment) && isInCancellationMail) return
  if (holdsPlace(record.booking.status) && backCents < payment.amountCents) {
    const template = payment.method === 'bank_transfer' ? 'transfer-received' : 'payment-received'
    const order = confirmsPlace(record, payment) ? await latestOrder(tx, record.booking.id) : null
    const own = isByPreviousGuest ? [] : documents
    await queueBookingMail(tx, deps, template, record, { payment, documents: own, order })
    await queuePayerReceipt(tx, deps, record, payment, documents)
    return
  }
  // A previous guest is emailed about the refund by notify-payees.ts, and it does not concern the current guest.
  if (!isByPreviousGuest) {
    await queueBookingMail(tx, deps, 'payment-refunded', record, { payment, backCents, documents })
  }
  await queueBookingMail(tx, deps, 'operator-payment-refunded', record, { payment, backCents })
}

/** Issues missing documents, for payments older than the document feature. */
export async function issueMissingDocuments(deps: Deps): Promise<void> {
  const due = await bookingsLackingDocuments(deps)
  await changeEach(deps, due, 'the documents of a booking could not be issued yet', () => ({
    documents: true,
    answer: () => null,
  }))
}

/** Returns bookings of real guests with a ledger row that lacks its document, oldest row first. */
async function bookingsLackingDocuments({ db }: Deps): Promise<{ bookingId: string }[]> {
  const source = alias(payments, 'source')
  return db
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .innerJoin(bookings, eq(payments.bookingId, bookings.id))
    .leftJoin(source, eq(payments.refundOf, source.id))
    .leftJoin(issuedDocuments, eq(issuedDocuments.paymentId, payments.id))
    .where(
      and(
        isNull(issuedDocuments.id),
        isNull(payments.documentDueAt),
        eq(bookings.isExample, false),
        or(
          and(ne(payments.kind, 'refund'), eq(payments.state, 'received')),
          and(
            eq(payments.kind, 'refund'),
            ne(payments.state, 'rejected'),
            eq(source.state, 'received'),
            isNull(source.documentDueAt),
          ),
        ),
      ),
    )
    .groupBy(payments.bookingId)
    .orderBy(min(payments.createdAt), payments.bookingId)
}

/**
 * Sends the receipt of a payment once to the person who paid by the pay link, if they asked for it. From then on only the mail holds the
 * address (decision 0104).
 */
async function queuePayerReceipt(
  tx: Transaction,
  deps: MailDeps,
  { booking, retreat }: BookingRecord,
  payment: PaymentRow,
  documents: readonly DocumentRow[],
): Promise<void> {
  const receipt = documents.find(({ kind, paymentId }) => kind === 'receipt' && paymentId === payment.id)
  if (!receipt) return
  const to = payment.payerEmail ?? (await previousGuestsAddress(tx, payment))
  if (to === null) return
  const { kind, number } = receipt.content
  const firstName = greetingName(booking.firstName) ?? 'your guest'
  await queueMail(tx, deps, {
    template: 'payer-receipt',
    to,
    ...(payment.payerEmail !== null && { typed: 'later' }),
    data: {
      firstName,
      paidBefore: payment.payerHandOverId !== null,
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
  })
  await updatePayments(tx, [payment.id], { payerEmail: null })
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
