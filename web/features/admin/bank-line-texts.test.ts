import { expect, test } from 'vitest'
import type { LineOutcome, MatchedLineView } from '#domain/bank-import.ts'
import {
  appliedText,
  countsText,
  isNewEntry,
  isPlainMatch,
  matchText,
  outcomeText,
  transfersText,
} from './bank-line-texts.ts'

type Transfer = NonNullable<MatchedLineView['transfer']>

function matched(
  transfer: Partial<Transfer> = {},
  line: { id?: string; amount?: number; verdict?: MatchedLineView['verdict'] } = {},
): MatchedLineView {
  const { id = 'line', amount = 200, verdict = 'match' } = line
  return {
    line: { id, bookedOn: '2025-09-03', amount, text: 'text', bankReference: null, occurrence: 1 },
    verdict,
    guesses: [],
    note: null,
    assigned: [],
    transfer: {
      leadId: 'lead',
      name: 'Awa Jallow',
      email: 'awa@example.com',
      retreatDate: 'Oct 31–Nov 7, 2025',
      kind: 'deposit',
      amount: 200,
      reference: 'KITE-DEPOSIT-2025-JALLOW-7K2M',
      reported: true,
      paidAlready: false,
      bookingStatus: 'booking_submitted',
      enteredOn: null,
      entryKnown: false,
      ...transfer,
    },
  }
}

test.each([
  ['a reported transfer', {}, 'Fits', true],
  ['one that was not reported', { reported: false }, 'Fits', true],
  ['one of a booking that was paid otherwise', { reported: false, paidAlready: true }, 'Paid already', false],
  ['one of an expired booking', { reported: false, bookingStatus: 'expired' }, 'Too late', false],
  ['one of a cancelled booking', { reported: false, bookingStatus: 'cancelled' }, 'Too late', false],
  ['a reported one, cancelled meanwhile', { bookingStatus: 'cancelled' }, 'Fits', true],
] as const)('%s: its word, and whether it is ticked at first', (_, transfer, title, ticked) => {
  expect(matchText(matched(transfer)).title).toBe(title)
  expect(isPlainMatch(matched(transfer))).toBe(ticked)
})

test.each([
  ['wrong_amount', 'Other amount'],
  ['already_received', 'Received before'],
  ['already_entered', 'Already entered'],
  ['unsettled', 'Not settled'],
  ['already_imported', 'Taken before'],
  ['repeated', 'Twice in this file'],
  ['unknown', 'Not ours'],
] as const)('a line that is %s says so, and is never ticked', (verdict, title) => {
  const line = matched({}, { verdict })
  expect(matchText(line).title).toBe(title)
  expect(isPlainMatch(line)).toBe(false)
})

test('what was entered by hand says when, and is remembered once', () => {
  const entered = matched({ enteredOn: '2025-09-01' }, { verdict: 'already_entered' })
  expect(matchText(entered).detail).toContain('by hand on Mon, Sep 1, 2025')
  expect(isNewEntry(entered)).toBe(true)
  expect(isNewEntry(matched({ entryKnown: true }, { verdict: 'already_entered' }))).toBe(false)
  expect(isNewEntry(matched())).toBe(false)
})

test.each([
  [
    { rows: 23, matched: 10, unmatched: 3, outgoing: 9, unreadable: 1 },
    '23 lines in the file: 10 name a reference of ours, 3 do not, 9 left, 1 cannot be read.',
  ],
  [
    { rows: 2, matched: 1, unmatched: 1, outgoing: 0, unreadable: 0 },
    '2 lines in the file: 1 names a reference of ours, 1 does not.',
  ],
  [
    { rows: 1, matched: 0, unmatched: 0, outgoing: 1, unreadable: 0 },
    '1 line in the file: 0 name a reference of ours, 1 left.',
  ],
])('the lines of a file add up: %j', (counts, text) => {
  expect(countsText(counts)).toBe(text)
})

test('a wrong amount says what was expected', () => {
  expect(matchText(matched({ amount: 1130 }, { verdict: 'wrong_amount' })).detail).toContain('€1,130')
})

test.each([
  ['received', 'Received'],
  ['goes_back', 'To be sent back'],
  ['already_received', 'Received before'],
  ['wrong_amount', 'Other amount'],
] as const)('a line whose outcome is %s', (outcome, title) => {
  expect(outcomeText(outcome, matched()).title).toBe(title)
})

test('what was done is told in all, to the cent', () => {
  const lines = [
    matched({}, { id: 'a', amount: 200.1 }),
    matched({}, { id: 'b', amount: 0.2 }),
    matched({}, { id: 'c', amount: 950 }),
    matched({}, { id: 'd', amount: 75 }),
    matched({}, { id: 'unticked', amount: 9 }),
  ]
  const outcomes = new Map<string, LineOutcome>([
    ['a', 'received'],
    ['b', 'received'],
    ['c', 'goes_back'],
    ['d', 'already_received'],
  ])
  expect(appliedText(lines, outcomes)).toEqual([
    '2 transfers, €200.30 received.',
    '1 transfer, €950 to be sent back.',
    '1 left alone, because the booking has changed meanwhile.',
  ])
  expect(appliedText(lines.slice(2, 3), outcomes)[0]).toBe('No transfer received.')
  const entered = matched({}, { id: 'e', verdict: 'already_entered' })
  outcomes.set('e', 'already_entered')
  expect(appliedText([...lines.slice(0, 1), entered], outcomes)).toEqual([
    '1 transfer, €200.10 received. 1 remembered as entered by hand.',
  ])
  expect(appliedText([entered], outcomes)).toEqual(['1 remembered as entered by hand.'])
  expect(transfersText([])).toBe('No transfer')
})
