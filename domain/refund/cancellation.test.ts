import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, banjulDay, DAY_MS, startOfBanjulDay } from '#domain/base/dates.ts'
import { CANCELLATION_TABLE, CANCELLATION_TERMS, GUEST_RULES } from '#domain/terms/cancellation-terms.ts'
import {
  cancellationRule,
  cheaperRefundCents,
  nextRefundChange,
  operatorsCancellationRule,
  refundParts,
} from './cancellation.ts'

const STARTS_ON = '2025-12-05'
const LONG_AGO = new Date('2025-06-01T09:00:00Z')

test.each([
  ['at once', '2025-12-03T18:30:00.000Z', 'within_48_hours'],
  ['1 ms before 48 hours', '2025-12-05T18:29:59.999Z', 'within_48_hours'],
  ['after exactly 48 hours', '2025-12-05T18:30:00.000Z', 'within_48_hours'],
  ['1 ms after 48 hours', '2025-12-05T18:30:00.001Z', 'under_30_days'],
])('a booking made two days before the start and cancelled %s has the right rule', (_, now, rule) => {
  const submittedAt = new Date('2025-12-03T18:30:00.000Z')
  expect(cancellationRule({ submittedAt, startsOn: STARTS_ON, now: new Date(now) })).toBe(rule)
})

test('from one millisecond after 48 hours, an early booking follows the rule by days', () => {
  const submittedAt = new Date('2025-06-01T09:00:00Z')
  const at = (text: string) => cancellationRule({ submittedAt, startsOn: STARTS_ON, now: new Date(text) })
  expect(at('2025-06-03T09:00:00.000Z')).toBe('within_48_hours')
  expect(at('2025-06-03T09:00:00.001Z')).toBe('45_days_or_more')
})

test.each([
  ['46 days before, as it ends', '2025-10-20T23:59:59.999Z', '45_days_or_more'],
  ['45 days before, as it begins', '2025-10-21T00:00:00.000Z', '45_days_or_more'],
  ['45 days before, as it ends', '2025-10-21T23:59:59.999Z', '45_days_or_more'],
  ['44 days before, as it begins', '2025-10-22T00:00:00.000Z', '30_to_44_days'],
  ['30 days before, as it begins', '2025-11-05T00:00:00.000Z', '30_to_44_days'],
  ['30 days before, as it ends', '2025-11-05T23:59:59.999Z', '30_to_44_days'],
  ['29 days before, as it begins', '2025-11-06T00:00:00.000Z', 'under_30_days'],
  ['on the first day', '2025-12-05T12:00:00.000Z', 'under_30_days'],
  ['after the retreat', '2025-12-20T12:00:00.000Z', 'under_30_days'],
])('the cancellation rule depends on the day in Banjul: %s', (_, now, rule) => {
  expect(cancellationRule({ submittedAt: LONG_AGO, startsOn: STARTS_ON, now: new Date(now) })).toBe(rule)
})

const WITHIN_48_HOURS = '2025-06-02T09:00:00Z'
const DAY_45 = '2025-10-21T12:00:00Z'
const DAY_44 = '2025-10-22T12:00:00Z'
/** Returns the rule in force and what it refunds of an amount. */
function refundFor({
  paidCents,
  ...booking
}: Parameters<typeof cancellationRule>[0] & { paidCents: number }) {
  const rule = cancellationRule(booking)
  const { deposit, rest } = refundParts(rule, paidCents)
  return { rule, amountCents: deposit.backCents + rest.backCents }
}

const DAY_29 = '2025-11-06T12:00:00Z'

test.each([
  ['nothing paid', 0, [0, 0, 0, 0]],
  ['the deposit paid', 20_000, [20_000, 0, 0, 0]],
  ['1130 paid', 113_000, [113_000, 93_000, 46_500, 0]],
  ['less than the deposit paid', 15_000, [15_000, 0, 0, 0]],
  ['an odd cent beyond the deposit', 20_001, [20_001, 1, 1, 0]],
])('each rule refunds the right amount with %s', (_, paidCents, amounts) => {
  const refunds = [WITHIN_48_HOURS, DAY_45, DAY_44, DAY_29].map((now) =>
    refundFor({ submittedAt: LONG_AGO, startsOn: STARTS_ON, now: new Date(now), paidCents }),
  )
  expect(refunds.map((refund) => refund.amountCents)).toEqual(amounts)
  expect(refunds.map((refund) => refund.rule)).toEqual([...GUEST_RULES])
})

