import * as z from 'zod/mini'
import { centsFromEuros, eurosFromCents, sumEuros } from '#domain/base/money.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { lineCents, PRICE_LINE_KINDS } from './price-lines.ts'
import { quoteOfLines, TIERS, type Quote } from './pricing.ts'

const euros = z.number()

/** The price of a booking as the API gives it, in euros. A lowered price may have cents. */
export const quoteViewSchema = z.object({
  tier: z.enum(TIERS),
  basePrice: euros,
  roomSupplement: euros,
  discount: euros,
  /** All that the price is made of: amounts that lower it are negative, and `reason` is why the operator did. */
  lines: z.array(
    z.object({ kind: z.enum(keysOf(PRICE_LINE_KINDS)), amount: euros, reason: z.optional(z.string()) }),
  ),
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
    basePrice: eurosFromCents(lineCents(quote, 'package')),
    roomSupplement: eurosFromCents(lineCents(quote, 'room')),
    discount: eurosFromCents(Math.abs(lineCents(quote, 'founder'))),
    lines: quote.lines.map(({ kind, cents, reason }) => ({
      kind,
      amount: eurosFromCents(cents),
      ...(reason !== undefined && { reason }),
    })),
    total: eurosFromCents(quote.totalCents),
    deposit: eurosFromCents(quote.depositCents),
    balance: eurosFromCents(quote.balanceCents),
    balanceDueOn: quote.balanceDueOn,
  }
}

/** Returns the quotes of a group, the booker's first, as one: sums of all, and tier and due day of the booker's. Throws if there are none. */
export function quotesInEuros(quotes: readonly Quote[]): QuoteView {
  const views = quotes.map(quoteInEuros)
  const [booker] = views
  if (!booker) throw new Error('there is no quote')
  const sumOf = (of: (view: QuoteView) => number) => sumEuros(views.map(of))
  return {
    ...booker,
    basePrice: sumOf(({ basePrice }) => basePrice),
    roomSupplement: sumOf(({ roomSupplement }) => roomSupplement),
    discount: sumOf(({ discount }) => discount),
    lines: views.flatMap(({ lines }) => lines),
    total: sumOf(({ total }) => total),
    deposit: sumOf(({ deposit }) => deposit),
    balance: sumOf(({ balance }) => balance),
  }
}

/** Returns a quote of the API in cents again. */
export function quoteInCents({
  tier,
  lines,
  balanceDueOn,
}: Pick<QuoteView, 'tier' | 'lines' | 'balanceDueOn'>): Quote {
  return quoteOfLines({
    tier,
    lines: lines.map(({ amount, ...line }) => ({ ...line, cents: centsFromEuros(amount) })),
    balanceDueOn,
  })
}
