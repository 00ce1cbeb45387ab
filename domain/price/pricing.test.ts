import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { sumCents } from '#domain/base/money.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { SPECIFIED_PRICES, specifiedQuote } from '#test/price-list.ts'
import { PRICE_LINE_KINDS, priceFigures } from './price-lines.ts'
import {
  balanceDueOn,
  legacyBalanceCents,
  lowerQuote,
  packageTypeOfCard,
  requote,
  spotsLeftInTier,
  tierAt,
  tierCardState,
  TIERS,
  totalPriceCents,
  undoAct,
  type Quote,
} from './pricing.ts'
import { ROOMS } from './rooms.ts'

const [superEarlyBird, earlyBird, standard] = SPECIFIED_PRICES.tiers

test.each([
  [0, 'super_early_bird', 8],
  [7, 'super_early_bird', 1],
  [8, 'early_bird', 6],
  [13, 'early_bird', 1],
  [14, 'standard', 2],
  [15, 'standard', 1],
  [16, 'standard', null],
  [17, 'standard', null],
  [400, 'standard', null],
])('at %d bookings the tier is %s with %s spots left', (bookings, tier, spots) => {
  expect(tierAt(bookings, SPECIFIED_PRICES).tier).toBe(tier)
  expect(spotsLeftInTier(bookings, SPECIFIED_PRICES)).toBe(spots)
})

test.each([
  ['super_early_bird', 'Super Early Bird', 95_000, 8],
  ['early_bird', 'Early Bird', 110_000, 6],
  ['standard', 'Standard', 125_000, 2],
] as const)('%s is "%s", costs %d cents and lasts for %d spots', (tier, name, priceCents, spots) => {
  expect(SPECIFIED_PRICES.tiers.find((entry) => entry.tier === tier)).toMatchObject({
    tier,
    name,
    priceCents,
    spots,
  })
})

test('the price list has every tier in order', () => {
  expect(SPECIFIED_PRICES.tiers.map((entry) => entry.tier)).toEqual([...TIERS])
  expect(SPECIFIED_PRICES.tiers.map((entry) => entry.endsAt)).toEqual([8, 14, 16])
})

test.each([
  [0, { state: 'available', spotsLeft: 8 }, later('Super Early Bird'), later('Early Bird')],
  [7, { state: 'available', spotsLeft: 1 }, later('Super Early Bird'), later('Early Bird')],
  [8, { state: 'sold_out' }, { state: 'available', spotsLeft: 6 }, later('Early Bird')],
  [13, { state: 'sold_out' }, { state: 'available', spotsLeft: 1 }, later('Early Bird')],
  [14, { state: 'sold_out' }, { state: 'sold_out' }, { state: 'available', spotsLeft: 2 }],
  [15, { state: 'sold_out' }, { state: 'sold_out' }, { state: 'available', spotsLeft: 1 }],
  [16, { state: 'sold_out' }, { state: 'sold_out' }, { state: 'available', spotsLeft: null }],
  [99, { state: 'sold_out' }, { state: 'sold_out' }, { state: 'available', spotsLeft: null }],
])('the three price cards show the right state at %d bookings', (bookings, first, second, third) => {
  expect(tierCardState(superEarlyBird, bookings, SPECIFIED_PRICES)).toEqual(first)
  expect(tierCardState(earlyBird, bookings, SPECIFIED_PRICES)).toEqual(second)
  expect(tierCardState(standard, bookings, SPECIFIED_PRICES)).toEqual(third)
})

function later(after: string) {
  return { state: 'later', after }
}

test.each([
  ['Super Early Bird Non-Kiter', 'non-kiter'],
  ['Non-Kiter Standard', 'non-kiter'],
  ['Early Bird Kiter', 'kiter'],
  ['Early Bird', 'kiter'],
  ['', 'kiter'],
])('the card "%s" sells the %s package', (name, packageType) => {
  expect(packageTypeOfCard(name)).toBe(packageType)
})

test('a private room in the first tier costs 1130 in total, 200 as deposit and 930 as balance', () => {
  const quote = specifiedQuote({
    tier: 'super_early_bird',
    room: 'private',
    foundingMember: false,
    startsOn: '2025-12-05',
    submittedAt: new Date('2025-09-01T09:00:00Z'),
  })
  expect(quote).toEqual({
    tier: 'super_early_bird',
    lines: [
      { kind: 'package', cents: 95_000 },
      { kind: 'room', cents: 18_000 },
    ],
    totalCents: 113_000,
    depositCents: 20_000,
    balanceCents: 93_000,
    balanceDueOn: '2025-10-21',
  })
})

