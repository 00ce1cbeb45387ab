import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import { refundBackWords, cancellationCostSentence, refundStepDates } from './refund-step-text.ts'
import { plannedRefundSteps, refundStepsInEuros } from './refund-steps.ts'

function steps(submittedAt: string, paidCents: number) {
  return refundStepsInEuros(
    plannedRefundSteps({ submittedAt: new Date(submittedAt), startsOn: '2027-01-22', paidCents }),
  )
}

function dates(list: ReturnType<typeof steps>, options?: { booked: boolean }) {
  return list.map((_, index) =>
    refundStepDates(list, index, { timeZone: 'Africa/Banjul', ...options })
      .map(({ text, isDate }) => (isDate ? `*${text}*` : text))
      .join(''),
  )
}

const EARLY = '2026-11-22T01:16:00Z'
const LATE = '2027-01-10T09:00:00Z'
const EVENING_BEFORE = '2027-01-21T20:00:00Z'

test('each refund step shows its dates', () => {
  expect(dates(steps(EARLY, 113_000))).toEqual([
    `until *${formatShortDay('2026-11-24')}, 01:16*`,
    `until *${formatShortDay('2026-12-08')}*`,
    `until *${formatShortDay('2026-12-23')}*`,
    `from *${formatShortDay('2026-12-24')}* until it starts on *${formatShortDay('2027-01-22')}*`,
  ])
  expect(dates(steps(LATE, 113_000))).toEqual([
    `until *${formatShortDay('2027-01-12')}, 09:00*`,
    `after that, until it starts on *${formatShortDay('2027-01-22')}*`,
  ])
  expect(dates(steps(EVENING_BEFORE, 113_000))).toEqual([
    `until it starts on *${formatShortDay('2027-01-22')}*`,
  ])
})

test('before booking, the first step is shown as a span of hours', () => {
  expect(dates(steps(EARLY, 113_000), { booked: false })[0]).toBe('within *48 hours* of booking')
  expect(dates(steps(EARLY, 113_000), { booked: false })[1]).toBe(`until *${formatShortDay('2026-12-08')}*`)
})

test.each([
  [
    'all paid',
    EARLY,
    113_000,
    `Cancel by ${formatShortDay('2026-11-24')}, 01:16 and you lose nothing; by ${formatShortDay('2026-12-08')}, €200; by ${formatShortDay('2026-12-23')}, €665; after that, everything you’ve paid.`,
  ],
  [
    'the deposit',
    EARLY,
    20_000,
    `Cancel by ${formatShortDay('2026-11-24')}, 01:16 and you lose nothing; after that, you lose €200 and owe nothing more.`,
  ],
  [
    'a part of the deposit',
    EARLY,
    15_000,
    `Cancel by ${formatShortDay('2026-11-24')}, 01:16 and you lose nothing; after that, you lose €150 and owe nothing more.`,
  ],
  [
    'a late booking',
    LATE,
    113_000,
    `Cancel by ${formatShortDay('2027-01-12')}, 09:00 and you lose nothing; after that, you lose everything you’ve paid.`,
  ],
  [
    'the evening before',
    EVENING_BEFORE,
    113_000,
    `Cancel by ${formatShortDay('2027-01-21')} and you lose nothing.`,
  ],
])('the costs of cancelling are summarised in a sentence: %s', (_, submittedAt, paidCents, sentence) => {
  expect(cancellationCostSentence(steps(submittedAt, paidCents), { timeZone: 'Africa/Banjul' })).toBe(
    sentence,
  )
})

test.each([
  [
    1,
    `Cancel by ${formatShortDay('2026-12-08')} and you lose €200; by ${formatShortDay('2026-12-23')}, €665; after that, everything you’ve paid.`,
  ],
  [
    2,
    `Cancel by ${formatShortDay('2026-12-23')} and you lose €665; after that, you lose everything you’ve paid.`,
  ],
  [3, 'If you cancel, you lose everything you’ve paid.'],
])('the sentence begins with the step in force: %d', (from, sentence) => {
  expect(cancellationCostSentence(steps(EARLY, 113_000), { from })).toBe(sentence)
})

test('once only the deposit can be lost, the sentence says that nothing more is owed', () => {
  expect(cancellationCostSentence(steps(EARLY, 20_000), { from: 1 })).toBe(
    'If you cancel, you lose €200 and owe nothing more.',
  )
})

test('a reported transfer counts as arrived', () => {
  const planned = steps(EARLY, 113_000)
  const reported = planned.map((step) => ({ ...step, amount: 0, ifArrives: step.amount }))
  const part = planned.map((step) => ({ ...step, amount: step.amount / 2, ifArrives: step.amount / 2 }))
  for (const list of [reported, part]) {
    expect(cancellationCostSentence(list, { from: 1 })).toBe(
      `Once the transfer has arrived, cancel by ${formatShortDay('2026-12-08')} and you lose €200; by ${formatShortDay('2026-12-23')}, €665; after that, everything you’ve paid.`,
    )
  }
})

test("instants are shown in the guest's time zone, and days are Gambian days", () => {
  const list = steps('2026-11-22T23:30:00Z', 113_000)
  expect(cancellationCostSentence(list, { timeZone: 'Europe/Brussels' })).toMatch(
    new RegExp(
      `^Cancel by ${formatShortDay('2026-11-25')}, 00:30 and you lose nothing; by ${formatShortDay('2026-12-08')}, `,
    ),
  )
  expect(refundStepDates(list, 0, { timeZone: null })).toMatchObject([
    { text: 'until ' },
    { text: `${formatShortDay('2026-11-24')}, 23:30 GMT`, at: new Date('2026-11-24T23:30:00Z') },
  ])
})

test.each([
  [1130, 0, '€1,130 refund', null],
  [0, 0, 'No refund', null],
  [730, 200, '€730 refund', 'plus €200 if the transfer arrives'],
  [0, 1130, '€1,130 refund', 'if the transfer arrives'],
])('€%d and €%d of a reported transfer are shown as "%s", %s', (amount, ifArrives, back, condition) => {
  expect(refundBackWords({ amount, ifArrives })).toMatchObject({ back, condition })
})
