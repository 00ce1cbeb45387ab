import * as z from 'zod/mini'
import { centsFromEuros, eurosFromCents, type Cents } from '#domain/base/money.ts'
import { ROOM_NAMES } from '#domain/booking/booking-names.ts'
import { TIERS, type Quote } from './pricing.ts'

const euros = z.number()

/** The price of a booking as the API gives it, in euros. A lowered price may have cents. */
export const quoteViewSchema = z.object({
  tier: z.enum(TIERS),
  basePrice: euros,
  roomSupplement: euros,
  discount: euros,
  /** The amount by which the operator has lowered the price; absent if it is nothing. */
  lowered: z.optional(euros),
  /** All that the operator has waived, if the present price is too small to hold it. */
  granted: z.optional(euros),
  total: euros,
  deposit: euros,
  balance: euros,
  balanceDueOn: z.iso.date(),
})
export type QuoteView = z.infer<typeof quoteViewSchema>

/** Returns a quote as the API gives it, in euros. */
export function quoteInEuros(quote: Quote): QuoteView {
  return {
    tier: quote.tier,
    basePrice: eurosFromCents(quote.basePriceCents),
    roomSupplement: eurosFromCents(quote.roomSupplementCents),
    discount: eurosFromCents(quote.discountCents),
    ...(quote.loweredCents > 0 && { lowered: eurosFromCents(quote.loweredCents) }),
    ...(quote.grantedCents !== undefined && { granted: eurosFromCents(quote.grantedCents) }),
    total: eurosFromCents(quote.totalCents),
    deposit: eurosFromCents(quote.depositCents),
    balance: eurosFromCents(quote.balanceCents),
    balanceDueOn: quote.balanceDueOn,
  }
}

/** Returns a quote of the API in cents again. */
export function quoteInCents(quote: QuoteView): Quote {
  return {
    tier: quote.tier,
    basePriceCents: centsFromEuros(quote.basePrice),
    roomSupplementCents: centsFromEuros(quote.roomSupplement),
    discountCents: centsFromEuros(quote.discount),
    loweredCents: centsFromEuros(quote.lowered ?? 0),
    ...(quote.granted !== undefined && { grantedCents: centsFromEuros(quote.granted) }),
    totalCents: centsFromEuros(quote.total),
    depositCents: centsFromEuros(quote.deposit),
    balanceCents: centsFromEuros(quote.balance),
    balanceDueOn: quote.balanceDueOn,
  }
}

/** Returns the parts of a price that are not 0, as every bill lists them: the base under its given name, deductions negative. */
export function priceFigures(quote: Quote, baseName: string): { label: string; amountCents: Cents }[] {
  const figures = [
    { label: baseName, amountCents: quote.basePriceCents },
    { label: ROOM_NAMES.private, amountCents: quote.roomSupplementCents },
    { label: 'Founding member discount', amountCents: -quote.discountCents },
    { label: 'Price reduction', amountCents: -quote.loweredCents },
  ]
  return figures.filter(({ amountCents }) => amountCents !== 0)
}
