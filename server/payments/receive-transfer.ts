import type { LedgerLine } from '#domain/api-contract.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import { Problem } from '#domain/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { changePayment, endPayment } from './change-payment.ts'

/**
 * The operator has found a reported transfer on the account, or has paid a refund out. A second click changes nothing.
 * Problems: not-found, wrong-state.
 */
export async function receivePayment(deps: Deps, paymentId: string): Promise<LedgerLine> {
  return changePayment(deps, paymentId, async (tx, record, payment) => {
    if (payment.kind === 'refund') await payOutByHand(tx, deps, record, payment)
    else await receiveTransfer(tx, deps, record, payment)
  })
}

/** The same inside a change that is under way, which holds the booking's lock. */
export async function receiveTransfer(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  payment: PaymentRow,
): Promise<void> {
  if (payment.state === 'received') return
  if (payment.state !== 'reported') {
    throw new Problem('wrong-state', { detail: 'Only a transfer that a guest has reported can be received' })
  }
  await endPayment(tx, deps, payment, 'received')
  if (!holdsPlace(before.booking.status)) {
    // The transfer of a booking cancelled meanwhile only fills the ledger: what goes back of it was decided then.
    await issueDocuments(tx, deps, before.booking.id)
    return
  }
  const record = await saveTransition(tx, before, { type: 'receive_payment' }, { now: deps.clock.now() })
  const documents = await issueDocuments(tx, deps, before.booking.id)
  await queueBookingMail(tx, deps, 'transfer-received', record, { payment, documents })
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
