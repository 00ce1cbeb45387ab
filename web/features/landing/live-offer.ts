import type { CalendarDay } from '#domain/base/dates.ts'
import {
  placesLeft,
  retreatsOnSale,
  totalBookings,
  type Availability,
  type RetreatOnSale,
} from '#domain/place/availability.ts'
import {
  tierAt,
  tierCardState,
  type PriceList,
  type TierCardState,
  type TierEntry,
} from '#domain/price/pricing.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'

/** What can be booked at which price, as last loaded by the server or the browser. */
export interface LiveOffer {
  availability: Availability
  /** False if the availability call failed and stored or built-in figures are used instead. */
  known: boolean
  totalBookings: number
  /** The owner's price list, as sent with the page. */
  prices: PriceList
}

/** Returns the offer. Without price tiers, the bookings are counted from the availability (specification, section 7). */
export function liveOffer(read: {
  tiers: { totalBookings: number } | null
  availability: Availability | null
  otherwise: Availability
  prices: PriceList
  /** The total that was known before; null if none was. */
  lastTotal?: number | null
}): LiveOffer {
  const availability = read.availability ?? read.otherwise
  return {
    availability,
    known: read.availability !== null,
    totalBookings:
      read.tiers?.totalBookings ??
      withinTier(totalBookings(availability), read.lastTotal ?? null, read.prices),
    prices: read.prices,
  }
}

/** Keeps a count within the tier last known, because not every booking that holds a place moves the price (decision 0055). */
function withinTier(counted: number, lastTotal: number | null, prices: PriceList): number {
  if (lastTotal === null || tierAt(counted, prices) === tierAt(lastTotal, prices)) return counted
  return lastTotal
}

/** Returns the current price of a place in cents, without the private room. */
export function priceNow({ totalBookings: bookings, prices }: LiveOffer): number {
  return tierAt(bookings, prices).priceCents
}

/** Returns the bookable retreats that still have a place for a kiter or a non-kiter. */
export function retreatsWithPlaces(offer: LiveOffer, today: CalendarDay): RetreatOnSale[] {
  return retreatsOnSale(offer.availability, today).filter((retreat) =>
    PACKAGE_TYPES.some((packageType) => placesLeft(retreat, packageType) > 0),
  )
}

/** Returns true if no retreat on sale has a place for a package. Without any retreat on sale it is true only if the dates are known. */
export function isSoldOut(offer: LiveOffer, today: CalendarDay, packageType: PackageType): boolean {
  const retreats = retreatsOnSale(offer.availability, today)
  if (retreats.length === 0) return offer.known
  return retreats.every((retreat) => placesLeft(retreat, packageType) === 0)
}

export interface TierRow {
  name: string
  cards: readonly TierCard[]
  /** One count for both packages; null once the spots are used up or nothing is bookable (decision 0072). */
  spots: { spots: number; spotsLeft: number } | null
}

export interface TierCard {
  /** The tier's name and the package's suffix, which says what it books (specification, section 4.1). */
  name: string
  packageType: PackageType
  priceCents: number
  /** "Sold Out" for every tier if no retreat on sale has a place for the package. */
  state: TierCardState
  button: string
}

export function tierRows(
  offer: LiveOffer,
  today: CalendarDay,
  packages: Record<PackageType, { cardSuffix: string; button: string }>,
): TierRow[] {
  const soldOut = PACKAGE_TYPES.filter((packageType) => isSoldOut(offer, today, packageType))
  const isCounted = soldOut.length < PACKAGE_TYPES.length
  return offer.prices.tiers.map((tier) => {
    const state = tierCardState(tier, offer.totalBookings, offer.prices)
    return {
      name: tier.name,
      cards: PACKAGE_TYPES.map((packageType) => ({
        name: `${tier.name} ${packages[packageType].cardSuffix}`,
        packageType,
        priceCents: tier.priceCents,
        state: soldOut.includes(packageType) ? { state: 'sold_out' } : state,
        button: packages[packageType].button,
      })),
      spots: isCounted ? spotsOf(tier, state) : null,
    }
  })
}

function spotsOf({ spots }: TierEntry, state: TierCardState): TierRow['spots'] {
  if (state.state === 'sold_out') return null
  const spotsLeft = state.state === 'later' ? spots : state.spotsLeft
  return spotsLeft === null ? null : { spots, spotsLeft }
}
