import type { Cents } from '#domain/base/money.ts'
import type { RefundReason } from '#domain/refund/refund-reasons.ts'
import { refundMethodOf, refundShares } from '#domain/refund/refund-shares.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'

/** Money that is to be refunded. Nothing is refunded for an amount of 0 or less. */
export interface WantedRefund {
  amountCents: Cents
  reason: RefundReason
  /** In the operator's own words. */
  note?: string | null
  /** The payments that it is taken from, the last one first; all of the booking's unless said. */
  payments?: readonly PaymentRow[]
}

/**
 * Enters in the ledger what is to be refunded: the newest money first, one refund for each payment that it comes from, by the way it
 * came, and never more than that payment was. Cash, and what the card provider does not know, goes by transfer. Nothing is paid out yet:
 * the provider's are paid after the commit (pay-out-refunds.ts), transfers by the operator. Throws where the payments do not hold that
 * much, or a bank holds it in a dispute: see refundable.ts.
 */
export async function openRefunds(
  tx: Transaction,
  now: Date,
  ledger: readonly PaymentRow[],
  { amountCents, reason, note = null, payments: sources = ledger }: WantedRefund,
): Promise<PaymentRow[]> {
  const shares = refundShares(sources, amountCents)
  if (shares.length === 0) return []
  return tx
    .insert(payments)
    .values(
      shares.map(({ source, amountCents: share }) => ({
        bookingId: source.bookingId,
        kind: 'refund' as const,
        method: refundMethodOf(source),
        amountCents: share,
        state: 'initiated' as const,
        referenceText: source.referenceText,
        payerHandOverId: source.payerHandOverId,
        refundOf: source.id,
        refundReason: reason,
        reasonNote: note,
        createdAt: now,
      })),
    )
    .returning()
}

/**
 * What a cancelled booking still refunds after its ledger has changed: the rule of the cancellation, applied to all that has been
 * received by now, less what was refunded before (decision 0051). Nothing for a booking that is not cancelled.
 */
export function refundOfCancelled(record: BookingRecord): WantedRefund {
  const { cancellationRule: rule } = record.booking
  const amountCents = rule === null ? 0 : bookingRefund(rule, record).amountCents
  return { amountCents, reason: 'booking_cancelled' }
}
