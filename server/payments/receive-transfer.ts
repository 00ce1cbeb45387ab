import type { LedgerLine } from '#domain/api-contract.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import type { PaymentType } from '#domain/payment-reference.ts'
import { Problem } from '#domain/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { applyPayment } from './apply-payment.ts'
import { changePayment, endPayment } from './change-payment.ts'

/**
 * The operator has found a reported transfer on the account, or has paid a refund out. A second click changes nothing.
 * Problems: not-found, wrong-state.
 */
export async function receivePayment(deps: Deps, paymentId: string): Promise<LedgerLine> {
  return changePayment(deps, paymentId, async (tx, record, { kind, ...payment }) => {
    if (kind === 'refund') await payOutByHand(tx, deps, record, { ...payment, kind })
    else await receiveTransfer(tx, deps, record, { ...payment, kind })
  })
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
  if (before.booking.status === 'expired') return applyPayment(tx, deps, before, payment)
  if (!holdsPlace(before.booking.status)) {
    // The transfer of a booking cancelled meanwhile only fills the ledger: what goes back of it was decided then.
    await issueDocuments(tx, deps, before.booking.id)
    return { counts: true }
  }
  const record = await saveTransition(tx, before, { type: 'receive_payment' }, { now: deps.clock.now() })
  const documents = await issueDocuments(tx, deps, before.booking.id)
  await queueBookingMail(tx, deps, 'transfer-received', record, { payment, documents })
  return { counts: true }
}

async function payOutByHand(
  tx: Transaction,
  deps: Deps,
  { payments: ledger }: BookingRecord,
  refund: PaymentRow,
): Promise<void> {
  if (refund.state === 'refunded') return
  // A card refund goes through the provider by itself, unless that has refused it for good.
  const isByHand =
    refund.state === 'failed' || (refund.state === 'initiated' && refund.method === 'bank_transfer')
  if (!isByHand) throw new Problem('wrong-state', { detail: 'This refund is not one to pay out by hand' })
  const source = ledger.find(({ id }) => id === refund.refundOf)
  if (source?.state !== 'received') {
    throw new Problem('wrong-state', {
      detail: 'The transfer that this refund gives back has not arrived. Mark it received first.',
    })
  }
  await endPayment(tx, deps, refund, 'refunded')
}
