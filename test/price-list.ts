import type { CalendarDay } from '#domain/base/dates.ts'
import { priceListOf, quoteFor, roomSupplementCents, type Quote, type Tier } from '#domain/price/pricing.ts'
import type { Room } from '#domain/price/rooms.ts'

/** The specification's prices and sizes of tiers (section 9.1), as content/prices.yaml comes with the product. */
export const SPECIFIED_PRICES = priceListOf({
  tiers: {
    super_early_bird: { price: 950, spots: 8 },
    early_bird: { price: 1100, spots: 6 },
    standard: { price: 1250, spots: 2 },
  },
  privateRoom: 180,
  handOver: 0,
  countFrom: null,
})

/** A quote of that list. */
export function specifiedQuote({
  tier,
  room,
  ...booking
}: {
  tier: Tier
  room: Room
  foundingMember: boolean
  startsOn: CalendarDay
  submittedAt: Date
}): Quote {
  const entry = SPECIFIED_PRICES.tiers.find((each) => each.tier === tier)
  if (!entry) throw new Error(`no tier ${tier}`)
  const basePriceCents = entry.priceCents
  const supplementCents = roomSupplementCents(room, SPECIFIED_PRICES)
  return quoteFor({ ...booking, tier, basePriceCents, roomSupplementCents: supplementCents })
}
