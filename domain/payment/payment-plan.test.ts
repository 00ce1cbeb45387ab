import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#domain/base/dates.ts'
import { sumCents } from '#domain/base/money.ts'
import {
  DAYS_BETWEEN_INSTALMENTS,
  nextDue,
  nextDueDay,
  offeredPlans,
  nextPaymentInEuros,
  openInstalments,
  planInstalments,
  storedPlan,
  type Instalment,
} from './payment-plan.ts'

const TODAY = '2025-09-01'

/** Returns the instalments as "375 by 2025-10-01, …". */
function said(instalments: readonly Instalment[] | null): string | null {
  return (
    instalments && instalments.map(({ dueOn, amountCents }) => `${amountCents / 100} by ${dueOn}`).join(', ')
  )
}

test.each<[string, cents: number, dueOn: string, size: 1 | 2 | 3, string | null]>([
  ['no parts', 750_00, '2025-10-20', 1, '750 by 2025-10-20'],
  ['no parts on the day itself', 12_50, TODAY, 1, '12.5 by 2025-09-01'],
  ['no parts of nothing', 0, '2025-10-20', 1, null],
  ['two of an even balance', 750_00, '2025-10-21', 2, '375 by 2025-09-26, 375 by 2025-10-21'],
  ['three', 750_00, '2025-10-31', 3, '250 by 2025-09-21, 250 by 2025-10-11, 250 by 2025-10-31'],
  ['the odd euro is paid last', 755_00, '2025-10-31', 2, '377 by 2025-10-01, 378 by 2025-10-31'],
  ['so are the cents of a lowered price', 754_90, '2025-10-31', 2, '377 by 2025-10-01, 377.9 by 2025-10-31'],
  [
    'three with two odd euros',
    932_00,
    '2025-12-01',
    3,
    '310 by 2025-10-01, 310 by 2025-10-31, 312 by 2025-12-01',
  ],
  ['just enough days for two', 750_00, '2025-09-29', 2, '375 by 2025-09-15, 375 by 2025-09-29'],
  ['a day too few for two', 750_00, '2025-09-28', 2, null],
  [
    'just enough days for three',
    750_00,
    '2025-10-13',
    3,
    '250 by 2025-09-15, 250 by 2025-09-29, 250 by 2025-10-13',
  ],
  ['a day too few for three', 750_00, '2025-10-12', 3, null],
  ['parts of exactly €50', 100_00, '2025-12-01', 2, '50 by 2025-10-16, 50 by 2025-12-01'],
  ['a cent too little for parts of €50', 99_99, '2025-12-01', 2, null],
  [
    'three parts of exactly €50',
    150_00,
    '2025-12-01',
    3,
    '50 by 2025-10-01, 50 by 2025-10-31, 50 by 2025-12-01',
  ],
  ['a balance that is due already', 750_00, '2025-08-01', 2, null],
])('a balance is divided into instalments, or not: %s', (_, balanceCents, dueOn, size, instalments) => {
  expect(said(planInstalments({ balanceCents, today: TODAY, dueOn }, size))).toBe(instalments)
})

test('a plan is offered only if there are enough days for its instalments', () => {
  const offered = (dueOn: string) => offeredPlans({ balanceCents: 750_00, today: TODAY, dueOn })
  expect(offered('2025-10-13')).toEqual([1, 2, 3])
  expect(offered('2025-10-12')).toEqual([1, 2])
  expect(offered('2025-09-28')).toEqual([1])
})

test('the instalments of any balance add up to it, lie far enough apart and end on its due day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 0, max: 400 }), (cents, days) => {
      const dueOn = addDays(TODAY, days)
      for (const size of [2, 3] as const) {
        const instalments = planInstalments({ balanceCents: cents, today: TODAY, dueOn }, size)
        if (!instalments) continue
        expect(sumCents(instalments)).toBe(cents)
        expect(instalments.at(-1)?.dueOn).toBe(dueOn)
        const dates = [TODAY, ...instalments.map((instalment) => instalment.dueOn)]
        for (const [index, day] of dates.slice(1).entries()) {
          expect(daysBetween(dates[index] ?? '', day)).toBeGreaterThanOrEqual(DAYS_BETWEEN_INSTALMENTS)
        }
        for (const { amountCents } of instalments) expect(amountCents).toBeGreaterThanOrEqual(50_00)
      }
    }),
  )
})

const AGREED: Instalment[] = [
  { dueOn: '2025-09-21', amountCents: 250_00 },
  { dueOn: '2025-10-11', amountCents: 250_00 },
  { dueOn: '2025-10-31', amountCents: 250_00 },
]
/** The balance of a price of €950, after a deposit of €200. */
const PLAN = storedPlan(AGREED, 950_00)

test.each<[string, balance: number, due: number, string]>([
  ['nothing has come', 750_00, 750_00, '250 of 250, 250 of 250, 250 of 250'],
  ['not even the deposit', 750_00, 950_00, '250 of 250, 250 of 250, 250 of 250'],
  ['money covers the earliest part first', 750_00, 700_00, '200 of 250, 250 of 250, 250 of 250'],
  ['all of the first part', 750_00, 500_00, '0 of 250, 250 of 250, 250 of 250'],
  ['money that was paid early', 750_00, 100_00, '0 of 250, 0 of 250, 100 of 250'],
  ['all of it', 750_00, 0, '0 of 250, 0 of 250, 0 of 250'],
  ['a dearer booking: the last part takes it', 930_00, 930_00, '250 of 250, 250 of 250, 430 of 430'],
  ['dearer once the first part is paid', 930_00, 680_00, '0 of 250, 250 of 250, 430 of 430'],
  ['a cheaper booking', 600_00, 600_00, '250 of 250, 250 of 250, 100 of 100'],
  ['cheaper than the first two parts', 400_00, 400_00, '250 of 250, 150 of 150, 0 of 0'],
  ['cheaper than what has come', 200_00, 0, '0 of 200, 0 of 0, 0 of 0'],
])(
  'payments and price changes are spread over the instalments of a plan: %s',
  (_, balanceCents, balanceDueCents, says) => {
    const totalCents = balanceCents + 200_00
    const price = { totalCents, balanceDueCents, balanceDueOn: '2025-10-31', isDepositApart: true }
    const instalments = openInstalments(PLAN, price)
    expect(
      instalments
        .map((instalment) => `${instalment.openCents / 100} of ${instalment.amountCents / 100}`)
        .join(', '),
    ).toBe(says)
  },
)

