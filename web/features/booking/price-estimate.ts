import type { Availability } from '#domain/availability.ts'
import { banjulDay, formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { BALANCE_DUE_DAYS_BEFORE, quoteFor, ROOMS, type Tier } from '#domain/pricing.ts'
import { quoteInEuros, type QuoteView } from '#domain/quote-view.ts'
import type { PackageType } from '#domain/retreats.ts'
import type { PriceLine } from '#web/ui/price-lines.tsx'
import { quoteLines } from '#web/ui/quote-lines.ts'

export interface PriceEstimate {
  packageType: PackageType
  quote: QuoteView
  /** The balance's due day for people; until a date is chosen the rule in words. */
  balanceDue: string
}

/**
 * What the chosen package, room and date cost, by the rule that the server quotes by when the form is submitted. A guest
 * who has not chosen a room yet sees the price with the included one.
 */
export function estimatePrice(
  chosen: { packageType: PackageType; selectedRoom: string; selectedDate: string },
  terms: { tier: Tier; foundingMember: boolean; availability: Availability; now: Date },
): PriceEstimate {
  const startsOn = terms.availability[chosen.selectedDate]?.startsOn
  const quote = quoteFor({
    tier: terms.tier,
    room: ROOMS.find((room) => room === chosen.selectedRoom) ?? 'shared',
    foundingMember: terms.foundingMember,
    startsOn: startsOn ?? banjulDay(terms.now),
    submittedAt: terms.now,
  })
  return {
    packageType: chosen.packageType,
    // As the API will give it once it is frozen.
    quote: quoteInEuros(quote),
    balanceDue: startsOn
      ? `by ${formatDay(quote.balanceDueOn)}`
      : `${BALANCE_DUE_DAYS_BEFORE} days before departure`,
  }
}

/** The bill: what makes up the total, in the same lines as on every later screen. */
export function priceLines({ packageType, quote }: PriceEstimate): PriceLine[] {
  return quoteLines({ packageType, quote, amountPaid: 0, amountReported: 0, balanceDue: quote.total })
}

/** What is paid now and what later. The guest picks deposit or full on the payment screen. */
export function paymentLines({ quote, balanceDue }: PriceEstimate): PriceLine[] {
  return [
    {
      label: 'Now: deposit',
      amount: formatEuros(quote.deposit),
      note: `or all of it, ${formatEuros(quote.total)}`,
      weight: 'strong',
    },
    { label: 'Later: balance', amount: formatEuros(quote.balance), note: balanceDue },
  ]
}

/** The whole price in one sentence, read out when it changes. */
export function spokenPrice({ quote, balanceDue }: PriceEstimate): string {
  const { total, deposit, balance } = quote
  return `Total ${formatEuros(total)}: ${formatEuros(deposit)} deposit now, ${formatEuros(balance)} ${balanceDue}`
}
