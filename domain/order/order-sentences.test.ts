import { expect, test } from 'vitest'
import { plannedRefundSteps, refundStepsInEuros } from '#domain/refund/refund-steps.ts'
import {
  cancellationGist,
  changeSentence,
  handOverSentence,
  smallestGroupSentence,
} from './order-sentences.ts'

test.each([
  ['2025-10-30', 'Up to Fri 31 Oct 2025 you can pass your place on'],
  ['2025-10-31', 'Up to Fri 31 Oct 2025 you can pass your place on'],
  ['2025-11-01', 'This close to your retreat, please ask us first'],
])('on %s, the sentence about passing on a place says: %s', (today, words) => {
  expect(handOverSentence({ until: '2025-10-31', costCents: 0 }, today)).toContain(words)
})

test.each([
  [
    0,
    'Up to Fri 31 Oct 2025 you can pass your place on to someone else, and we cannot refuse. There is no charge. After that, please ask us first.',
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
  ['2025-10-18', 'we will tell you by Sat 18 Oct 2025 and refund everything'],
  ['2025-10-19', 'that deadline was Sat 18 Oct 2025'],
])('on %s, the sentence about the minimum of guests says: %s', (today, words) => {
  expect(smallestGroupSentence({ guests: 4, decidedBy: '2025-10-18' }, today)).toContain(words)
})

test('a date that needs one guest says so in the singular', () => {
  const minimum = { guests: 1, decidedBy: '2025-10-18' }
  expect(smallestGroupSentence(minimum, '2025-10-01')).toContain('at least 1 guest. ')
})

const SUBMITTED = new Date('2025-09-01T09:00:00Z')

test.each([
  [
    'early',
    '2025-11-07',
    '2025-09-03T09:00:00Z',
    'Full refund until Wed 3 Sept, 09:00. After that the cancellation fee is €200 until Tue 23 Sept, €665 until Wed 8 Oct, then the full price.',
  ],
  [
    'a millisecond after the 48 hours',
    '2025-11-07',
    '2025-09-03T09:00:00.001Z',
    'The cancellation fee is €200 until Tue 23 Sept, €665 until Wed 8 Oct, then the full price.',
  ],
  [
    '30 days before',
    '2025-11-07',
    '2025-10-08T23:59:59Z',
    'The cancellation fee is €665 until Wed 8 Oct, then the full price.',
  ],
  ['29 days before', '2025-11-07', '2025-10-09T00:00:00Z', 'The cancellation fee is the full price.'],
  [
    'booked 29 days before',
    '2025-09-30',
    '2025-09-01T09:00:00Z',
    'Full refund until Wed 3 Sept, 09:00. After that there is no refund.',
  ],
  ['booked on the eve', '2025-09-02', '2025-09-01T09:00:00Z', 'Full refund until Mon 1 Sept.'],
])('the cancellation fees are summarised in one line: %s', (_case, startsOn, now, words) => {
  const price = { lines: [], totalCents: 1130_00, depositCents: 200_00 }
  const steps = refundStepsInEuros(
    plannedRefundSteps({ submittedAt: SUBMITTED, startsOn, paidCents: 1130_00 }),
  )
  const cancellation = { whole: steps, deposit: [] }
  expect(cancellationGist({ price, cancellation }, new Date(now), 'Africa/Banjul')).toBe(words)
})