test('the operator cancels by the same rules until the retreat starts, unless the fee is waived', () => {
  const at = (now: string, waiveFee = false) =>
    operatorsCancellationRule(
      { submittedAt: new Date('2025-12-03T18:30:00Z'), startsOn: STARTS_ON, now: new Date(now) },
      { waiveFee },
    )
  expect(at('2025-12-04T23:59:59.999Z')).toBe('within_48_hours')
  expect(at('2025-12-05T00:00:00.000Z')).toBe('under_30_days')
  expect(at('2025-12-05T00:00:00.000Z', true)).toBe('waived')
  expect(refundParts('waived', 113_001)).toEqual({
    deposit: { paidCents: 20_000, backCents: 20_000 },
    rest: { paidCents: 93_001, backCents: 93_001 },
  })
})

test('the public table of the terms has exactly the rules for guests, and shares that never rise', () => {
  expect(CANCELLATION_TABLE.map(({ rule }) => rule)).toEqual([...GUEST_RULES, 'begun'])
  // The drawing never rises: no step refunds more than the one before.
  expect(CANCELLATION_TABLE.map(({ share }) => share)).toEqual([1, 0.8, 0.4, 0, 0])
})

test.each([
  ['within_48_hours', 100, 100, false],
  ['45_days_or_more', 0, 100, false],
  ['30_to_44_days', 0, 50, false],
  ['under_30_days', 0, 0, true],
  ['cancelled_by_organiser', 100, 100, false],
  ['change_refused', 100, 100, false],
] as const)(
  'the terms of %s refund %d percent of the deposit and %d percent of the rest, transferable: %s',
  (rule, deposit, rest, transferable) => {
    expect(CANCELLATION_TERMS[rule]).toMatchObject({
      depositPercent: deposit,
      restPercent: rest,
      transferable,
    })
  },
)

test('the texts of the terms contain the numbers of the rules', () => {
  expect(
    GUEST_RULES.map((rule) => `${CANCELLATION_TERMS[rule].when}: ${CANCELLATION_TERMS[rule].gives}`),
  ).toEqual([
    'Within 48 hours of booking: Full refund, including the deposit',
    '45 or more days before the retreat: Full refund, excluding the deposit',
    '30–44 days before the retreat: 50% refund of everything beyond the deposit',
    'Less than 30 days before the retreat: No refund, but you can pass your place on instead',
  ])
})

test.each([
  ['within 48 hours', WITHIN_48_HOURS, '2025-06-03T09:00:00.000Z'],
  ['long before', '2025-06-04T09:00:00Z', '2025-10-22T00:00:00.000Z'],
  ['on day 45', DAY_45, '2025-10-22T00:00:00.000Z'],
  ['on day 44', DAY_44, '2025-11-06T00:00:00.000Z'],
])('the terms in force %s apply until %s', (_, now, until) => {
  expect(nextRefundChange({ submittedAt: LONG_AGO, startsOn: STARTS_ON, now: new Date(now) })).toEqual(
    new Date(until),
  )
})

test('less than 30 days before the retreat, the refund does not change any more', () => {
  expect(nextRefundChange({ submittedAt: LONG_AGO, startsOn: STARTS_ON, now: new Date(DAY_29) })).toBeNull()
})

/** Any booking, at any time from its submission to after its retreat. */
const anyMoment = fc
  .record({
    submittedAt: fc.date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    daysAhead: fc.integer({ min: 1, max: 200 }),
    elapsed: fc.double({ min: 0, max: 1.1, noNaN: true }),
  })
  .map(({ submittedAt, daysAhead, elapsed }) => ({
    submittedAt,
    startsOn: addDays(banjulDay(submittedAt), daysAhead),
    now: new Date(submittedAt.getTime() + Math.floor(elapsed * daysAhead * DAY_MS)),
  }))

