import { expect, test } from 'vitest'
import { availabilityRecord, retreatsOnSale, type Availability } from '#domain/place/availability.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { isSoldOut, liveOffer, retreatsWithPlaces, tierRows, type LiveOffer } from './live-offer.ts'

const TODAY = '2025-09-01'
const PACKAGES = {
  kiter: { cardSuffix: 'Kiter', button: 'Book' },
  'non-kiter': { cardSuffix: 'Non-Kiter', button: 'Book' },
}

function retreat(startsOn: string, booked: { kiter: number; nonKiter: number }) {
  return availabilityRecord(
    { startsOn, endsOn: startsOn, placesKiter: 8, placesNonKiter: 8, status: 'on_sale' },
    booked,
  )
}

function offerAt(totalBookings: number) {
  const availability = { December: retreat('2025-12-05', { kiter: 2, nonKiter: 0 }) }
  return liveOffer({ prices: SPECIFIED_PRICES, tiers: { totalBookings }, availability, otherwise: {} })
}

function kiterCards(offer: LiveOffer) {
  return tierRows(offer, TODAY, PACKAGES).flatMap(({ cards }) =>
    cards
      .filter(({ packageType }) => packageType === 'kiter')
      .map(({ state }) => (state.state === 'later' ? `after ${state.after}` : state.state)),
  )
}

function ladder(offer: LiveOffer) {
  return tierRows(offer, TODAY, PACKAGES).flatMap(({ spots }) =>
    spots ? `${spots.spotsLeft}/${spots.spots}` : [],
  )
}

test.each([
  [0, ['available', 'after Super Early Bird', 'after Early Bird'], ['8/8', '6/6', '2/2']],
  [7, ['available', 'after Super Early Bird', 'after Early Bird'], ['1/8', '6/6', '2/2']],
  [8, ['sold_out', 'available', 'after Early Bird'], ['6/6', '2/2']],
  [13, ['sold_out', 'available', 'after Early Bird'], ['1/6', '2/2']],
  [14, ['sold_out', 'sold_out', 'available'], ['2/2']],
  [15, ['sold_out', 'sold_out', 'available'], ['1/2']],
  [16, ['sold_out', 'sold_out', 'available'], []],
  [40, ['sold_out', 'sold_out', 'available'], []],
])('at %i bookings, the price cards and the spots left are right', (totalBookings, expected, spots) => {
  expect(kiterCards(offerAt(totalBookings))).toEqual(expected)
  expect(ladder(offerAt(totalBookings))).toEqual(spots)
})

test('a card is named after its tier and its package', () => {
  const names = tierRows(offerAt(0), TODAY, PACKAGES).map(({ cards }) => cards.map(({ name }) => name))
  expect(names).toEqual([
    ['Super Early Bird Kiter', 'Super Early Bird Non-Kiter'],
    ['Early Bird Kiter', 'Early Bird Non-Kiter'],
    ['Standard Kiter', 'Standard Non-Kiter'],
  ])
})

test('a package without places on any retreat on sale is sold out, and the other one is not', () => {
  const availability: Availability = {
    past: retreat('2025-08-01', { kiter: 0, nonKiter: 0 }),
    full: retreat('2025-12-05', { kiter: 8, nonKiter: 3 }),
  }
  const offer = liveOffer({
    prices: SPECIFIED_PRICES,
    tiers: { totalBookings: 11 },
    availability,
    otherwise: {},
  })
  expect(isSoldOut(offer, TODAY, 'kiter')).toBe(true)
  expect(isSoldOut(offer, TODAY, 'non-kiter')).toBe(false)
  expect(kiterCards(offer)).toEqual(['sold_out', 'sold_out', 'sold_out'])
})

test('no spots are counted if no package has places left', () => {
  const full = { only: retreat('2025-12-05', { kiter: 8, nonKiter: 8 }) }
  const offer = liveOffer({
    prices: SPECIFIED_PRICES,
    tiers: { totalBookings: 3 },
    availability: full,
    otherwise: {},
  })
  expect(ladder(offer)).toEqual([])
  const halfFull = { only: retreat('2025-12-05', { kiter: 8, nonKiter: 7 }) }
  expect(ladder({ ...offer, availability: halfFull })).toHaveLength(3)
})

