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

/** What a stay whose place was given up would be today. Euros. */
export interface OfferNow {
  isFree: boolean
  total: number
  totalBefore: number
}

/** Places and prices as the server gives them; null where they could not be read. */
export interface PlacesNow {
  tiers: PricingTiers
  availability: Availability
  prices: Pick<PriceList, 'privateRoomCents'>
}

/** A shared room in the booking's package today, in euros: in full, and as a founding member has it. */
export function priceNow(
  { packageType }: Pick<Booking, 'packageType'>,
  { tiers }: Pick<PlacesNow, 'tiers'>,
): { full: number; total: number } {
  const { price } = packageType === 'non-kiter' ? tiers.nonKiter : tiers.kiter
  return { full: price, total: price - eurosFromCents(foundingMemberDiscount(centsFromEuros(price))) }
}

/** Whether a booking that was given up could be made again, and for how much; nothing is said where it is not known. */
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
