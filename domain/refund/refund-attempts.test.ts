import { expect, test } from 'vitest'
import { mayPayByHand, type UnpaidRefund } from './refund-attempts.ts'

const SINCE = new Date('2025-09-01T09:00:00Z')
const HOUR = new Date('2025-09-01T10:00:00Z')
const REFUND: UnpaidRefund = {
  kind: 'refund',
  method: 'card',
  state: 'initiated',
  failingSince: null,
  isDisputed: false,
}

test.each<[string, Partial<UnpaidRefund>, Date, boolean]>([
  ['a card refund under way', {}, HOUR, false],
  [
    'one that has failed for an hour but a millisecond',
    { failingSince: SINCE },
    new Date(HOUR.getTime() - 1),
    false,
  ],
  ['one that has failed for an hour', { failingSince: SINCE }, HOUR, true],
  ['one that was refused for good', { state: 'failed' }, SINCE, true],
  ['one of a transfer', { method: 'bank_transfer' }, SINCE, true],
  ['one that was paid', { state: 'refunded', failingSince: SINCE }, HOUR, false],
  ['one whose payment is disputed', { state: 'failed', isDisputed: true }, HOUR, false],
  ['a payment', { kind: 'deposit', state: 'failed' }, HOUR, false],
])('the operator may pay %s by hand: %s', (_, differences, now, expected) => {
  expect(mayPayByHand({ ...REFUND, ...differences }, now)).toBe(expected)
})
