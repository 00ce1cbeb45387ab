import { isCheckoutMethod, type CheckoutMethod, type PaymentMethod } from '#domain/payment/ledger.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { refundableCents, type LedgerPart } from './refundable.ts'

/** How a payment came, as far as it decides how it goes back. */
interface CameBy {
  method: PaymentMethod
  /** What the card provider calls it; null for what it does not know. */
  providerReference: string | null
}

/** From which payments an amount is given back, and how much of each: the newest money first. Throws where they do not hold that much. */
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

/** The way back: as it came, through the provider, where that knows the payment, and by transfer otherwise, cash too. */
export function refundMethodOf({ method, providerReference }: CameBy): CheckoutMethod | 'bank_transfer' {
  return isCheckoutMethod(method) && providerReference !== null ? method : 'bank_transfer'
}

/** A payment of a booking, as far as it decides who gets it back. */
export type ReturnablePayment = LedgerPart & {
  /** The hand-over by which the guest left who paid it; null for the present guest (decision 0170). */
  payerHandOverId: string | null
}

/**
 * What a booking that was passed on has of its previous guests, in cents: received and kept, and reported and not seen yet; null for any
 * other booking. It is refunded to those who paid it, and to nobody else.
 */
export function outgoingGuestsCents(
  ledger: readonly ReturnablePayment[],
  handedOverAt: Date | null,
): { paidCents: Cents; reportedCents: Cents } | null {
  if (handedOverAt === null) return null
  const theirs = ledger.filter(({ kind, payerHandOverId }) => kind !== 'refund' && payerHandOverId !== null)
  return {
    paidCents: theirs.reduce((sum, payment) => sum + refundableCents(ledger, payment), 0),
    reportedCents: sumCents(theirs.filter(({ state }) => state === 'reported')),
  }
}
