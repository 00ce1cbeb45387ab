import type { Cents } from '#domain/base/money.ts'
import type { RefundReason } from '#domain/refund/refund-reasons.ts'
import { refundMethodOf, refundShares } from '#domain/refund/refund-shares.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'

/**
 * Enters in the ledger what is to be given back: the newest money first, one refund for each payment that it comes from,
 * by the way it came, and never more than that payment was. Nothing is paid out yet: the provider's are paid back after the commit
 * (pay-out-refunds.ts), transfers by the operator. Throws where the payments do not hold that much, or a bank holds it in a
 * dispute: see refundable.ts.
 */
export async function openRefunds(
  tx: Transaction,
  deps: Deps,
  record: Pick<BookingRecord, 'payments'>,
  amountCents: Cents,
  reason: RefundReason,
  /** In the operator's own words. */
  reasonNote: string | null = null,
): Promise<PaymentRow[]> {
  const refunds: PaymentRow[] = []
  for (const { source, amountCents: share } of refundShares(record.payments, amountCents)) {
    refunds.push(await openRefundOf(tx, deps, source, share, reason, reasonNote))
  }
  return refunds
}

/** The same for one given payment. What the card provider does not hold, cash too, goes back by transfer. */
export async function openRefundOf(
  tx: Transaction,
  deps: Deps,
  source: PaymentRow,
  amountCents: Cents,
  reason: RefundReason,
  reasonNote: string | null = null,
): Promise<PaymentRow> {
  const [refund] = await tx
    .insert(payments)
    .values({
      bookingId: source.bookingId,
      kind: 'refund',
      method: refundMethodOf(source),
      amountCents,
      state: 'initiated',
      referenceText: source.referenceText,
      payerHandOverId: source.payerHandOverId,
      refundOf: source.id,
      refundReason: reason,
      reasonNote,
      createdAt: deps.clock.now(),
    })
    .returning()
  if (!refund) throw new Error('the ledger did not take a refund')
  return refund
}
