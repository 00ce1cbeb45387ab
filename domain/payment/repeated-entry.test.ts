import { expect, test } from 'vitest'
import { agoText, repeatedEntry } from './repeated-entry.ts'

type Row = Parameters<typeof repeatedEntry>[0][number]

const NOW = new Date('2025-09-01T09:10:00Z')
const entry: Row = {
  id: 'one',
  kind: 'deposit',
  state: 'received',
  amountCents: 200_00,
  refundOf: null,
  refundReason: null,
  disputedCents: null,
  settledAt: new Date('2025-09-01T09:06:00Z'),
  stateBeforeEntry: { reportedCents: null, status: 'booking_submitted', holdExpiresAt: null },
}
const reversal: Row = { ...entry, id: 'two', kind: 'refund', state: 'refunded', refundOf: 'one' }

test.each<[string, Row[], string | null]>([
  ['the same amount four minutes ago', [entry], 'one'],
  ['another amount', [{ ...entry, amountCents: 200_01 }], null],
  ['just under ten minutes ago', [{ ...entry, settledAt: new Date('2025-09-01T09:00:00.001Z') }], 'one'],
  ['ten minutes ago', [{ ...entry, settledAt: new Date('2025-09-01T09:00:00Z') }], null],
  ['what came by card, and nobody entered', [{ ...entry, stateBeforeEntry: null }], null],
  ['what was undone', [{ ...entry, state: 'rejected' }], null],
  ['what was reversed', [entry, { ...reversal, refundReason: 'taken_back' }], null],
  [
    'what goes back because it came too late',
    [entry, { ...reversal, refundReason: 'paid_after_cancelling' }],
    'one',
  ],
  ['a refund of this amount', [{ ...reversal, refundReason: 'given_back' }], null],
])('a payment recorded by hand is recognised as a repetition, or not: %s', (_, ledger, repeated) => {
  expect(repeatedEntry(ledger, 200_00, NOW)?.id ?? null).toBe(repeated)
})

test.each([
  ['2025-09-01T09:09:31Z', 'a moment ago'],
  ['2025-09-01T09:09:00Z', '1 minute ago'],
  ['2025-09-01T09:00:01Z', '9 minutes ago'],
])('the time %s is shown as %s', (at, text) => {
  expect(agoText(new Date(at), NOW)).toBe(text)
})
