import { sumCents, type Cents } from '#domain/base/money.ts'
import { isCheckoutMethod, type CheckoutMethod } from '#domain/payment/ledger.ts'
import { refundableCents, type LedgerPart, type PaidRow } from '#domain/payment/refundable.ts'

/**
 * Returns a ledger for `refundShares` with the payments last that the operator can still undo: undoing one also undoes its own refunds,
 * but no money that has left another payment.
 */
export function undoableLast<Row extends Pick<PaidRow, 'documentDueAt'>>(ledger: readonly Row[]): Row[] {
  return ledger.toSorted((a, b) => Number(a.documentDueAt !== null) - Number(b.documentDueAt !== null))
}

/** Returns the payments to refund an amount from, the last first, and how much of each. Throws if they don't hold that much. */
export function refundShares<Payment extends LedgerPart>(
  ledger: readonly Payment[],
  amountCents: Cents,
): { source: Payment; amountCents: Cents }[] {
  const shares: { source: Payment; amountCents: Cents }[] = []
  let left = amountCents
  for (const source of ledger.toReversed()) {
    const share = Math.min(left, refundableCents(ledger, source))
    if (share <= 0) continue
    shares.push({ source, amountCents: share })
    left -= share
  }
  if (left > 0) throw new Error(`the payments hold ${left} cents less than is to be given back`)
  return shares
}

/** Returns the method of a refund: through the provider if it knows the payment, else by transfer, even for cash. */
export function refundMethodOf({
  method,
  providerReference,
}: Pick<PaidRow, 'method' | 'providerReference'>): CheckoutMethod | 'bank_transfer' {
  return isCheckoutMethod(method) && providerReference !== null ? method : 'bank_transfer'
}

/**
 * Returns what the outgoing guests paid for a booking that was handed over, in cents: received and not refunded, and
 * reported; null for any other booking. It is refunded only to those who paid it.
 */
export function outgoingGuestsCents(
  ledger: readonly (LedgerPart & Pick<PaidRow, 'payerHandOverId'>)[],
  handedOverAt: Date | null,
): { paidCents: Cents; reportedCents: Cents } | null {
  if (handedOverAt === null) return null
  const theirs = ledger.filter(({ payerHandOverId }) => payerHandOverId !== null)
  return {
    paidCents: theirs.reduce((sum, payment) => sum + refundableCents(ledger, payment), 0),
    reportedCents: sumCents(theirs.filter(({ state }) => state === 'reported')),
  }
}
