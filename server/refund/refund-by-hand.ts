import { eq } from 'drizzle-orm'
import { formatCents } from '#domain/base/money.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { mayPayByHand } from '#domain/refund/refund-attempts.ts'
import { unchanged, type Outcome } from '#server/change/change-booking.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import { payments, refundAttempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { changePayment } from '#server/payment/ledger-line.ts'
import { failedAttempt } from '#server/payment/provider-payment.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { recordRefunds } from './record-refunds.ts'
import { failedAttemptOf, openProviderRefunds } from './refund-attempts.ts'

/**
 * Asks the provider about a refund of unknown outcome before a payout by hand is recorded, because it may have been paid after all.
 * If the provider does not answer, the payout is allowed. Problem: wrong-state if it has paid.
 */
export async function assertNotPaidYet(deps: Deps, paymentId: string): Promise<void> {
  const [waiting] = await openProviderRefunds(deps, eq(payments.id, paymentId))
  if (!waiting?.paymentReference) return
  try {
    await recordRefunds(deps, waiting.paymentReference)
  } catch (error) {
    deps.log.warn({ err: error, paymentId }, 'the card provider does not say whether a refund was paid')
  }
  const [now] = await deps.db
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.id, paymentId))
  if (now?.state !== 'refunded') return
  throw wrongState(
    'The card provider has now paid this refund. If you also sent the money yourself, the guest has it twice: ask for it back.',
  )
}

/** Records that the operator has paid a refund out. A second click changes nothing. Problem: wrong-state. */
export async function payOutByHand(
  { tx, now }: ChangeContext,
  { payments: ledger }: BookingRecord,
  refund: PaymentRow,
): Promise<Outcome<null>> {
  if (refund.state === 'refunded') return unchanged(null)
  if (refund.documentDueAt !== null) {
    throw wrongState(`This refund can still be undone. Pay it once its ${UNDO_SECONDS} seconds are over`)
  }
  const source = ledger.find(({ id }) => id === refund.refundOf)
  const [tried] = await tx
    .select({ failingSince: refundAttempts.failingSince })
    .from(refundAttempts)
    .where(failedAttemptOf(refund.id))
  const failingSince = tried?.failingSince ?? null
  const isDisputed = (source?.disputedCents ?? 0) > 0
  if (isDisputed) {
    throw wrongState(
      'This payment is disputed, and the bank may refund it. Wait until it decides, or the guest gets the money twice',
    )
  }
  if (!mayPayByHand({ ...refund, failingSince, isDisputed }, now)) {
    throw wrongState('You can’t pay this refund by hand')
  }
  // The row with the credit note becomes the transfer, so the provider's events no longer match it (decision 0011).
  const columns = {
    method: 'bank_transfer',
    state: 'refunded',
    providerReference: null,
    settledAt: now,
  } as const
  return {
    payments: { set: [{ ids: [refund.id], columns }], add: failedAttempt(refund) },
    history: [{ what: `Refund of ${formatCents(refund.amountCents)} paid out` }],
    result: null,
  }
}

/**
 * Saves the operator's reason for a refund made on the card provider's site, which only the operator can know. A later reason
 * replaces an earlier one. Problems: not-found, wrong-state.
 */
export async function givePaymentReason(
  deps: Deps,
  { reason, ...which }: { paymentId: string; reason: string; by: Actor },
): Promise<LedgerLine> {
  return changePayment(deps, which, ({ id, refundReason, reasonNote }) => {
    if (refundReason !== 'given_back') {
      throw wrongState('You can only give a reason for a refund that you made yourself')
    }
    return {
      payments: { set: [{ ids: [id], columns: { reasonNote: reason } }] },
      history: [{ what: 'Reason for the refund', from: reasonNote, to: reason }],
      result: null,
    }
  })
}