test.each([
  ['super_early_bird', 'shared', false, 95_000, 75_000],
  ['early_bird', 'shared', false, 110_000, 90_000],
  ['early_bird', 'private', false, 128_000, 108_000],
  ['standard', 'shared', false, 125_000, 105_000],
  ['standard', 'private', false, 143_000, 123_000],
  // The lifetime discount is 20% of the package, not of the room.
  ['super_early_bird', 'private', true, 94_000, 74_000],
  ['standard', 'shared', true, 100_000, 80_000],
] as const)(
  '%s, %s room, founding member %s: %d cents, balance %d',
  (tier, room, foundingMember, total, balance) => {
    const quote = specifiedQuote({
      tier,
      room,
      foundingMember,
      startsOn: '2025-12-05',
      submittedAt: new Date('2025-09-01T09:00:00Z'),
    })
    expect(quote.totalCents).toBe(total)
    expect(quote.balanceCents).toBe(balance)
  },
)

const BOOKED = { startsOn: '2025-12-05', submittedAt: new Date('2025-09-01T09:00:00Z') }
/** A private room at €1,130. */
const AGREED = specifiedQuote({ tier: 'super_early_bird', room: 'private', foundingMember: false, ...BOOKED })

function inShared(quote: Quote): Quote {
  return requote(quote, { ...BOOKED, roomSupplementCents: 0, isSameDate: true })
}

function inPrivate(quote: Quote): Quote {
  return requote(quote, { ...BOOKED, roomSupplementCents: 180_00, isSameDate: true })
}

const FOUNDER = specifiedQuote({ tier: 'super_early_bird', room: 'private', foundingMember: true, ...BOOKED })

function lowered(quote: Quote, ...cents: number[]): Quote {
  return cents.reduce((price, each, index) => lowerQuote(price, { cents: each, act: `${index}` }), quote)
}

test.each<[string, totalCents: number, depositCents: number, Quote]>([
  ['lowered by a cent', 1129_99, 200_00, lowered(AGREED, 1)],
  ['lowered by €930', 200_00, 200_00, lowered(AGREED, 930_00)],
  ['lowered by a cent more', 199_99, 199_99, lowered(AGREED, 930_01)],
  ['lowered to nothing', 0, 0, lowered(AGREED, 1130_00)],
  ['lowered by more than it is', 0, 0, lowered(AGREED, 1200_00)],
  ['lowered, then in a cheaper room', 150_00, 150_00, inShared(lowered(AGREED, 800_00))],
  ['lowered by more than it is in a cheaper room', 0, 0, inShared(lowered(AGREED, 1000_00))],
  ['and in the dearer room again', 130_00, 130_00, inPrivate(inShared(lowered(AGREED, 1000_00)))],
  ['lowered too much, and all of it undone', 1130_00, 200_00, undoAct(lowered(AGREED, 1200_00), '0')],
  ['lowered twice, and the first undone', 1030_00, 200_00, undoAct(lowered(AGREED, 1100_00, 100_00), '0')],
  ['lowered for a founder, whose 20% are of the package alone', 840_00, 200_00, lowered(FOUNDER, 100_00)],
  ['lowered for a founder, then in a cheaper room', 660_00, 200_00, inShared(lowered(FOUNDER, 100_00))],
  [
    'lowered for no founder, who gets no 20% in a cheaper room',
    850_00,
    200_00,
    inShared(lowered(AGREED, 100_00)),
  ],
])('a price of €1,130 that was %s is %d cents, its deposit %d', (_, totalCents, depositCents, quote) => {
  expect(quote).toMatchObject({ totalCents, depositCents, balanceCents: totalCents - depositCents })
})

test.each(keysOf(PRICE_LINE_KINDS))(
  'a line of the kind %s is there once when the guest changes rooms',
  (kind) => {
    const isKept = PRICE_LINE_KINDS[kind] === 'kept'
    const added = isKept ? [{ kind, cents: -10_00 }] : []
    const { lines } = inPrivate({ ...FOUNDER, lines: [...FOUNDER.lines, ...added] })
    expect(lines.filter((line) => line.kind === kind)).toEqual(
      isKept ? added : FOUNDER.lines.filter((line) => line.kind === kind),
    )
  },
)

