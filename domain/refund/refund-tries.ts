import { hoursAfter } from '#domain/base/dates.ts'
import type { LedgerKind, LedgerState, PaymentMethod } from '#domain/payment/ledger.ts'

/** For so long a refund may fail at the card provider before the operator is told, and may pay it by hand. */
export const REFUND_FAILING_HOURS = 1

/** Whether a refund has failed for too long to wait for the provider alone. At the very hour it has. */
function isFailingLong(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && hoursAfter(failingSince, REFUND_FAILING_HOURS) <= now
}

/** A refund, as far as it decides who pays it out. */
export interface RefundToPay {
  kind: LedgerKind
  method: PaymentMethod
  state: LedgerState
  /** Since when every try at the card provider has failed; null where none has. */
  failingSince: Date | null
  /** A dispute about its payment is open: the bank holds the money. */
  isDisputed: boolean
}

/**
 * Whether the operator may pay a refund by hand: one of a transfer, one that the card provider has refused, and one that has
 * failed there for an hour. While the payment is disputed nobody pays it: the bank may be giving it back already.
 */
export function mayPayByHand(
  { kind, method, state, failingSince, isDisputed }: RefundToPay,
  now: Date,
): boolean {
  if (kind !== 'refund' || isDisputed) return false
  if (state === 'failed') return true
  return state === 'initiated' && (method === 'bank_transfer' || isFailingLong(failingSince, now))
}
