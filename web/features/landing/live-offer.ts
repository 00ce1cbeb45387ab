import {
  placesLeft,
  totalBookings,
  type Availability,
  type AvailabilityRecord,
} from '#domain/price/availability.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import {
  spotsLeftInTier,
  tierAt,
  tierCardState,
  type PriceList,
  type TierCardState,
  type TierEntry,
} from '#domain/price/pricing.ts'
import { bookableRetreats, PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'

/** What can be booked at which price, as the server or the browser last read it. */
export interface LiveOffer {
  availability: Availability
  /** False where the availability call failed and stored or built-in figures stand in for it. */
  known: boolean
  totalBookings: number
  /** The owner's, as the page came with it. */
  prices: PriceList
}

/**
 * The offer of what the two calls answered. Where the price tiers did not come, the bookings are counted from the
 * availability (specification, section 7).
 */
export function liveOffer(read: {
  tiers: { totalBookings: number } | null
  availability: Availability | null
  otherwise: Availability
  prices: PriceList
}): LiveOffer {
  const availability = read.availability ?? read.otherwise
  return {
    availability,
    known: read.availability !== null,
    totalBookings: read.tiers?.totalBookings ?? totalBookings(availability),
    prices: read.prices,
  }
}

/** What a place costs now, before a room of one's own. */
export function priceNow({ totalBookings: bookings, prices }: LiveOffer): number {
  return tierAt(bookings, prices).priceCents
}

export type RetreatOnSale = AvailabilityRecord & { label: string }

/** The retreats that can be booked today, soonest first. */
export function retreatsOnSale(offer: LiveOffer, today: CalendarDay): RetreatOnSale[] {
  const retreats = Object.entries(offer.availability).map(([label, record]) => ({ ...record, label }))
  return bookableRetreats(retreats, today)
}

/** Of these, the retreats that somebody can still join, as a kiter or as a non-kiter. */
export function retreatsWithPlaces(offer: LiveOffer, today: CalendarDay): RetreatOnSale[] {
  return retreatsOnSale(offer, today).filter((retreat) =>
    PACKAGE_TYPES.some((packageType) => placesLeft(retreat, packageType) > 0),
  )
}

/** Whether no retreat on sale has a place for a package. Without a single known date nobody can say so. */
export function isSoldOut(offer: LiveOffer, today: CalendarDay, packageType: PackageType): boolean {
  const retreats = retreatsOnSale(offer, today)
  if (retreats.length === 0) return offer.known
  return retreats.every((retreat) => placesLeft(retreat, packageType) === 0)
}

export interface TierCard {
  /** The tier's name and the package's suffix, which says what it books (specification, section 4.1). */
  name: string
  packageType: PackageType
  priceCents: number
  state: TierCardState
}

/** The three price cards of a package; all of them "Sold Out" when no retreat on sale has a place for it. */
export function tierCards(
  offer: LiveOffer,
  today: CalendarDay,
  { packageType, cardSuffix }: { packageType: PackageType; cardSuffix: string },
): TierCard[] {
  const soldOut = isSoldOut(offer, today, packageType)
  return offer.prices.tiers.map((entry) => ({
    name: `${entry.name} ${cardSuffix}`,
    packageType,
    priceCents: entry.priceCents,
    state: soldOut ? { state: 'sold_out' } : tierCardState(entry, offer.totalBookings, offer.prices),
  }))
}

export interface TierSpots {
  name: string
  spots: number
  spotsLeft: number
}

/**
 * How many spots each tier has left: one count for both packages, said once. Empty where nothing is counted any more, or
 * nothing can be booked at all (decision 0072).
 */
export function tierSpots(offer: LiveOffer, today: CalendarDay): TierSpots[] {
  if (PACKAGE_TYPES.every((packageType) => isSoldOut(offer, today, packageType))) return []
  if (spotsLeftInTier(offer.totalBookings, offer.prices) === null) return []
  return offer.prices.tiers.map((entry) => ({
    name: entry.name,
    spots: entry.spots,
    spotsLeft: spotsLeftOf(entry, offer),
  }))
}

function spotsLeftOf(entry: TierEntry, offer: LiveOffer): number {
  const state = tierCardState(entry, offer.totalBookings, offer.prices)
  switch (state.state) {
    case 'available':
      return state.spotsLeft ?? 0
    case 'later':
      return entry.spots
    case 'sold_out':
      return 0
  }
}
