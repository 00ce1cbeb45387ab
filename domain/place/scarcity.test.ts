import { expect, test } from 'vitest'
import { spotsLeftInTier } from '#domain/price/pricing.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { isScarce, placesWording, shortPlacesWording, tierBadgeTone, tierSpotsWording } from './scarcity.ts'

test.each([
  [0, false],
  [1, true],
  [4, true],
  [5, false],
  [8, false],
])('%i places left count as scarce: %s', (left, scarce) => {
  expect(isScarce(left)).toBe(scarce)
})

test.each([
  [null, null],
  [0, null],
  [1, 'Only 1 Early Bird spot left!'],
  [4, 'Only 4 Early Bird spots left!'],
  [5, '5 Early Bird spots available'],
  [8, '8 Early Bird spots available'],
])('%s spots are announced as "%s"', (spotsLeft, wording) => {
  expect(tierSpotsWording(spotsLeft, 'Early Bird')).toBe(wording)
})

test.each([
  [7, 'Only 1 x spot left!'],
  [8, '6 x spots available'],
  [13, 'Only 1 x spot left!'],
  [14, 'Only 2 x spots left!'],
  [15, 'Only 1 x spot left!'],
  [16, null],
  [17, null],
  [200, null],
])('at %i bookings the tier says "%s"', (totalBookings, wording) => {
  expect(tierSpotsWording(spotsLeftInTier(totalBookings, SPECIFIED_PRICES), 'x')).toBe(wording)
})

test.each([
  [8, 8, 'secondary'],
  [7, 8, 'default'],
  [3, 8, 'default'],
  [2, 8, 'destructive'],
  [1, 8, 'destructive'],
  [6, 6, 'default'],
  [2, 6, 'destructive'],
  [2, 2, 'default'],
  [1, 2, 'destructive'],
])('the tier badge with %i of %i spots left is %s', (spotsLeft, spots, tone) => {
  expect(tierBadgeTone({ spotsLeft, spots })).toBe(tone)
})

test('a tier without bookings never has a red badge', () => {
  expect(SPECIFIED_PRICES.tiers.map(({ spots }) => tierBadgeTone({ spotsLeft: spots, spots }))).not.toContain(
    'destructive',
  )
})

test.each([
  [0, 'Sold out: no kiter place is left', 'Sold out'],
  [1, '1 kiter place left', '1 place left'],
  [2, '2 kiter places left', '2 places left'],
  [4, '4 kiter places left', '4 places left'],
  [5, null, null],
  [8, null, null],
])('a date with %i places says "%s", in short "%s"', (left, wording, short) => {
  expect(placesWording(left, 'kiter')).toBe(wording)
  expect(shortPlacesWording(left)).toBe(short)
})

test('the wording names the package of the places', () => {
  expect(placesWording(1, 'non-kiter')).toBe('1 non-kiter place left')
})
