import { expect, test } from 'vitest'
import { addDays } from '#domain/base/dates.ts'
import { fallbackAvailability, type Availability } from '#domain/place/availability.ts'
import type { Retreat } from '#domain/retreat/retreats.ts'
import { dateChoices, goneReason, nearestDates } from './date-choices.ts'

const starts = ['2025-10-31', '2025-11-07', '2025-12-05', '2026-01-09', '2026-01-23']
const retreat = (startsOn: string): Retreat => ({
  startsOn,
  endsOn: addDays(startsOn, 7),
  placesKiter: 8,
  placesNonKiter: 8,
  status: 'on_sale',
})
const season: Availability = fallbackAvailability(starts.map(retreat))
const labels = (choices: { label: string }[]) => choices.map((choice) => choice.label)

test("in September 2025, the specification's three dates are offered before all others", () => {
  const choices = dateChoices(season, ['kiter'], '2025-09-01')
  expect(labels(choices.offered)).toEqual(['Oct 31–Nov 7, 2025', 'Nov 7–14, 2025', 'Dec 5–12, 2025'])
  expect(labels(choices.later)).toEqual(['Jan 9–16, 2026', 'Jan 23–30, 2026'])
  expect(choices.moreDatesYear).toEqual({ offered: 2026, all: 2026 })
})

test('the year of more dates follows the dates shown', () => {
  const longSeason = { ...season, ...fallbackAvailability([retreat('2027-12-03'), retreat('2028-02-04')]) }
  expect(dateChoices(longSeason, ['kiter'], '2025-09-01').moreDatesYear).toEqual({ offered: 2026, all: 2028 })
})

test('a retreat that has started is not offered', () => {
  expect(labels(dateChoices(season, ['kiter'], '2025-10-31').offered)[0]).toBe('Nov 7–14, 2025')
})

test('a date that is full for one package is disabled with a reason, and the other can book it', () => {
  const label = 'Nov 7–14, 2025'
  const record = season[label]
  if (!record) throw new Error('no such retreat')
  const full = { ...season, [label]: { ...record, kiterAvailable: 0, kiterBooked: 8 } }
  const find = (packageType: 'kiter' | 'non-kiter') =>
    dateChoices(full, [packageType], '2025-09-01').offered.find((choice) => choice.label === label)
  expect(find('kiter')).toMatchObject({ places: null, reason: 'Sold out: no kiter place is left' })
  expect(find('non-kiter')).toMatchObject({ places: '8 places', reason: null })

  const forKiter = dateChoices(full, ['kiter'], '2025-09-01')
  expect(goneReason(forKiter, label)).toBe(
    'Nov 7–14, 2025 is full for your package. Please choose another date.',
  )
  expect(goneReason(dateChoices(full, ['non-kiter'], '2025-09-01'), label)).toBeNull()
})

test('the last place stays free for the guest whose own booking holds it', () => {
  const label = 'Nov 7–14, 2025'
  const record = season[label]
  if (!record) throw new Error('no such retreat')
  const full = { ...season, [label]: { ...record, kiterAvailable: 0, kiterBooked: 8 } }
  const own = { selectedDate: label, packages: ['kiter'] }
  expect(goneReason(dateChoices(full, ['kiter'], '2025-09-01', own), label)).toBeNull()
  const otherPackage = { ...own, packages: ['non-kiter'] }
  expect(goneReason(dateChoices(full, ['kiter'], '2025-09-01', otherPackage), label)).not.toBeNull()
})

test('a chosen date that has started is reported as no longer bookable', () => {
  const choices = dateChoices(season, ['kiter'], '2025-11-01')
  expect(goneReason(choices, 'Oct 31–Nov 7, 2025')).toMatch(/^Oct 31–Nov 7, 2025 can no longer be booked/)
  expect(goneReason(choices, 'Jan 9–16, 2026')).toBeNull()
})

