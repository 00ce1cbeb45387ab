import { expect, test } from 'vitest'
import { formatDay, formatShortDay } from '#domain/base/dates.ts'
import { plannedRefundSteps, refundStepsInEuros } from '#domain/refund/refund-steps.ts'
import {
  cancellationGist,
  changeSentence,
  handOverSentence,
  smallestGroupSentence,
} from './order-sentences.ts'

test.each([
  ['2025-10-30', `Up to ${formatDay('2025-10-31')} you can pass your place on`],
  ['2025-10-31', `Up to ${formatDay('2025-10-31')} you can pass your place on`],
  ['2025-11-01', 'This close to your retreat, please ask us first'],
])('on %s, the sentence about passing on a place says: %s', (today, words) => {
  expect(handOverSentence({ until: '2025-10-31', costCents: 0 }, today)).toContain(words)
})

test.each([
  [
    0,
    `Up to ${formatDay('2025-10-31')} you can pass your place on to someone else, and we cannot refuse. There is no charge. After that, please ask us first.`,
  ],
  [
    45_00,
    'we cannot refuse. It costs €45, which is what the change costs us. After that, please ask us first.',
  ],
  // As in earlier orders.
  [undefined, 'to someone else, for no more than what the change costs us, and we cannot refuse.'],
])('the sentence about passing on a place states the cost: %s', (costCents, words) => {
  expect(handOverSentence({ until: '2025-10-31', costCents }, '2025-09-01')).toContain(words)
})

test.each([
  [
    { fromCents: 950_00, differenceCents: 180_00 },
    'The new total is €1,130; nothing more is due until you order the change.',
  ],
  [
    { fromCents: 1310_00, differenceCents: -180_00, backCents: 180_00 },
    'It costs €180 less, so the new total is €1,130. We will refund €180 the way it was paid.',
  ],
  [
    { fromCents: 1310_00, differenceCents: -180_00, backCents: 0 },
    'It costs €180 less, so the new total is €1,130.',
  ],
])('a change that is not ordered yet is described as saved: %o', (change, words) => {
  const price = { lines: [], totalCents: 1130_00, depositCents: 200_00 }
  expect(changeSentence({ change, price })).toContain(`Your change is saved. ${words}`)
  expect(changeSentence({ change: null, price })).toBeNull()
})

test.each([
  ['2025-10-18', `This retreat runs with 4 guests or more. We decide by ${formatDay('2025-10-18')}.`],
  ['2025-10-19', 'This retreat runs, however few guests there are.'],
])('on %s, the sentence about the minimum of guests says: %s', (today, words) => {
  expect(smallestGroupSentence({ guests: 4, decidedBy: '2025-10-18' }, today)).toBe(words)
})

test('a date that needs one guest says so in the singular', () => {
  const minimum = { guests: 1, decidedBy: '2025-10-18' }
  expect(smallestGroupSentence(minimum, '2025-10-01')).toContain('with 1 guest or more.')
})

const SUBMITTED = new Date('2025-09-01T09:00:00Z')

function orderOf(startsOn: string) {
  const stepsOf = (paidCents: number) =>
    refundStepsInEuros(plannedRefundSteps({ submittedAt: SUBMITTED, startsOn, paidCents }))
  return {
    price: { lines: [], totalCents: 1130_00, depositCents: 200_00 },
    cancellation: { whole: stepsOf(1130_00), deposit: stepsOf(200_00) },
  }
}

const WHOLE = `Cancel by ${formatShortDay('2025-09-03')}, 09:00 and you lose nothing; by ${formatShortDay('2025-09-23')}, €200; by ${formatShortDay('2025-10-08')}, €665; after that, everything you’ve paid.`

test.each([
  ['full', '2025-11-07', '2025-09-03T09:00:00Z', WHOLE],
  [
    'open',
    '2025-11-07',
    '2025-09-03T09:00:00Z',
    `${WHOLE} With only the deposit paid, you lose €200 at most and owe nothing more.`,
  ],
  [
    'deposit',
    '2025-11-07',
    '2025-09-03T09:00:00Z',
    `Cancel by ${formatShortDay('2025-09-03')}, 09:00 and you lose nothing; after that, you lose €200 and owe nothing more. Once you’ve paid the balance, you can lose more.`,
  ],
  [
    'full',
    '2025-11-07',
    '2025-09-03T09:00:00.001Z',
    `Cancel by ${formatShortDay('2025-09-23')} and you lose €200; by ${formatShortDay('2025-10-08')}, €665; after that, everything you’ve paid.`,
  ],
  [
    'deposit',
    '2025-11-07',
    '2025-09-03T09:00:00.001Z',
    'If you cancel, you lose €200 and owe nothing more. Once you’ve paid the balance, you can lose more.',
  ],
  [
    'full',
    '2025-11-07',
    '2025-10-08T23:59:59Z',
    `Cancel by ${formatShortDay('2025-10-08')} and you lose €665; after that, you lose everything you’ve paid.`,
  ],
  ['full', '2025-11-07', '2025-10-09T00:00:00Z', 'If you cancel, you lose everything you’ve paid.'],
  [
    'full',
    '2025-09-30',
    '2025-09-01T09:00:00Z',
    `Cancel by ${formatShortDay('2025-09-03')}, 09:00 and you lose nothing; after that, you lose everything you’ve paid.`,
  ],
  [
    'full',
    '2025-09-02',
    '2025-09-01T09:00:00Z',
    `Cancel by ${formatShortDay('2025-09-01')} and you lose nothing.`,
  ],
] as const)('an order says what cancelling costs: %s, starting %s, at %s', (chosen, startsOn, now, words) => {
  const at = { now: new Date(now), timeZone: 'Africa/Banjul' }
  expect(cancellationGist(orderOf(startsOn), chosen, at)).toBe(words)
})