test.each([
  ['within_48_hours', 18_000],
  ['45_days_or_more', 18_000],
  ['30_to_44_days', 9_000],
  ['under_30_days', 0],
] as const)('of 180 euros overpaid, the rule %s refunds %i cents', (rule, cents) => {
  const fell = { overpaidCents: 18_000, keptCents: 0, fallCents: 18_000 }
  expect(cheaperRefundCents(rule, fell)).toBe(cents)
  expect(cheaperRefundCents(rule, { ...fell, overpaidCents: -1 })).toBe(0)
})

test.each([
  ['nothing has become cheaper', { overpaidCents: 9_000, keptCents: 9_000, fallCents: 0 }, 0],
  ['all that is too much was kept before', { overpaidCents: 9_000, keptCents: 9_000, fallCents: 18_000 }, 0],
  ['some of it was', { overpaidCents: 18_000, keptCents: 9_000, fallCents: 18_000 }, 4_500],
  [
    'more was paid too much than the price fell by',
    { overpaidCents: 18_000, keptCents: 0, fallCents: 5_000 },
    2_500,
  ],
  ['it became dearer', { overpaidCents: 18_000, keptCents: 0, fallCents: -1 }, 0],
  ['an odd cent is the guest’s', { overpaidCents: 18_001, keptCents: 0, fallCents: 18_001 }, 9_001],
])(
  '30–44 days before, half of what a price reduction newly leaves overpaid is refunded: %s',
  (_, fell, cents) => {
    expect(cheaperRefundCents('30_to_44_days', fell)).toBe(cents)
  },
)

test('the rule in force applies exactly until the announced change', () => {
  fc.assert(
    fc.property(anyMoment, (booking) => {
      const begin = startOfBanjulDay(booking.startsOn).getTime()
      fc.pre(booking.now.getTime() < begin)
      const change = nextRefundChange(booking)
      const ruleAt = (time: number) => cancellationRule({ ...booking, now: new Date(time) })
      const rule = cancellationRule(booking)
      expect(change === null).toBe(rule === 'under_30_days')
      fc.pre(change !== null)
      const end = change.getTime()
      expect(end).toBeLessThanOrEqual(begin)
      // Guests cannot cancel from the start on, so a change at the start is no other rule.
      fc.pre(end < begin)
      expect(end).toBeGreaterThanOrEqual(booking.now.getTime())
      expect(ruleAt(Math.max(booking.now.getTime(), end - 1))).toBe(rule)
      expect(ruleAt(end + 1)).not.toBe(rule)
      // Exactly 48 hours is still within, and a day's first instant belongs to that day.
      expect(ruleAt(end) === rule).toBe(rule === 'within_48_hours')
    }),
    { numRuns: 500 },
  )
})

test('waiting never increases the refund, and no refund exceeds what was paid', () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(200_000), fc.nat(100 * DAY_MS), (booking, paidCents, wait) => {
      const now = refundFor({ ...booking, paidCents }).amountCents
      const later = refundFor({
        ...booking,
        paidCents,
        now: new Date(booking.now.getTime() + wait),
      }).amountCents
      expect(now).toBeLessThanOrEqual(paidCents)
      expect(later).toBeLessThanOrEqual(now)
      expect(later).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(later)).toBe(true)
    }),
  )
})

test.each([
  { rule: 'within_48_hours', paidCents: 113_000, deposit: [20_000, 20_000], rest: [93_000, 93_000] },
  { rule: '45_days_or_more', paidCents: 113_000, deposit: [20_000, 0], rest: [93_000, 93_000] },
  { rule: '30_to_44_days', paidCents: 113_001, deposit: [20_000, 0], rest: [93_001, 46_501] },
  { rule: 'under_30_days', paidCents: 113_000, deposit: [20_000, 0], rest: [93_000, 0] },
  { rule: '30_to_44_days', paidCents: 20_000, deposit: [20_000, 0], rest: [0, 0] },
  { rule: 'within_48_hours', paidCents: 0, deposit: [0, 0], rest: [0, 0] },
] as const)(
  'the rule $rule splits $paidCents cents into deposit $deposit and rest $rest',
  ({ rule, paidCents, deposit, rest }) => {
    const part = ([paid, back]: readonly [number, number]) => ({ paidCents: paid, backCents: back })
    expect(refundParts(rule, paidCents)).toEqual({ deposit: part(deposit), rest: part(rest) })
  },
)