test.each([
  [8, '8 places', false],
  [5, '5 places', false],
  [4, '4 places left', true],
  [1, '1 place left', true],
])('with %i kiter places free, a date shows "%s"', (kiterAvailable, words, areFew) => {
  const label = 'Nov 7–14, 2025'
  const record = season[label]
  if (!record) throw new Error('no such retreat')
  const places = { ...season, [label]: { ...record, kiterAvailable } }
  const find = (own?: { selectedDate: string; packages: string[] }) =>
    dateChoices(places, ['kiter'], '2025-09-01', own).offered.find((choice) => choice.label === label)
  expect(find()).toMatchObject({ places: words, areFew })
  // A guest needs no warning about a date they already hold.
  expect(find({ selectedDate: label, packages: ['kiter'] })).toMatchObject({ places: null, areFew: false })
})

test('a date shows whether deposit and balance are due together', () => {
  const isAllDue = (today: string) => dateChoices(season, ['kiter'], today).offered[0]?.isAllDueAtOnce
  expect(isAllDue('2025-09-14')).toBe(false)
  expect(isAllDue('2025-09-15')).toBe(true)
})

test('a date shows how far ahead it is', () => {
  const ahead = (today: string) => dateChoices(season, ['kiter'], today).offered[0]?.ahead
  expect(ahead('2025-08-31')).toBe('in 61 days')
  expect(ahead('2025-10-29')).toBe('in 2 days')
  expect(ahead('2025-10-30')).toBe('tomorrow')
})

test('the two nearest dates with places are offered beside a date, the earlier one first', () => {
  const nearest = (startsOn: string, availability = season) =>
    labels(nearestDates(dateChoices(availability, ['kiter'], '2025-09-01'), startsOn))
  expect(nearest('2025-11-07')).toEqual(['Oct 31–Nov 7, 2025', 'Dec 5–12, 2025'])
  expect(nearest('2025-10-31')).toEqual(['Nov 7–14, 2025', 'Dec 5–12, 2025'])
  expect(nearest('2026-01-23')).toEqual(['Dec 5–12, 2025', 'Jan 9–16, 2026'])
  const full = Object.fromEntries(
    Object.entries(season).map(([label, record]) => [
      label,
      record.startsOn < '2026' ? { ...record, kiterAvailable: 0 } : record,
    ]),
  )
  expect(nearest('2025-11-07', full)).toEqual(['Jan 9–16, 2026', 'Jan 23–30, 2026'])
  expect(nearestDates(dateChoices({}, ['kiter'], '2025-09-01'), '2025-11-07')).toEqual([])
})

test.each([
  ['both fit', ['kiter', 'non-kiter'], { kiterAvailable: 1, nonKiterAvailable: 1 }, 'Places for 2', null],
  ['one kiter too many', ['kiter', 'kiter'], { kiterAvailable: 1 }, null, '1 kiter place left'],
  [
    'no companion',
    ['kiter', 'non-kiter'],
    { nonKiterAvailable: 0 },
    null,
    'Sold out: no non-kiter place is left',
  ],
  ['four', ['kiter', 'kiter', 'kiter', 'kiter'], { kiterAvailable: 4 }, 'Places for 4', null],
] as const)('a date says whether a group fits: %s', (_, wanted, left, places, reason) => {
  const label = 'Nov 7–14, 2025'
  const record = season[label]
  if (!record) throw new Error('no such retreat')
  const choices = dateChoices({ ...season, [label]: { ...record, ...left } }, wanted, '2025-09-01')
  expect(choices.offered.find((choice) => choice.label === label)).toMatchObject({ places, reason })
})

test('the places that a group holds count as free for it', () => {
  const label = 'Nov 7–14, 2025'
  const record = season[label]
  if (!record) throw new Error('no such retreat')
  const full = { ...season, [label]: { ...record, kiterAvailable: 0 } }
  const own = { selectedDate: label, packages: ['kiter', 'non-kiter'] }
  const find = (wanted: ('kiter' | 'non-kiter')[]) =>
    dateChoices(full, wanted, '2025-09-01', own).offered.find((choice) => choice.label === label)?.reason
  expect(find(['kiter', 'non-kiter'])).toBeNull()
  expect(find(['kiter', 'kiter'])).toBe('Sold out: no kiter place is left')
})
