import { placesLeft, type Availability } from '#domain/price/availability.ts'
import type { PricingTiers } from '#domain/api/api-shapes.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts'
import { quoteInEuros } from '#domain/price/quote-view.ts'
import {
  foundingMemberDiscount,
  quoteFor,
  roomSupplementCents,
  type PriceList,
} from '#domain/price/pricing.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { totalOf } from '#web/ui/quote-lines.ts'

/** The current offer for the stay of an ended booking, in euros. */
export interface OfferNow {
  isFree: boolean
  total: number
  totalBefore: number
}

/** Places and prices as the server returns them. */
export interface PlacesNow {
  tiers: PricingTiers
  availability: Availability
  prices: Pick<PriceList, 'privateRoomCents'>
}

/** Returns the current price of a shared room in the booking's package, in euros: the full price and the one for founding members. */
export function priceNow(
  { packageType }: Pick<Booking, 'packageType'>,
  { tiers }: Pick<PlacesNow, 'tiers'>,
): { full: number; total: number } {
  const { price } = packageType === 'non-kiter' ? tiers.nonKiter : tiers.kiter
  return { full: price, total: price - eurosFromCents(foundingMemberDiscount(centsFromEuros(price))) }
}

/** Returns whether the stay of an ended booking can be booked again, and its price; null if that is unknown. */
export function offerNow(booking: Booking, places: PlacesNow | null, now: Date): OfferNow | null {
  const { selectedDate, startsOn, packageType, selectedRoom, quote } = booking
  const retreat = places?.availability[selectedDate ?? '']
  if (!places || !retreat || !startsOn || !packageType || !quote) return null
  const { tier, price } = packageType === 'kiter' ? places.tiers.kiter : places.tiers.nonKiter
  const again = quoteFor({
    tier,
    basePriceCents: centsFromEuros(price),
    roomSupplementCents: roomSupplementCents(selectedRoom ?? 'shared', places.prices),
    foundingMember: quote.discount > 0,
    startsOn,
    submittedAt: now,
  })
  const isFree =
    retreat.onSale && !hasStarted(retreat, banjulDay(now)) && placesLeft(retreat, packageType) > 0
  return { isFree, total: quoteInEuros(again).total, totalBefore: totalOf(booking) }
}
