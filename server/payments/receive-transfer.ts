import { eq } from 'drizzle-orm'
import type { LedgerLine } from '#domain/api-contract.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import { coveredCents } from '#domain/ledger.ts'
import type { Cents } from '#domain/money.ts'
import type { PaymentType } from '#domain/payment-reference.ts'
import { Problem } from '#domain/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { applyPayment } from './apply-payment.ts'
import { changePayment } from './change-payment.ts'
import { openRefundOf } from './open-refunds.ts'
import { payOutRefunds } from './pay-out-refunds.ts'
import { refundCancelled } from './refund-cancelled.ts'
import { demandNotPaidYet, payOutByHand } from './refund-by-hand.ts'
import { waiveBankFees } from './waive-bank-fees.ts'

/** What has come, where the operator says so. */
export interface Arrival {
  /** In cents; as much as was reported unless said. */
  amountCents?: Cents | undefined
  /** The place is confirmed though fees of the banks are missing from the deposit. */
  confirm?: boolean | undefined
}

/**
 * The operator has found a reported transfer on the account, or has paid a refund out. A second click changes nothing.
 * Problems: not-found, wrong-state.
 */
export async function receivePayment(
  deps: Deps,
  paymentId: string,
  arrival: Arrival = {},
): Promise<LedgerLine> {
  await demandNotPaidYet(deps, paymentId)
  const line = await changePayment(deps, paymentId, async (tx, record, payment) => {
    const { kind } = payment
    if (kind === 'refund') await payOutByHand(tx, deps, record, payment)
    else await receiveTransfer(tx, deps, record, { ...payment, kind }, arrival)
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
  reported: PaymentRow & { kind: PaymentType },
  arrival: Arrival = {},
): Promise<{ counts: boolean }> {
  if (reported.state === 'received') return { counts: true }
  if (reported.state !== 'reported') {
    throw new Problem('wrong-state', { detail: 'Only a transfer that a guest has reported can be received' })
  }
  const payment = { ...reported, amountCents: arrival.amountCents ?? reported.amountCents }
  const { id, status } = before.booking
  await tx
    .update(payments)
    .set({ amountCents: payment.amountCents, state: 'received', settledAt: deps.clock.now() })
    .where(eq(payments.id, payment.id))
  if (status === 'cancelled') return decideLate(tx, deps, before, payment)
  if (arrival.confirm) await waiveBankFees(tx, payment)
  if (!holdsPlace(status)) return applyPayment(tx, deps, before, payment)
  await saveTransition(tx, before, { type: 'receive_payment' }, { now: deps.clock.now() })
  const record = await reloadBooking(tx, id)
  // The price may have fallen while the transfer was on its way.
  const excess = Math.min(coveredCents(record.payments) - totalOf(record), payment.amountCents)
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
  const opened = await refundCancelled(tx, deps, id)
  const backCents = opened.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const documents = await issueDocuments(tx, deps, id)
  const record = await reloadBooking(tx, id)
  await queueBookingMail(tx, deps, 'payment-refunded', record, { payment, backCents, documents })
  await queueBookingMail(tx, deps, 'operator-payment-refunded', record, { payment, backCents })
  return { counts: backCents < payment.amountCents }
}
