import { banjulDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import { placesLeft } from '#domain/place/availability.ts'
import { foundingMemberDiscount, quoteFor, roomSupplementCents } from '#domain/price/pricing.ts'
import { quoteInEuros } from '#domain/price/quote-view.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { Notice } from '#web/ui/notice.tsx'
import { totalOf } from '#web/ui/quote-lines.ts'

/** Loads current availability and prices; null if either can't be read. */
export async function loadPlacesNow(readers: PageReaders) {
  const [tiers, availability] = await Promise.all([
    readers.read('pricingTiers'),
    readers.read('bookingAvailability'),
  ])
  if (!tiers.ok || !availability.ok) return null
  const { privateRoomCents } = readers.prices
  return { tiers: tiers.body, availability: availability.body, prices: { privateRoomCents } }
}

export type PlacesNow = NonNullable<Awaited<ReturnType<typeof loadPlacesNow>>>

/** The current offer for the retreat of an ended booking, in euros. */
export interface OfferNow {
  isFree: boolean
  total: number
  totalBefore: number
}

/** Returns the current price of a shared room in the booking's package, in euros: the full price and the one for founding members. */
export function priceNow(
  { packageType }: Pick<Booking, 'packageType'>,
  { tiers }: Pick<PlacesNow, 'tiers'>,
): { full: number; total: number } {
  const { price } = packageType === 'non-kiter' ? tiers.nonKiter : tiers.kiter
  return { full: price, total: price - eurosFromCents(foundingMemberDiscount(centsFromEuros(price))) }
}

/** Returns whether the retreat of an ended booking can be booked again, and its price; null if that is unknown. */
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

/** Says that a released stay still has a place, with its current and its former price in whole euros. */
export function OfferNotice({ total, totalBefore }: { total: number; totalBefore: number }) {
  const isSame = total === totalBefore
  return (
    <Notice tone={isSame ? 'success' : 'warning'} live="status" title="There’s still a place">
      {isSame
        ? `At the same price, ${formatEuros(total)}.`
        : `It costs ${formatEuros(total)} now. It was ${formatEuros(totalBefore)}.`}
    </Notice>
  )
}
