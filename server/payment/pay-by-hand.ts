import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { insertPayment, type PaymentRow, updatePayments } from '#server/store/booking-record.ts'

/**
 * Records that the operator has paid a refund by bank transfer. The row with the credit note becomes the transfer, so the
 * provider's events no longer match it; the provider's failed attempt is kept as a separate row (decision 0011).
 */
export async function payByHand(tx: Transaction, deps: Deps, refund: PaymentRow): Promise<void> {
  await updatePayments(tx, [refund.id], {
    method: 'bank_transfer',
    state: 'refunded',
    providerReference: null,
    settledAt: deps.clock.now(),
  })
  await keepAttempt(tx, refund)
}

/** Keeps a copy of the provider's failed attempt at a refund, which moved no money. */
export async function keepAttempt(tx: Transaction, refund: PaymentRow): Promise<void> {
  if (!isCheckoutMethod(refund.method) || refund.providerReference === null) return
  const { id: _, ...attempt } = refund
  await insertPayment(tx, { ...attempt, state: 'rejected' })
}
