import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'

type Source = PaymentForm['refundSources'][number]

/** Returns how much of a refund comes from each payment, in euros. It uses the sources in order, like the server. */
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