const WHOLE = {
  totalCents: 950_00,
  balanceDueCents: 750_00,
  balanceDueOn: '2025-10-31',
  isDepositApart: false,
}

test('what is missing of the deposit of a confirmed place is due with the first part', () => {
  const instalments = openInstalments(PLAN, { ...WHOLE, balanceDueCents: 754_00 })
  expect(instalments.map(({ openCents }) => openCents)).toEqual([254_00, 250_00, 250_00])
  expect(nextDue(instalments, TODAY)).toEqual({ amountCents: 254_00, dueOn: '2025-09-21' })
})

test('a plan of what is left leaves out what was settled before', () => {
  const plan = storedPlan(AGREED, 1130_00)
  expect(plan.map(({ untilCents }) => untilCents)).toEqual([630_00, 880_00, 1130_00])
  const open = (totalCents: number, balanceDueCents: number) =>
    openInstalments(plan, { ...WHOLE, totalCents, balanceDueCents }).map(({ openCents }) => openCents / 100)
  expect(open(1130_00, 750_00)).toEqual([250, 250, 250])
  expect(open(1130_00, 700_00)).toEqual([200, 250, 250])
  expect(open(1030_00, 650_00)).toEqual([250, 250, 150])
  expect(open(1230_00, 850_00)).toEqual([250, 250, 350])
})

test('the last part is due with the balance, and no part is due after it', () => {
  const days = (balanceDueOn: string) =>
    openInstalments(PLAN, { ...WHOLE, balanceDueOn }).map(({ dueOn }) => dueOn)
  expect(days('2025-12-24')).toEqual(['2025-09-21', '2025-10-11', '2025-12-24'])
  expect(days('2025-10-01')).toEqual(['2025-09-21', '2025-10-01', '2025-10-01'])
})

test.each<[string, due: number, today: string, string | null]>([
  ['the first part', 750_00, '2025-09-01', '250 by 2025-09-21'],
  ['on its day', 750_00, '2025-09-21', '250 by 2025-09-21'],
  ['the day after, still alone', 750_00, '2025-09-22', '250 by 2025-09-21'],
  ['the second, once the first is paid', 500_00, '2025-09-22', '250 by 2025-10-11'],
  ['on the day of the second the first counts too', 600_00, '2025-10-11', '350 by 2025-09-21'],
  ['all three after the last day', 750_00, '2025-11-01', '750 by 2025-09-21'],
  ['nothing', 0, '2025-11-01', null],
])('the next amount due of a plan is right: %s', (_, balanceDueCents, today, says) => {
  const next = nextDue(openInstalments(PLAN, { ...WHOLE, balanceDueCents }), today)
  expect(next && `${next.amountCents / 100} by ${next.dueOn}`).toBe(says)
})

test.each<[string, Partial<Parameters<typeof nextPaymentInEuros>[0]>, amount: number, dueOn: string]>([
  ['the deposit by the end of the hold', { balanceDue: 950 }, 200, '2025-09-03'],
  ['what is missing of it', { balanceDue: 800 }, 50, '2025-09-03'],
  ['the balance, once the deposit is reported', { balanceDue: 750 }, 750, '2025-09-23'],
  ['the balance of a confirmed place', { balanceDue: 754, holdExpiresAt: null }, 754, '2025-09-23'],
  [
    'the next part of a plan',
    {
      balanceDue: 750,
      holdExpiresAt: null,
      paymentPlan: ['2025-09-12', '2025-09-23'].map((dueOn) => ({ dueOn, amount: 375, open: 375 })),
    },
    375,
    '2025-09-12',
  ],
])('next to pay is %s', (_, differences, amount, dueOn) => {
  const booking = {
    quote: { total: 950, deposit: 200, balanceDueOn: '2025-09-23' },
    holdExpiresAt: '2025-09-03T09:00:00Z',
    paymentPlan: null,
    balanceDue: 950,
    ...differences,
  }
  expect(nextPaymentInEuros(booking, TODAY)).toEqual({ amount, dueOn })
})

test.each<[string, open: number[], dueOn: string]>([
  ['nothing of a plan is paid', [375, 375], '2025-09-12'],
  ['the first part is paid', [0, 375], '2025-09-23'],
  ['all of it is paid', [0, 0], '2025-09-23'],
  ['there is no plan', [], '2025-09-23'],
])('a balance is next due on the right day: %s', (_, parts, dueOn) => {
  const days = ['2025-09-12', '2025-09-23']
  const paymentPlan = parts.map((open, index) => ({ dueOn: days[index] ?? '', amount: 375, open }))
  expect(nextDueDay({ paymentPlan, quote: { balanceDueOn: '2025-09-23' } })).toBe(dueOn)
  expect(nextDueDay({ paymentPlan: null, quote: null })).toBeNull()
})
