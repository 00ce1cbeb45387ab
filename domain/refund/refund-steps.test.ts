import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, banjulDay, DAY_MS, HOUR_MS, startOfBanjulDay } from '#domain/base/dates.ts'
import type { LedgerEntry } from '#domain/payment/ledger.ts'
import type { LedgerPart } from '#domain/payment/refundable.ts'
import { cancellationRefund, refundBasis } from './cancellation-refund.ts'
import { cancellationRule, refundParts } from './cancellation.ts'
import { ledgerRefundSteps, plannedRefundSteps, refundStepAt, type RefundStep } from './refund-steps.ts'

const STARTS_ON = '2027-01-22'

function steps(submittedAt: string, paidCents: number) {
  return told(plannedRefundSteps({ submittedAt: new Date(submittedAt), startsOn: STARTS_ON, paidCents }))
}

function told(list: readonly RefundStep[]) {
  return list.map(({ kind, backCents, end, until }) => [kind, backCents, end, until.toISOString()])
}

const START = '2027-01-22T00:00:00.000Z'

test('a booking paid in full 61 days before has four steps, from everything to nothing', () => {
  expect(steps('2026-11-22T00:16:00Z', 113_000)).toEqual([
    ['everything', 113_000, 'instant', '2026-11-24T00:16:00.000Z'],
    ['all_but_deposit', 93_000, 'day', '2026-12-09T00:00:00.000Z'],
    ['half', 46_500, 'day', '2026-12-24T00:00:00.000Z'],
    ['nothing', 0, 'start', START],
  ])
})

test('a deposit alone is refundable for 48 hours only', () => {
  expect(steps('2026-11-22T00:16:00Z', 20_000)).toEqual([
    ['deposit', 20_000, 'instant', '2026-11-24T00:16:00.000Z'],
    ['deposit_stays', 0, 'start', START],
  ])
})

// The 48 hours include their last instant, so a step needs at least one instant after them.
test.each([
  [
    '45 days before, as the 45th ends with the 48 hours',
    '2026-12-07T00:00:00.000Z',
    ['everything', 'half', 'nothing'],
  ],
  [
    'two milliseconds earlier',
    '2026-12-06T23:59:59.998Z',
    ['everything', 'all_but_deposit', 'half', 'nothing'],
  ],
  ['44 days before', '2026-12-09T00:00:00.000Z', ['everything', 'half', 'nothing']],
  [
    '32 days before, as the 30th ends with the 48 hours',
    '2026-12-22T00:00:00.000Z',
    ['everything', 'nothing'],
  ],
  ['two milliseconds earlier', '2026-12-21T23:59:59.998Z', ['everything', 'half', 'nothing']],
  ['30 days before', '2026-12-23T12:00:00.000Z', ['everything', 'nothing']],
  ['29 days before', '2026-12-24T12:00:00.000Z', ['everything', 'nothing']],
  ['12 days before', '2027-01-10T09:00:00.000Z', ['everything', 'nothing']],
  ['48 hours before the start', '2027-01-20T00:00:00.000Z', ['everything']],
  ['two milliseconds earlier', '2027-01-19T23:59:59.998Z', ['everything', 'nothing']],
  ['the evening before', '2027-01-21T20:00:00.000Z', ['everything']],
  ['when it begins', START, []],
])('a booking made %s has the right refund steps', (_, submittedAt, kinds) => {
  const list = steps(submittedAt, 113_000)
  expect(list.map(([kind]) => kind)).toEqual(kinds)
  const last = list.at(-1) ?? ['begun', 0, 'start', START]
  expect(last.slice(2)).toEqual(['start', START])
})

test.each([
  ['the very instant of 48 hours', '2026-11-24T00:16:00.000Z', 0],
  ['a millisecond later', '2026-11-24T00:16:00.001Z', 1],
  ['the end of the 45th day', '2026-12-08T23:59:59.999Z', 1],
  ['the 44th day', '2026-12-09T00:00:00.000Z', 2],
  ['the end of the 30th day', '2026-12-23T23:59:59.999Z', 2],
  ['the 29th day', '2026-12-24T00:00:00.000Z', 3],
  ['the last moment before the start', '2027-01-21T23:59:59.999Z', 3],
  ['the start', START, -1],
])('%s falls into step %#', (_, now, index) => {
  const list = plannedRefundSteps({
    submittedAt: new Date('2026-11-22T00:16:00Z'),
    startsOn: STARTS_ON,
    paidCents: 113_000,
  })
  expect(refundStepAt(list, new Date(now))).toBe(index)
})

function entry(differences: Partial<LedgerEntry & LedgerPart>): LedgerEntry & LedgerPart {
  return {
    id: 'p1',
    refundOf: null,
    disputedCents: null,
    kind: 'deposit',
    state: 'received',
    amountCents: 20_000,
    refundReason: null,
    createdAt: new Date('2026-11-22T00:16:00Z'),
    ...differences,
  }
}

const STAY = { submittedAt: new Date('2026-11-22T00:16:00Z'), startsOn: STARTS_ON }

