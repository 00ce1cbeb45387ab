import { isCheckoutMethod, type CheckoutMethod, type PaymentMethod } from './ledger.ts'
import { sumCents, type Cents } from './money.ts'
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
export type ReturnablePayment = LedgerPart & CameBy & { createdAt: Date }

/**
 * Whether a payment goes back to the guest who had the place before it was handed on (decision 0170): it came before that, through the
 * provider, which pays back to where it came from. What goes back by transfer goes to the account that today's guest names.
 */
export function goesToFormerGuest(
  payment: Pick<ReturnablePayment, 'createdAt' | keyof CameBy>,
  handedOverAt: Date | null,
): boolean {
  if (handedOverAt === null || payment.createdAt > handedOverAt) return false
  return refundMethodOf(payment) !== 'bank_transfer'
}

/** What a booking that was handed on has of its former guest, in cents; null for any other. */
export function formerGuestsCents(
  ledger: readonly ReturnablePayment[],
  handedOverAt: Date | null,
): { paidCents: Cents; reportedCents: Cents } | null {
  if (handedOverAt === null) return null
  const paid = ledger.filter((payment) => goesToFormerGuest(payment, handedOverAt))
  const reported = ledger.filter(({ kind, state, createdAt }) => {
    return kind !== 'refund' && state === 'reported' && createdAt <= handedOverAt
  })
  return {
    paidCents: paid.reduce((sum, payment) => sum + refundableCents(ledger, payment), 0),
    reportedCents: sumCents(reported),
  }
}
