import { expect, test } from 'vitest'
import { availabilityRecord, type Availability } from '#domain/place/availability.ts'
import type { Tier } from '#domain/price/pricing.ts'
import { bookingView, quoteView } from '#test/booking-view.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { offerNow, type PlacesNow } from './offer-now.tsx'

const NOW = new Date('2025-09-04T12:00:00Z')
const released = bookingView({ status: 'expired', holdExpiresAt: null })

function places(tier: Tier, record: Partial<Availability[string]> = {}): PlacesNow {
  const retreat = {
    startsOn: '2025-11-07',
    endsOn: '2025-11-14',
    placesKiter: 8,
    placesNonKiter: 8,
    status: 'on_sale',
  } as const
  const availability = {
    'Nov 7–14, 2025': { ...availabilityRecord(retreat, { kiter: 7, nonKiter: 0 }), ...record },
  }
  const entry = SPECIFIED_PRICES.tiers.find((each) => each.tier === tier)
  const price = { tier, price: (entry?.priceCents ?? 0) / 100 }
  const tiers = { kiter: price, nonKiter: price, totalBookings: 7, spotsLeft: 1 }
  return { tiers, availability, prices: SPECIFIED_PRICES }
}

test.each([
  ['super_early_bird', 1130],
  ['early_bird', 1280],
  ['standard', 1430],
] as const)('at the %s price, a private room costs %d now', (tier, total) => {
  expect(offerNow(released, places(tier), NOW)).toEqual({ isFree: true, total, totalBefore: 1130 })
})

test("a founding member keeps the discount on today's price", () => {
  const founding = { ...released, quote: quoteView({ discount: 190 }) }
  expect(offerNow(founding, places('early_bird'), NOW)).toMatchObject({ total: 1060, totalBefore: 940 })
})

test('a retreat that is full for the package, not on sale or started is not offered', () => {
  expect(offerNow(released, places('early_bird', { kiterAvailable: 0 }), NOW)).toMatchObject({
    isFree: false,
  })
  expect(offerNow(released, places('early_bird', { onSale: false }), NOW)).toMatchObject({ isFree: false })
  const begun = new Date('2025-11-07T00:00:00Z')
  expect(offerNow(released, places('early_bird'), begun)).toMatchObject({ isFree: false })
})

test('there is no offer if prices and places are unknown, or the retreat is not listed', () => {
  expect(offerNow(released, null, NOW)).toBeNull()
  expect(offerNow({ ...released, selectedDate: 'Oct 1–8, 2025' }, places('early_bird'), NOW)).toBeNull()
})