test('reported money is listed apart in each step, as refunded if it arrives', () => {
  const list = ledgerRefundSteps(STAY, [
    entry({}),
    entry({ kind: 'balance', state: 'reported', amountCents: 93_000 }),
  ])
  expect(list.map(({ kind, backCents, ifArrivesCents }) => [kind, backCents, ifArrivesCents])).toEqual([
    ['everything', 20_000, 93_000],
    ['all_but_deposit', 0, 93_000],
    ['half', 0, 46_500],
    ['nothing', 0, 0],
  ])
})

test('money that was already refunded is not refunded again', () => {
  const back = entry({ kind: 'refund', state: 'refunded', amountCents: 10_000, refundReason: 'given_back' })
  const list = ledgerRefundSteps(STAY, [entry({ kind: 'full', amountCents: 113_000 }), back])
  expect(list.map(({ backCents }) => backCents)).toEqual([103_000, 83_000, 36_500, 0])
})

test('money to be paid after a goodwill refund is not refunded twice', () => {
  const planned = plannedRefundSteps({ ...STAY, paidCents: 103_000, returnedCents: 10_000 })
  expect(planned.map(({ backCents }) => backCents)).toEqual([103_000, 83_000, 36_500, 0])
})

const anyStay = fc
  .record({
    submittedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    daysAhead: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ submittedAt, daysAhead }) => ({
    submittedAt,
    startsOn: addDays(banjulDay(submittedAt), daysAhead),
  }))

/** Any time between submission and start, often close to a change. */
const anyElapsed = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => (span: number) => Math.floor(share * span)),
  fc.tuple(fc.constantFrom(0, 48 * HOUR_MS), fc.integer({ min: -2, max: 2 })).map(
    ([at, off]) =>
      () =>
        Math.max(0, at + off),
  ),
)

test('at any instant, the step gives the refund of the rule in force', () => {
  fc.assert(
    fc.property(
      anyStay,
      anyElapsed,
      fc.nat(200_000),
      fc.integer({ min: -1, max: 1 }),
      (stay, elapsed, paidCents, off) => {
        const begin = startOfBanjulDay(stay.startsOn).getTime()
        const list = plannedRefundSteps({ ...stay, paidCents })
        const around = [44, 29, 0].map((days) => begin - days * DAY_MS + off)
        const instants = [stay.submittedAt.getTime() + elapsed(begin - stay.submittedAt.getTime()), ...around]
        for (const time of instants.filter((at) => at >= stay.submittedAt.getTime() && at < begin)) {
          const now = new Date(time)
          const { deposit, rest } = refundParts(cancellationRule({ ...stay, now }), paidCents)
          expect(list[refundStepAt(list, now)]?.backCents).toBe(deposit.backCents + rest.backCents)
        }
      },
    ),
    { numRuns: 500 },
  )
})

const anyEntry = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deposit', 'full', 'balance'),
    state: fc.constantFrom('received', 'reported', 'rejected', 'failed'),
    amountCents: fc.nat(120_000),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    state: fc.constantFrom('initiated', 'refunded', 'failed'),
    amountCents: fc.nat(20_000),
    refundReason: fc.constantFrom('booking_changed', 'given_back', 'paid_too_much'),
  }),
)

test('with any ledger, the step gives the refund of cancelling then, and what a transfer would add', () => {
  fc.assert(
    fc.property(anyStay, anyElapsed, fc.array(anyEntry, { maxLength: 4 }), (stay, elapsed, rows) => {
      const begin = startOfBanjulDay(stay.startsOn).getTime()
      const ledger = rows.map((row) => entry(row))
      const now = new Date(stay.submittedAt.getTime() + elapsed(begin - stay.submittedAt.getTime()))
      fc.pre(now.getTime() < begin)
      const list = ledgerRefundSteps(stay, ledger)
      const { amountCents, ifArrivesCents } = cancellationRefund(
        cancellationRule({ ...stay, now }),
        ledger,
        stay,
      )
      expect(list[refundStepAt(list, now)]).toMatchObject({ backCents: amountCents, ifArrivesCents })
    }),
    { numRuns: 500 },
  )
})

test('the steps planned for a further payment are those of the ledger once it has arrived', () => {
  fc.assert(
    fc.property(anyStay, fc.array(anyEntry, { maxLength: 4 }), fc.nat(100_000), (stay, rows, more) => {
      const ledger = rows.map((row) => entry(row)).filter(({ state }) => state !== 'reported')
      const { receivedCents, ...basis } = refundBasis(ledger, stay)
      const paidCents = receivedCents - basis.returnedCents + more
      expect(plannedRefundSteps({ ...stay, ...basis, paidCents })).toEqual(
        ledgerRefundSteps(stay, [...ledger, entry({ kind: 'balance', amountCents: more })]),
      )
    }),
    { numRuns: 500 },
  )
})

test('each step refunds another amount than the one before, and ends later', () => {
  fc.assert(
    fc.property(anyStay, fc.nat(200_000), (stay, paidCents) => {
      const list = plannedRefundSteps({ ...stay, paidCents })
      for (const [index, step] of list.entries()) {
        const before = list[index - 1]
        if (!before) continue
        expect(step.backCents).not.toBe(before.backCents)
        expect(step.until.getTime()).toBeGreaterThan(before.until.getTime())
      }
    }),
  )
})
