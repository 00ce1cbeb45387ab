import { eq } from 'drizzle-orm'
import { allRefundableCents } from '#domain/refund/refundable.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/document/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import {
  lockBooking,
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
} from '#server/store/booking-record.ts'
import { askProvider } from './ask-provider.ts'
import type { ProviderDispute } from './gateway.ts'
import { reversePayment } from './reverse-payment.ts'
import { openRefunds } from '#server/refund/open-refunds.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { enterMoneyLeft, findProviderPayment } from './provider-payment.ts'
import { refundCancelled } from '#server/refund/refund-cancelled.ts'

/**
 * A cardholder disputes a payment with the bank: the operator is told once, and sees it until it is over. What the bank
 * holds meanwhile is not given back a second time. Where it decides for us, what a cancellation gives of it falls due; where
 * it takes the money back, the ledger says so (decision 0051). False where the payment is none of ours. Problem:
 * unavailable.
 */
export async function recordDispute(deps: Deps, disputeId: string): Promise<boolean> {
  const dispute = await askProvider(() => deps.gateway.fetchDispute(disputeId))
  const payment = dispute && (await findProviderPayment(deps, dispute.paymentReference))
  if (!payment) return false
  await deps.db.transaction(async (tx) => {
    const record = await lockBooking(tx, payment.bookingId)
    const current = record?.payments.find(({ id }) => id === payment.id)
    if (!record || !current) throw new Error('a payment has no booking')
    await tx
      .update(payments)
      .set(
        dispute.state === 'open'
          ? { disputedAt: current.disputedAt ?? deps.clock.now(), disputedCents: dispute.takenCents }
          : { disputedAt: null, disputedCents: null },
      )
      .where(eq(payments.id, payment.id))
    switch (dispute.state) {
      case 'open': {
        const { answerBy } = dispute
        await queueBookingMail(tx, deps, 'operator-payment-disputed', record, { payment: current, answerBy })
        return
      }
      case 'won':
        return fallDue(tx, deps, payment.bookingId)
      case 'lost':
        return takeBack(tx, deps, record, current, dispute)
    }
  })
  await payOutRefunds(deps)
  return true
}

/** What goes back of money that a bank held, and does not hold any more, where its booking is over. */
async function fallDue(tx: Transaction, deps: Deps, bookingId: string): Promise<void> {
  const opened = await openWhatIsFree(tx, deps, bookingId)
  if (opened.length === 0) return
  const documents = await issueDocuments(tx, deps, bookingId)
  const record = await reloadBooking(tx, bookingId)
  for (const payment of opened) {
    if (payment.payerHandOverId !== null) continue
    await queueBookingMail(tx, deps, 'refund-made', record, {
      payment,
      documents: documents.filter(({ paymentId }) => paymentId === payment.id),
    })
  }
}

/** By the rule of the cancellation, or all that a place had been paid whose hold has ended meanwhile. */
async function openWhatIsFree(tx: Transaction, deps: Deps, bookingId: string): Promise<PaymentRow[]> {
  const record = await reloadBooking(tx, bookingId)
  if (record.booking.status !== 'expired') return refundCancelled(tx, deps, bookingId)
  return openRefunds(tx, deps, record, allRefundableCents(record.payments), 'hold_ended')
}

async function takeBack(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  source: PaymentRow,
  { id: reference, amountCents }: ProviderDispute,
): Promise<void> {
  if (before.payments.some(({ providerReference }) => providerReference === reference)) return
  await enterMoneyLeft(tx, deps, source, { reference, amountCents, reason: 'dispute_lost' })
  await reversePayment(tx, before, deps.clock.now())
  await issueDocuments(tx, deps, source.bookingId)
  const record = await reloadBooking(tx, source.bookingId)
  const payment = record.payments.find(({ providerReference }) => providerReference === reference) ?? source
  const problem = 'the bank decided for the cardholder and took the money back'
  await queueBookingMail(tx, deps, 'operator-payment-problem', record, { payment, problem })
}
