import { expect, test } from 'vitest'
import { addDays, formatShortDay } from '#domain/base/dates.ts'
import { retreatSchema } from './retreat-schema.ts'
import {
  bookableRetreats,
  hasStarted,
  labelOf,
  MIN_FUTURE_RETREATS,
  minimumOf,
  minimumWording,
  moreDatesYear,
  OFFERED_RETREATS,
  repeatSeasons,
  saleState,
  type Retreat,
} from './retreats.ts'

const FIRST_SEASON_STARTS = [
  '2025-10-31',
  '2025-11-07',
  '2025-12-05',
  '2026-01-09',
  '2026-01-23',
  '2026-02-06',
  '2026-02-20',
  '2026-03-06',
  '2026-03-20',
]
const FIRST_SEASON = FIRST_SEASON_STARTS.map((startsOn) => retreat(startsOn))

function retreat(startsOn: string, status: Retreat['status'] = 'on_sale'): Retreat {
  return { startsOn, endsOn: addDays(startsOn, 7), placesKiter: 8, placesNonKiter: 8, status }
}

/** Returns retreats as the form receives them. */
function offers(retreats: readonly Retreat[]) {
  return retreats.map((one) => ({ ...one, onSale: one.status === 'on_sale' }))
}

test('a retreat has started from its first day on', () => {
  expect(hasStarted({ startsOn: '2025-10-31' }, '2025-10-30')).toBe(false)
  expect(hasStarted({ startsOn: '2025-10-31' }, '2025-10-31')).toBe(true)
  expect(hasStarted({ startsOn: '2025-10-31' }, '2025-11-01')).toBe(true)
})

test('a season is repeated 52 weeks later', () => {
  const labels = repeatSeasons(FIRST_SEASON, '2025-09-01').map(labelOf)
  expect(labels).toEqual([
    'Oct 31–Nov 7, 2025',
    'Nov 7–14, 2025',
    'Dec 5–12, 2025',
    'Jan 9–16, 2026',
    'Jan 23–30, 2026',
    'Feb 6–13, 2026',
    'Feb 20–27, 2026',
    'Mar 6–13, 2026',
    'Mar 20–27, 2026',
    'Oct 30–Nov 6, 2026',
    'Nov 6–13, 2026',
    'Dec 4–11, 2026',
    'Jan 8–15, 2027',
    'Jan 22–29, 2027',
    'Feb 5–12, 2027',
    'Feb 19–26, 2027',
    'Mar 5–12, 2027',
    'Mar 19–26, 2027',
  ])
})

test.each([
  // The last day when all nine of a season lie ahead, and the first when one has started.
  ['2026-10-29', 18],
  ['2026-10-30', 27],
  ['2027-10-28', 27],
  ['2027-10-29', 36],
  ['2045-06-01', 189],
])('on %s, a new instance has %d retreats, and at least nine of them lie ahead', (today, count) => {
  const retreats = repeatSeasons(FIRST_SEASON, today)
  expect(retreats).toHaveLength(count)
  expect(retreats.filter((one) => one.startsOn > today).length).toBeGreaterThanOrEqual(MIN_FUTURE_RETREATS)
  expect(new Set(retreats.map(labelOf)).size).toBe(count)
})

test('every repeated retreat keeps its weekday, length, places and status', () => {
  const retreats = repeatSeasons([{ ...retreat('2025-10-31', 'closed'), placesKiter: 4 }], '2025-09-01')
  expect(retreats[1]).toEqual({
    startsOn: '2026-10-30',
    endsOn: '2026-11-06',
    placesKiter: 4,
    placesNonKiter: 8,
    status: 'closed',
  })
  expect(new Date('2026-10-30').getUTCDay()).toBe(new Date('2025-10-31').getUTCDay())
})

test('an empty season is repeated as nothing', () => {
  expect(repeatSeasons([], '2025-09-01')).toEqual([])
})

test('in September 2025, the form offers the three dates of the specification first', () => {
  const offered = bookableRetreats(offers(repeatSeasons(FIRST_SEASON, '2025-09-01')), '2025-09-01')
  expect(offered.slice(0, OFFERED_RETREATS).map(labelOf)).toEqual([
    'Oct 31–Nov 7, 2025',
    'Nov 7–14, 2025',
    'Dec 5–12, 2025',
  ])
  expect(offered).toHaveLength(18)
})

