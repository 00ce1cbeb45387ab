import type { QuoteView } from './booking.ts'
import { eurosFromCents } from './money.ts'
import type { Quote } from './pricing.ts'

/** A quote as the API gives it, in euros. */
export function quoteInEuros(quote: Quote): QuoteView {
  return {
    tier: quote.tier,
    basePrice: eurosFromCents(quote.basePriceCents),
    roomSupplement: eurosFromCents(quote.roomSupplementCents),
    discount: eurosFromCents(quote.discountCents),
    total: eurosFromCents(quote.totalCents),
    deposit: eurosFromCents(quote.depositCents),
    balance: eurosFromCents(quote.balanceCents),
    balanceDueOn: quote.balanceDueOn,
  }
}
