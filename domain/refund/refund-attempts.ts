import { hoursAfter } from '#domain/base/dates.ts'
import type { LedgerKind, LedgerState, PaymentMethod } from '#domain/payment/ledger.ts'

/** Hours for which a refund may fail at the card provider before the operator is told and may pay it by hand. */
export const REFUND_FAILING_HOURS = 1

/** True if a refund has failed for so long; exactly one hour counts. */
function isFailingLong(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && hoursAfter(failingSince, REFUND_FAILING_HOURS) <= now
}

/** The part of a refund that decides who pays it out. */
export interface UnpaidRefund {
  kind: LedgerKind
  method: PaymentMethod
  state: LedgerState
  /** Since when every attempt at the card provider has failed; null if none has. */
  failingSince: Date | null
  /** True if its payment is disputed: the bank holds the money. */
  isDisputed: boolean
}

/**
 * True if the operator may pay a refund by hand: one by transfer, one that the card provider has refused, or one that has failed there for
 * an hour. While the payment is disputed nobody pays it, because the bank may be refunding it already.
 */
export function mayPayByHand(
  { kind, method, state, failingSince, isDisputed }: UnpaidRefund,
  now: Date,
): boolean {
  if (kind !== 'refund' || isDisputed) return false
  if (state === 'failed') return true
  return state === 'initiated' && (method === 'bank_transfer' || isFailingLong(failingSince, now))
}
