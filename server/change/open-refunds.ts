import type { Cents } from '#domain/base/money.ts'
import type { RefundReason } from '#domain/payment/refund-reasons.ts'
import { refundMethodOf, refundShares, undoableLast } from '#domain/refund/refund-shares.ts'
import type { GuestRule } from '#domain/terms/cancellation-terms.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'

/** A refund to open. An amount of 0 or less opens none. */
export interface WantedRefund {
  amountCents: Cents
  reason: RefundReason
  /** The rule by which a change of the booking refunds. */
  rule?: GuestRule | null
  /** The operator's reason as free text. */
  note?: string | null
  /** Set if the operator can still undo the refunds: nobody learns of them until then (receipts-due.ts). */
  waiting?: Pick<PaymentRow, 'documentDueAt' | 'stateBeforeEntry'>
  /** Payments to refund, the last first. All of the booking's payments if omitted. */
  payments?: readonly PaymentRow[]
}

/**
 * Returns the refunds to open: of payments that can still be undone first, then newest first; one refund per payment, by the way it was
 * paid, never more than that payment. Cash, and payments unknown to the card provider, are refunded by transfer. Nothing is paid out yet:
 * card refunds go out after the commit (pay-out-refunds.ts), transfers by the operator. Throws if the payments do not hold that much, or a
 * bank holds it in a dispute (refundable.ts).
 */
export function refundsOf(
  ledger: readonly PaymentRow[],
  {
    amountCents,
    reason,
    rule = null,
    note = null,
    waiting,
    payments: sources = undoableLast(ledger),
  }: WantedRefund,
) {
  return refundShares(sources, amountCents).map(({ source, amountCents: share }) => ({
    kind: 'refund' as const,
    method: refundMethodOf(source),
    amountCents: share,
    state: 'initiated' as const,
    referenceText: source.referenceText,
    payerHandOverId: source.payerHandOverId,
    paidBy: source.paidBy,
    refundOf: source.id,
    refundReason: reason,
    refundRule: rule,
    reasonNote: note,
    ...waiting,
  }))
}

/**
 * Returns what a cancelled booking must still refund after its ledger has changed: its cancellation rule applied to all money
 * received so far, minus earlier refunds. The amount is 0 if the booking is not cancelled (decision 0051).
 */
export function refundOfCancelled(record: BookingRecord): WantedRefund {
  const { cancellationRule: rule } = record.booking
  const amountCents = rule === null ? 0 : bookingRefund(rule, record).amountCents
  return { amountCents, reason: 'booking_cancelled' }
}
