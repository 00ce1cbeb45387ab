import { and, inArray, isNotNull, lte } from 'drizzle-orm'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import { arePapersDue, papersDueAt, type BeforeEntry } from '#domain/payment/hand-entry.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/document/issue-documents.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { queuePayerReceipt } from '#server/mail/queue-payer-receipt.ts'
import { latestOrder } from '#server/order/read-order.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import {
  lockBooking,
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
} from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { isCancelledSince, tellCancelled } from '#server/refund/tell-cancelled.ts'

/**
 * The columns by which the papers of an entry wait, and by which it can be undone meanwhile: the money counts at once, its
 * receipt and its mail do not exist before their time (decision 0100). The sweep of any server sends them then.
 */
export function receiptsDue(
  { clock }: Pick<Deps, 'clock'>,
  { booking }: BookingRecord,
  reportedCents: Cents | null,
): { papersDueAt: Date; entryBefore: BeforeEntry; undoneAt: null } {
  return {
    papersDueAt: papersDueAt(clock.now()),
    entryBefore: {
      reportedCents,
      status: booking.status,
      holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    },
    undoneAt: null,
  }
}

/** Issues and mails what waits for entries that can no longer be undone: at most once each, however many servers sweep. */
export async function sendDueReceipts(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectDistinct({ bookingId: payments.bookingId })
    .from(payments)
    .where(and(isNotNull(payments.papersDueAt), lte(payments.papersDueAt, deps.clock.now())))
  await forEachBooking(deps, due, 'the papers of an entry could not be sent yet', ({ bookingId }) =>
    deps.db.transaction(async (tx) => {
      const record = await lockBooking(tx, bookingId)
      const now = deps.clock.now()
      const waiting = record?.payments.filter(
        (payment) => payment.papersDueAt !== null && arePapersDue(payment.papersDueAt, now),
      )
      if (waiting && waiting.length > 0) await sendPapers(tx, deps, bookingId, waiting)
    }),
  )
}

/** Issues the documents of payments that have been received, or of refunds by the operator, and tells their guest, once for each. Call it under the booking's lock. */
export async function sendPapers(
  tx: Transaction,
  deps: Deps,
  bookingId: string,
  received: readonly PaymentRow[],
): Promise<void> {
  const ids = received.map(({ id }) => id)
  await tx.update(payments).set({ papersDueAt: null }).where(inArray(payments.id, ids))
  const documents = await issueDocuments(tx, deps, bookingId)
  const record = await reloadBooking(tx, bookingId)
  const sent = record.payments.filter(({ id }) => ids.includes(id))
  for (const payment of sent) await tell(tx, deps, record, payment, documents)
  if (sent.some((payment) => isCancelledSince(record, payment)))
    await tellCancelled(tx, deps, bookingId, { asksAccount: true })
}

/**
 * What goes back because of a payment: of it, or of another one where the rule of a cancellation decided anew when it came.
 */
function refundsFor({ payments: ledger }: BookingRecord, payment: PaymentRow): PaymentRow[] {
  const cameLate = payment.entryBefore?.status === 'cancelled'
  const since = payment.settledAt ?? payment.createdAt
  return ledger.filter(
    ({ refundOf, state, refundReason, createdAt }) =>
      state !== 'rejected' &&
      (refundOf === payment.id || (cameLate && refundReason === 'booking_cancelled' && createdAt >= since)),
  )
}

/** Whether it is this payment that makes the place the guest's: without it the deposit would not be there. */
function confirmsPlace(record: BookingRecord, payment: PaymentRow): boolean {
  const others = record.payments.filter(({ id, refundOf }) => id !== payment.id && refundOf !== payment.id)
  return (
    record.booking.status === 'payment_confirmed' &&
    !moneyOf({ ...record, payments: others }).isDepositReceived
  )
}

async function tell(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  payment: PaymentRow,
  issued: readonly DocumentRow[],
): Promise<void> {
  const isPrevious = payment.payerHandOverId !== null
  if (payment.kind === 'refund') {
    // tell-payees.ts tells a previous guest.
    if (isPrevious) return
    const documents = issued.filter(({ paymentId }) => paymentId === payment.id)
    await queueBookingMail(tx, deps, 'refund-made', record, { payment, documents })
    return
  }
  const refunds = refundsFor(record, payment)
  const about = [payment, ...refunds].map(({ id }) => id)
  const documents = issued.filter(({ paymentId }) => about.includes(paymentId))
  const backCents = sumCents(refunds)
  // The mail about the cancellation says all of it.
  const isToldByCancelling = refunds.every(({ refundReason }) => refundReason === 'booking_cancelled')
  if (isCancelledSince(record, payment) && isToldByCancelling) return
  if (holdsPlace(record.booking.status) && backCents < payment.amountCents) {
    const template = payment.method === 'bank_transfer' ? 'transfer-received' : 'payment-received'
    const order = confirmsPlace(record, payment) ? await latestOrder(tx, record.booking.id) : null
    const own = isPrevious ? [] : documents
    await queueBookingMail(tx, deps, template, record, { payment, documents: own, order })
    await queuePayerReceipt(tx, deps, record, payment, documents)
    return
  }
  // A previous guest is told of the refund itself (tell-payees.ts), and the present one has no part in it.
  if (!isPrevious) {
    await queueBookingMail(tx, deps, 'payment-refunded', record, { payment, backCents, documents })
  }
  await queueBookingMail(tx, deps, 'operator-payment-refunded', record, { payment, backCents })
}