test('the form offers retreats on sale until the day before they start, but no drafts or closed ones', () => {
  const retreats = offers([
    retreat('2025-12-05'),
    retreat('2025-11-07'),
    retreat('2025-10-31'),
    retreat('2025-11-14', 'draft'),
    retreat('2025-11-21', 'closed'),
  ])
  expect(bookableRetreats(retreats, '2025-10-30').map((one) => one.startsOn)).toEqual([
    '2025-10-31',
    '2025-11-07',
    '2025-12-05',
  ])
  expect(bookableRetreats(retreats, '2025-10-31').map((one) => one.startsOn)).toEqual([
    '2025-11-07',
    '2025-12-05',
  ])
  expect(bookableRetreats(retreats, '2025-12-05')).toEqual([])
  expect(retreats[0]?.startsOn, 'the given list is left as it was').toBe('2025-12-05')
})

test.each([
  ['the three of 2025, which end in December', ['2025-10-31', '2025-11-07', '2025-12-05'], 2026],
  ['offers that end in November', ['2025-10-31', '2025-11-07'], 2025],
  ['offers that end in spring', ['2026-02-20', '2026-03-06', '2026-03-20'], 2026],
  ['a last one over New Year', ['2025-12-05', '2025-12-28'], 2026],
])('more dates are announced for the right year: %s', (_, starts, year) => {
  expect(
    moreDatesYear(
      starts.map((startsOn) => retreat(startsOn)),
      '2025-09-01',
    ),
  ).toBe(year)
})

test.each([
  ['2026-04-01', 2026],
  ['2026-12-15', 2027],
])('with no retreat on offer on %s, more dates are announced for %d', (today, year) => {
  expect(moreDatesYear([], today)).toBe(year)
})

test('a retreat may last one day, but may not end before it starts', () => {
  const oneDay = { ...retreat('2026-12-04'), endsOn: '2026-12-04' }
  expect(retreatSchema.parse(oneDay)).toEqual(oneDay)
  expect(retreatSchema.safeParse({ ...oneDay, endsOn: '2026-12-03' }).success).toBe(false)
})

test.each([
  ['startsOn', '2026-02-29'],
  ['startsOn', '4 December 2026'],
  ['endsOn', ''],
  ['placesKiter', -1],
  ['placesKiter', 101],
  ['placesNonKiter', 1.5],
  ['placesNonKiter', '8'],
  ['status', 'sold_out'],
])('a retreat with %s set to %j is refused at that field', (field, value) => {
  const result = retreatSchema.safeParse({ ...retreat('2026-12-04'), [field]: value })
  expect(result.error?.issues.map((issue) => issue.path.join('.'))).toContain(field)
})

test.each([
  ['usual', null, 4],
  ['own', 6, 6],
])(
  'a date with its %s minimum says until when guests are told that it does not run',
  (_which, minimumGuests, guests) => {
    const usual = { guests: 4, decidedDaysBefore: 20 }
    expect(minimumOf({ startsOn: '2027-01-22', minimumGuests }, usual)).toEqual({
      guests,
      decidedBy: '2027-01-02',
    })
  },
)

// Nov 7 less 14 days is Oct 24; less 20 days it is Oct 18.
const november = { ...retreat('2025-11-07'), minimumGuests: null, keptOpen: false }
const RULES = { closesDaysBefore: 14, minimum: { guests: 4, decidedDaysBefore: 20 } }

test.each([
  ['2025-10-17', 0, {}, null],
  ['2025-10-18', 3, {}, 'too_few_guests'],
  ['2025-10-18', 4, {}, null],
  ['2025-10-18', 4, { minimumGuests: 5 }, 'too_few_guests'],
  ['2025-10-18', 1, { minimumGuests: 1 }, null],
  ['2025-10-23', 4, {}, null],
  ['2025-10-24', 8, {}, 'starts_soon'],
  ['2025-10-24', 0, {}, 'starts_soon'],
  ['2025-10-18', 0, { keptOpen: true }, null],
  ['2025-11-06', 0, { keptOpen: true }, null],
] as const)('on %s with %d guests and %j, the date is closed by: %s', (today, confirmed, of, reason) => {
  const state = saleState({ ...november, ...of }, confirmed, today, RULES)
  expect(state).toMatchObject({ closedBy: reason, onSale: reason === null })
})

test.each(['draft', 'closed', 'cancelled'] as const)(
  'a %s date is not on sale, for no other reason',
  (status) => {
    const state = saleState({ ...november, status, keptOpen: true }, 8, '2025-09-01', RULES)
    expect(state).toMatchObject({ onSale: false, closedBy: null })
  },
)

test.each([
  ['2025-09-01', 0, `0 of 4 have booked; decided by ${formatShortDay('2025-10-18')}`],
  ['2025-10-18', 3, `3 of 4 have booked; decided by ${formatShortDay('2025-10-18')}`],
  ['2025-09-01', 4, 'Runs for certain'],
  ['2025-10-19', 3, 'Runs for certain'],
])('on %s with %d guests, a date says: %s', (today, confirmed, words) => {
  expect(minimumWording(saleState(november, confirmed, today, RULES).gathering)).toBe(words)
})