test('a changed booking has the lines that are priced anew before those that are kept', () => {
  expect(inPrivate(lowered(FOUNDER, 100_00)).lines.map(({ kind }) => kind)).toEqual(keysOf(PRICE_LINE_KINDS))
})

test('a reduction keeps its reason when the guest changes rooms', () => {
  const quote = inShared(lowerQuote(AGREED, { cents: 100_00, reason: 'Goodwill' }))
  expect(quote.lines).toEqual([
    { kind: 'package', cents: 950_00 },
    { kind: 'reduction', cents: -100_00, reason: 'Goodwill' },
  ])
})

test.each<[string, string[], Quote]>([
  ['one without a room', ['Kiter 950'], inShared(AGREED)],
  ['a founder’s', ['Kiter 950', 'Private room 180', 'Founding member discount -190'], FOUNDER],
  [
    'reductions with and without a reason',
    ['Kiter 950', 'Private room 180', 'Price reduction -30', 'Price reduction: Goodwill -0.5'],
    lowerQuote(lowered(AGREED, 30_00), { cents: 50, reason: 'Goodwill' }),
  ],
  [
    'reductions beyond it end at 0',
    ['Kiter 950', 'Price reduction -900', 'Price reduction -50'],
    lowered(inShared(AGREED), 900_00, 100_00, 100_00),
  ],
])('the figures of a price add up to its total: %s', (_, says, quote) => {
  const figures = priceFigures(quote, 'Kiter')
  expect(figures.map(({ label, amountCents }) => `${label} ${amountCents / 100}`)).toEqual(says)
  expect(sumCents(figures)).toBe(quote.totalCents)
})

test('a quote always adds up, in whole cents', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TIERS),
      fc.constantFrom(...ROOMS),
      fc.boolean(),
      (tier, room, foundingMember) => {
        const quote = specifiedQuote({
          tier,
          room,
          foundingMember,
          startsOn: '2025-12-05',
          submittedAt: new Date('2025-09-01T09:00:00Z'),
        })
        expect(quote.totalCents).toBe(quote.lines.reduce((sum, { cents }) => sum + cents, 0))
        expect(quote.totalCents).toBe(quote.depositCents + quote.balanceCents)
        expect(quote.lines.every(({ cents }) => Number.isInteger(cents))).toBe(true)
      },
    ),
  )
})

test.each([
  ['long before', '2025-12-05', '2025-09-01T09:00:00Z', '2025-10-21'],
  ['48 hours before day 45 begins', '2025-12-05', '2025-10-18T23:59:59.999Z', '2025-10-21'],
  ['so that 48 hours end on day 45', '2025-12-05', '2025-10-19T23:59:59.999Z', '2025-10-21'],
  ['so that 48 hours end as day 44 begins', '2025-12-05', '2025-10-20T00:00:00.000Z', '2025-10-22'],
  ['a week before', '2025-12-05', '2025-11-28T12:00:00Z', '2025-11-30'],
  ['the day before', '2025-12-05', '2025-12-04T12:00:00Z', '2025-12-06'],
])('the balance of a booking made %s is due on the right day', (_, startsOn, submittedAt, due) => {
  expect(balanceDueOn(startsOn, new Date(submittedAt))).toBe(due)
})

test('a guest has at least 48 hours for the balance, and never pays it over 45 days before', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 400 }),
      (submittedAt, daysAhead) => {
        const startsOn = addDays(banjulDay(submittedAt), daysAhead)
        const due = balanceDueOn(startsOn, submittedAt)
        const in48Hours = banjulDay(new Date(submittedAt.getTime() + 48 * 60 * 60 * 1000))
        expect(due >= in48Hours).toBe(true)
        expect(due >= addDays(startsOn, -45)).toBe(true)
        expect([in48Hours, addDays(startsOn, -45)]).toContain(due)
      },
    ),
  )
})

test.each([
  ['kiter', 'shared', 75_000],
  ['kiter', 'private', 93_000],
  ['non-kiter', 'shared', 55_000],
  ['non-kiter', 'private', 73_000],
] as const)(
  'in the older list, a %s in a %s room owes %d cents after the deposit',
  (packageType, room, balance) => {
    expect(legacyBalanceCents(packageType, room)).toBe(balance)
    expect(totalPriceCents({ quote: null, packageType, room })).toBe(balance + 20_000)
  },
)

test('the total of a quote applies even if the package and the room cost something else today', () => {
  const quote = { totalCents: 113_000 }
  expect(totalPriceCents({ quote, packageType: 'non-kiter', room: 'shared' })).toBe(113_000)
})
