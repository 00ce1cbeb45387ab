import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, formatCents, formatEuros, sumEuros } from '#domain/base/money.ts'
import { inWords } from '#domain/booking/traveller.ts'
import { airportTaxDay, differenceText, type PaymentDay } from '#domain/order/order-schedule.ts'
import type { Availability } from '#domain/place/availability.ts'
import { priceFigures } from '#domain/price/price-lines.ts'
import {
  LAST_TIER,
  balanceDueOn,
  quoteFor,
  roomSupplementCents,
  TIER_NAMES,
  type PriceList,
  type Tier,
} from '#domain/price/pricing.ts'
import { quoteInCents, quoteInEuros, type QuoteView } from '#domain/price/quote-view.ts'
import { ROOMS } from '#domain/price/rooms.ts'
import { PACKAGE_NAMES, type PackageType } from '#domain/retreat/retreats.ts'
import {
  AIRPORT_TAX_EACH_WAY_CENTS,
  BALANCE_DUE_DAYS_BEFORE,
  DEPOSIT_CENTS,
} from '#domain/terms/booking-terms.ts'
import { roomLines, type PriceLine } from '#web/ui/price-lines.tsx'
import { quoteLines } from '#web/ui/quote-lines.ts'

/** A tier with its price in euros. */
interface TierPrice {
  tier: Tier
  price: number
}

/** What the price card shows: the price of each traveller, and how the group shares its rooms. */
export interface PlannedPrice {
  /** The booker's first; one alone for who comes alone. */
  travellers: [PriceEstimate, ...PriceEstimate[]]
  /** What to call each traveller. */
  names: readonly string[]
  /** The names of each two who share a room. */
  sharedRooms: readonly (readonly string[])[]
  /** The spots left in the tier that all pay, where they are fewer than the group; null otherwise. */
  fewerSpots: number | null
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

/** What the form says of all who come. */
export interface PlannedChoice extends Pick<PlannedPrice, 'names' | 'sharedRooms'> {
  travellers: readonly { packageType: PackageType; selectedRoom: string }[]
  selectedDate: string
}

/** Returns the price of all who come: one tier for all, and the founder's discount for the booker alone. */
export function planPrice(
  { travellers, names, sharedRooms, selectedDate }: PlannedChoice,
  terms: Parameters<typeof estimatePrice>[1] & { spotsLeft: number | null },
): PlannedPrice {
  const [booker, ...others] = travellers
  if (!booker) throw new Error('nobody comes')
  const price = ({ packageType, selectedRoom }: typeof booker, foundingMember: boolean) =>
    estimatePrice({ packageType, selectedRoom, selectedDate }, { ...terms, foundingMember })
  const { spotsLeft } = terms
  return {
    travellers: [price(booker, terms.foundingMember), ...others.map((other) => price(other, false))],
    names,
    sharedRooms,
    fewerSpots:
      terms.inForce.tier !== LAST_TIER && spotsLeft !== null && spotsLeft > 0 && spotsLeft < travellers.length
        ? spotsLeft
        : null,
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

/** Returns the whole price in euros: of all travellers. */
export function plannedTotal({ travellers }: PlannedPrice): number {
  return sumEuros(travellers.map(({ quote }) => quote.total))
}

/** Returns the lines of the bill, the same as on every later screen. */
export function priceLines(price: PlannedPrice): PriceLine[] {
  const { travellers } = price
  const [{ packageType, hasRoom, quote }] = travellers
  if (travellers.length > 1) return linesOfGroup(price)
  const lines = quoteLines({
    packageType,
    quote,
    amountPaid: 0,
    amountReported: 0,
    balanceDue: quote.total,
  })
  return hasRoom ? lines : lines.with(1, { label: 'Room', amount: 'Choose your room' })
}

function linesOfGroup(price: PlannedPrice): PriceLine[] {
  const { travellers, names, sharedRooms } = price
  const packages = travellers.map(({ packageType, quote }, index) => ({
    label: `${names[index]}, ${PACKAGE_NAMES[packageType]}`,
    amount: formatEuros(quote.basePrice),
  }))
  const differences = travellers.flatMap(({ quote }, index) => {
    const [, ...others] = priceFigures(quoteInCents(quote), '')
    return others.map(({ label, amountCents }) => ({
      label: `${names[index]}, ${label.toLowerCase()}`,
      amount: differenceText(amountCents),
    }))
  })
  return [
    ...packages,
    ...roomLines(sharedRooms, travellers.length),
    ...(travellers.some(({ hasRoom }) => !hasRoom) ? [{ label: 'Room', amount: 'Not chosen' }] : []),
    ...differences,
    {
      label: `Total for ${inWords(travellers.length)}`,
      amount: formatEuros(plannedTotal(price)),
      weight: 'total',
    },
  ]
}

/** Returns what is paid when. The guest picks deposit or full payment on the payment screen; neither includes the airport tax. */
export function plannedPayments({ travellers }: PlannedPrice): PaymentDay[] {
  const count = travellers.length
  return [
    { when: 'Today', amount: formatCents(count * DEPOSIT_CENTS) },
    {
      when: travellers[0].balanceDue,
      amount: formatEuros(sumEuros(travellers.map(({ quote }) => quote.balance))),
    },
    airportTaxDay(count * 2 * AIRPORT_TAX_EACH_WAY_CENTS),
  ]
}

/** Returns the texts of the bar below the form on phones: "€1,130" and "€200 today". */
export function shortPrice(price: PlannedPrice): { total: string; today: string } {
  return {
    total: formatEuros(plannedTotal(price)),
    today: `${formatCents(price.travellers.length * DEPOSIT_CENTS)} today`,
  }
}

/** Returns the whole price in one sentence for screen readers. */
export function spokenPrice(price: PlannedPrice): string {
  const [today, later] = plannedPayments(price)
  return `Total ${formatEuros(plannedTotal(price))}. Deposit today: ${today?.amount}. ${later?.when}: ${later?.amount}.`
}

/** Returns why all of a group pay one price, where the tier has fewer spots left than the group has travellers; null otherwise. */
export function groupPriceNote({ travellers, fewerSpots }: PlannedPrice): string | null {
  if (fewerSpots === null) return null
  const tier = TIER_NAMES[travellers[0].quote.tier]
  const who = travellers.length === 2 ? 'both' : 'all'
  const left = fewerSpots === 1 ? 'only 1 spot is left' : `only ${fewerSpots} spots are left`
  return `One price for your group: you ${who} pay the ${tier} price, although ${left}.`
}