test.each([
  ['within the tier, they are counted', 3, 6],
  ['beyond the tier, its last total stays', 1, 9],
  ['before the tier, its last total stays', 9, 6],
])('without price tiers, bookings are counted from the availability: %s', (_, lastTotal, booked) => {
  const availability = { December: retreat('2025-12-05', { kiter: 4, nonKiter: booked - 4 }) }
  const offer = liveOffer({ prices: SPECIFIED_PRICES, tiers: null, availability, otherwise: {}, lastTotal })
  expect(offer.totalBookings).toBe(lastTotal === 3 ? booked : lastTotal)
})

test('bookings are counted from the availability if the price tiers are unknown', () => {
  const availability = {
    November: retreat('2025-11-07', { kiter: 4, nonKiter: 3 }),
    December: retreat('2025-12-05', { kiter: 2, nonKiter: 0 }),
  }
  expect(
    liveOffer({ prices: SPECIFIED_PRICES, tiers: null, availability, otherwise: {} }).totalBookings,
  ).toBe(9)
})

test('the fallback is used if the availability is unknown, and an empty one does not mean sold out', () => {
  const otherwise = { December: retreat('2025-12-05', { kiter: 2, nonKiter: 0 }) }
  expect(liveOffer({ prices: SPECIFIED_PRICES, tiers: null, availability: null, otherwise })).toEqual({
    availability: otherwise,
    known: false,
    totalBookings: 2,
    prices: SPECIFIED_PRICES,
  })
  const unknown = liveOffer({ prices: SPECIFIED_PRICES, tiers: null, availability: null, otherwise: {} })
  expect(isSoldOut(unknown, TODAY, 'kiter')).toBe(false)
  expect(isSoldOut({ ...unknown, known: true }, TODAY, 'kiter')).toBe(true)
})

test('only retreats on sale that have not started are offered, earliest first', () => {
  const availability: Availability = {
    later: retreat('2026-01-09', { kiter: 0, nonKiter: 0 }),
    started: retreat(TODAY, { kiter: 0, nonKiter: 0 }),
    soon: retreat('2025-10-31', { kiter: 0, nonKiter: 0 }),
    closed: { ...retreat('2025-11-07', { kiter: 0, nonKiter: 0 }), onSale: false },
  }
  const offer = liveOffer({ prices: SPECIFIED_PRICES, tiers: null, availability, otherwise: {} })
  expect(retreatsOnSale(offer.availability, TODAY).map(({ label }) => label)).toEqual(['soon', 'later'])
})

test.each([
  ['with places for both', { kiter: 0, nonKiter: 0 }, 'soon'],
  ['with a place for a kiter only', { kiter: 7, nonKiter: 8 }, 'soon'],
  ['with a place for a companion only', { kiter: 8, nonKiter: 7 }, 'soon'],
  ['without any', { kiter: 8, nonKiter: 8 }, 'later'],
])('the next retreat is the earliest with places, here with the first one %s', (_, booked, expected) => {
  const availability: Availability = {
    later: retreat('2025-12-05', { kiter: 8, nonKiter: 7 }),
    soon: retreat('2025-10-31', booked),
  }
  const offer = liveOffer({ prices: SPECIFIED_PRICES, tiers: null, availability, otherwise: {} })
  expect(retreatsWithPlaces(offer, TODAY)[0]?.label).toBe(expected)
})

test('there is no next retreat if all are full', () => {
  const availability = { only: retreat('2025-12-05', { kiter: 8, nonKiter: 8 }) }
  expect(
    retreatsWithPlaces(
      liveOffer({ prices: SPECIFIED_PRICES, tiers: null, availability, otherwise: {} }),
      TODAY,
    ),
  ).toEqual([])
})
