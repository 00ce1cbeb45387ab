import type { LedgerLine } from '#domain/api-contract.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import { keptCents } from '#domain/ledger.ts'
import type { PaymentType } from '#domain/payment-reference.ts'
import { Problem } from '#domain/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { applyPayment } from './apply-payment.ts'
import { changePayment, endPayment } from './change-payment.ts'
import { openRefundOf } from './open-refunds.ts'
import { payByHand } from './pay-by-hand.ts'
import { payOutRefunds } from './pay-out-refunds.ts'
import { refundCancelled } from './refund-cancelled.ts'

/**
 * The operator has found a reported transfer on the account, or has paid a refund out. A second click changes nothing.
 * Problems: not-found, wrong-state.
 */
export async function receivePayment(deps: Deps, paymentId: string): Promise<LedgerLine> {
  const line = await changePayment(deps, paymentId, async (tx, record, payment) => {
    const { kind } = payment
    if (kind === 'refund') await payOutByHand(tx, deps, payment)
    else await receiveTransfer(tx, deps, record, { ...payment, kind })
  })
  await payOutRefunds(deps)
  return line
}

/**
 * The same inside a change that is under way, which holds the places' and the booking's lock. A transfer that comes after its
 * booking has expired books it again where a place is free, and is given back otherwise; then it does not count.
 */
export async function receiveTransfer(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  payment: PaymentRow & { kind: PaymentType },
): Promise<{ counts: boolean }> {
  if (payment.state === 'received') return { counts: true }
  if (payment.state !== 'reported') {
    throw new Problem('wrong-state', { detail: 'Only a transfer that a guest has reported can be received' })
  }
  await endPayment(tx, deps, payment, 'received')
  const { id, status } = before.booking
  if (status === 'cancelled') return decideLate(tx, deps, before, payment)
  if (!holdsPlace(status)) return applyPayment(tx, deps, before, payment)
  await saveTransition(tx, before, { type: 'receive_payment' }, { now: deps.clock.now() })
  const record = await reloadBooking(tx, id)
  // The price may have fallen while the transfer was on its way.
  const excess = Math.min(keptCents(record.payments) - totalOf(record), payment.amountCents)
  if (excess > 0) await openRefundOf(tx, deps, payment, excess, 'paid_too_much')
  const documents = await issueDocuments(tx, deps, id)
  await queueBookingMail(tx, deps, 'transfer-received', await reloadBooking(tx, id), { payment, documents })
  return { counts: true }
}

/** A transfer that was reported before its booking was cancelled: the rule of the cancellation decides on it now. */
async function decideLate(
  tx: Transaction,
  deps: Deps,
  { booking: { id } }: BookingRecord,
  payment: PaymentRow,
): Promise<{ counts: boolean }> {
  const backCents = await refundCancelled(tx, deps, id)
  const documents = await issueDocuments(tx, deps, id)
  const record = await reloadBooking(tx, id)
  await queueBookingMail(tx, deps, 'payment-refunded', record, { payment, backCents, documents })
  await queueBookingMail(tx, deps, 'operator-payment-refunded', record, { payment, backCents })
  return { counts: backCents < payment.amountCents }
}

async function payOutByHand(tx: Transaction, deps: Deps, refund: PaymentRow): Promise<void> {
  if (refund.state === 'refunded') return
  // A card refund goes through the provider by itself, unless that has refused it for good.
  const isByHand =
    refund.state === 'failed' || (refund.state === 'initiated' && refund.method === 'bank_transfer')
  if (!isByHand) throw new Problem('wrong-state', { detail: 'This refund is not one to pay out by hand' })
  await payByHand(tx, deps, refund)
}
