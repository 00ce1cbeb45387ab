import { eq } from 'drizzle-orm'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { PaymentRow } from '#server/store/booking-record.ts'

/**
 * Enters that the operator has paid a refund out by bank. The row that was decided, and whose credit note was issued, is
 * the payout by hand from now on, and no event of the card provider finds it any more; what the provider tried before
 * stays as a row of its own (decision 0011).
 */
export async function payByHand(tx: Transaction, deps: Deps, refund: PaymentRow): Promise<void> {
  await tx
    .update(payments)
    .set({
      method: 'bank_transfer',
      state: 'refunded',
      providerReference: null,
      settledAt: deps.clock.now(),
    })
    .where(eq(payments.id, refund.id))
  await keepAttempt(tx, refund)
}

/** Keeps what the provider tried for a refund and could not do. It moved no money. */
export async function keepAttempt(tx: Transaction, refund: PaymentRow): Promise<void> {
  if (!isCheckoutMethod(refund.method) || refund.providerReference === null) return
  const { id: _, ...attempt } = refund
  await tx.insert(payments).values({ ...attempt, state: 'rejected' })
}
