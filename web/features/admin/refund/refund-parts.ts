import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'

type Source = PaymentForm['refundSources'][number]

/** What of a refund comes from which payment, in euros: the first source first, as the server takes them. */
export function refundParts(
  sources: readonly Source[],
  amount: number,
): (Omit<Source, 'refundable'> & { amount: number })[] {
  let left = centsFromEuros(amount)
  return sources.flatMap(({ refundable, ...source }) => {
    const cents = Math.min(left, centsFromEuros(refundable))
    left -= cents
    return cents > 0 ? [{ ...source, amount: eurosFromCents(cents) }] : []
  })
}
