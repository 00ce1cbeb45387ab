import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, formatCents, formatEuros } from '#domain/base/money.ts'
import { airportTaxDay, type PaymentDay } from '#domain/order/order-schedule.ts'
import type { Availability } from '#domain/place/availability.ts'
import {
  balanceDueOn,
  quoteFor,
  roomSupplementCents,
  type PriceList,
  type Tier,
} from '#domain/price/pricing.ts'
import { quoteInEuros, type QuoteView } from '#domain/price/quote-view.ts'
import { ROOMS } from '#domain/price/rooms.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import {
  AIRPORT_TAX_EACH_WAY_CENTS,
  BALANCE_DUE_DAYS_BEFORE,
  DEPOSIT_CENTS,
} from '#domain/terms/booking-terms.ts'
import type { PriceLine } from '#web/ui/price-lines.tsx'
import { quoteLines } from '#web/ui/quote-lines.ts'

/** A tier with its price in euros. */
interface TierPrice {
  tier: Tier
  price: number
}

export interface PriceEstimate {
  packageType: PackageType
  /** False until the guest has chosen a room; the price is then that of a shared one. */
  hasRoom: boolean
  quote: QuoteView
  /** When the balance is due: "By Tue 23 Sept". The rule in words until a date is chosen. */
  balanceDue: string
}

/**
 * Estimates the price of the chosen package, room and date by the same rule as the server's quote. Without a chosen room it is the price
 * with the included one.
 */
export function estimatePrice(
  chosen: { packageType: PackageType; selectedRoom: string; selectedDate: string },
  terms: {
    inForce: TierPrice
    foundingMember: boolean
    prices: Pick<PriceList, 'privateRoomCents'>
    availability: Availability
    now: Date
  },
): PriceEstimate {
  const startsOn = terms.availability[chosen.selectedDate]?.startsOn
  const room = ROOMS.find((each) => each === chosen.selectedRoom)
  const { inForce, foundingMember } = terms
  const quote = {
    tier: inForce.tier,
    basePriceCents: centsFromEuros(inForce.price),
    roomSupplementCents: roomSupplementCents(room ?? 'shared', terms.prices),
    foundingMember,
    startsOn: startsOn ?? banjulDay(terms.now),
    submittedAt: terms.now,
  }
  return {
    packageType: chosen.packageType,
    hasRoom: room !== undefined,
    // In the form in which the API returns it once it is frozen.
    quote: quoteInEuros(quoteFor(quote)),
    balanceDue: startsOn
      ? `By ${formatShortDay(balanceDueOn(startsOn, terms.now), banjulDay(terms.now))}`
      : `${BALANCE_DUE_DAYS_BEFORE} days before departure`,
  }
}

/** Returns the tier that applies to the first bookings. */
export function lowestPrice({ tiers: [{ tier, priceCents }] }: Pick<PriceList, 'tiers'>): TierPrice {
  return { tier, price: eurosFromCents(priceCents) }
}

/** Returns the terms of a server's quote, which also hold for another room or date of the same booking. */
export function termsOf({ tier, basePrice, discount }: QuoteView): {
  inForce: TierPrice
  foundingMember: boolean
} {
  return { inForce: { tier, price: basePrice }, foundingMember: discount > 0 }
}

/** Returns the lines of the bill, the same as on every later screen. */
export function priceLines({ packageType, hasRoom, quote }: PriceEstimate): PriceLine[] {
  const lines = quoteLines({
    packageType,
    quote,
    amountPaid: 0,
    amountReported: 0,
    balanceDue: quote.total,
  })
  return hasRoom ? lines : lines.with(1, { label: 'Room', amount: 'Choose your room' })
}

/** Returns what is paid when. The guest picks deposit or full payment on the payment screen; neither includes the airport tax. */
export function plannedPayments({ quote, balanceDue }: PriceEstimate): PaymentDay[] {
  return [
    { when: 'Today', amount: formatCents(DEPOSIT_CENTS) },
    { when: balanceDue, amount: formatEuros(quote.balance) },
    airportTaxDay(2 * AIRPORT_TAX_EACH_WAY_CENTS),
  ]
}

/** Returns the texts of the bar below the form on phones: "€1,130" and "€200 today". */
export function shortPrice({ quote }: PriceEstimate): { total: string; today: string } {
  return {
    total: formatEuros(quote.total),
    today: `${formatCents(DEPOSIT_CENTS)} today`,
  }
}

/** Returns the whole price in one sentence for screen readers. */
export function spokenPrice({ quote, balanceDue }: PriceEstimate): string {
  const { total, deposit, balance } = quote
  return `Total ${formatEuros(total)}. Deposit today: ${formatEuros(deposit)}. ${balanceDue}: ${formatEuros(balance)}.`
}
