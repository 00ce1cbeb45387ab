import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { LineOutcome, MatchedLineView } from '#domain/contract/bank-shapes.ts'
import { appliedText, fileCounts, isPlainMatch, matchText, outcomeText } from './bank-line-texts.ts'

type Transfer = NonNullable<MatchedLineView['transfer']>

function matched(
  transfer: Partial<Transfer> = {},
  line: { id?: string; amount?: number; verdict?: MatchedLineView['verdict'] } = {},
): MatchedLineView {
  const { id = 'line', amount = 200, verdict = 'match' } = line
  return {
    line: {
      id,
      account: null,
      bookedOn: '2025-09-03',
      amount,
      currency: 'EUR',
      text: 'text',
      identity: 'text',
      occurrence: 1,
    },
    verdict,
    guesses: [],
    shares: [],
    note: null,
    recorded: null,
    assigned: [],
    transfer: {
      leadId: 'lead',
      name: 'Awa Jallow',
      owes: 950,
      email: 'awa@example.com',
      retreatDate: 'Oct 31–Nov 7, 2025',
      kind: 'deposit',
      amount: 200,
      reference: 'KITE-DEPOSIT-2025-JALLOW-7K2M',
      reported: true,
      paidAlready: false,
      bookingStatus: 'booking_submitted',
      ...transfer,
    },
  }
}

test.each([
  ['a reported transfer', {}, 'Matched', true],
  ['one that was not reported', { reported: false }, 'Matched', true],
  ['one of a booking that was paid otherwise', { reported: false, paidAlready: true }, 'Already paid', false],
  ['one of an expired booking', { reported: false, bookingStatus: 'expired' }, 'Too late', false],
  ['one of a cancelled booking', { reported: false, bookingStatus: 'cancelled' }, 'Too late', false],
  ['a reported one, cancelled meanwhile', { bookingStatus: 'cancelled' }, 'Matched', true],
] as const)(
  'a bank line for %s has the right title, and is preselected only if it is safe',
  (_, transfer, title, ticked) => {
    expect(matchText(matched(transfer)).title).toBe(title)
    expect(isPlainMatch(matched(transfer))).toBe(ticked)
  },
)

test('a transfer reported for an expired booking promises the place if one is free', () => {
  const { detail } = matchText(matched({ bookingStatus: 'expired' }))
  expect(detail).toContain('we book it again if one is free')
  expect(detail).not.toContain('cancelled')
})

test.each([
  ['wrong_amount', 'Other amount'],
  ['another', 'Not expected'],
  ['several', 'Several guests'],
  ['already_recorded', 'Already recorded'],
  ['unsettled', 'Not booked yet'],
  ['other_currency', 'Not in euros'],
  ['repeated', 'Twice in this file'],
  ['ignored', 'Dismissed'],
  ['unknown', 'Unmatched'],
] as const)('a line with the verdict %s has its title, and is never preselected', (verdict, title) => {
  const line = matched({}, { verdict })
  expect(matchText(line).title).toBe(title)
  expect(isPlainMatch(line)).toBe(false)
})

test.each([
  [
    { source: 'file', file: 'umsätze.csv' },
    `€200 of ${formatDay('2025-09-02')} was already recorded from umsätze.csv.`,
  ],
  [
    { source: 'file', file: null },
    `€200 of ${formatDay('2025-09-02')} was already recorded from a bank file.`,
  ],
  [{ source: 'hand', file: null }, `€200 of ${formatDay('2025-09-02')} was already recorded by hand.`],
] as const)('a line that was recorded says where: %j', (recorded, detail) => {
  const line = {
    ...matched({}, { verdict: 'already_recorded' }),
    recorded: { on: '2025-09-02', ...recorded },
  }
  expect(matchText(line).detail).toBe(detail)
})

test('the counts of a file add up to its lines', () => {
  const counts = {
    credits: 12,
    unknown: 3,
    ignored: 1,
    rows: 26,
    matched: 8,
    unmatched: 8,
    outgoing: 9,
    unreadable: 1,
    unsettled: 2,
    otherCurrency: 1,
    unreadableLines: [],
    paidRefunds: [],
    dayOrder: null,
  }
  const lines = [
    matched(),
    matched({}, { verdict: 'short' }),
    matched({}, { verdict: 'wrong_amount' }),
    matched({}, { verdict: 'already_recorded' }),
    matched({}, { verdict: 'unsettled' }),
  ]
  const parts = fileCounts({ ...counts, lines })
  expect(parts.map(({ count, label }) => `${count} ${label}`)).toEqual([
    '2 matched',
    '1 other amount',
    '3 unmatched',
    // Five more lines with a reference, one that is ignored, and one that is twice in the file.
    '7 already recorded',
    '2 not booked yet',
    '1 not in euros',
    '9 outgoing',
    '1 unreadable',
  ])
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(counts.rows)
})

test('an assigned line names its guests and amounts', () => {
  const line = {
    ...matched({}, { amount: 600, verdict: 'already_recorded' }),
    assigned: [
      { leadId: 'a', name: 'Zoë Peeters', amount: 400 },
      { leadId: 'b', name: 'Sam Okafor', amount: 199.5 },
    ],
  }
  expect(matchText(line, matched()).detail).toBe(
    'Recorded as €400 from Zoë Peeters, €199.50 from Sam Okafor. €0.50 of it is under Unmatched.',
  )
})

test('a wrong amount shows the expected amount and the difference', () => {
  expect(matchText(matched({ amount: 1130 }, { verdict: 'wrong_amount' })).detail).toContain(
    '€1,130 was expected under this reference: €930 less',
  )
  expect(matchText(matched({}, { amount: 270, verdict: 'wrong_amount' })).detail).toContain('€70 more')
})

test.each([
  ['received', 'Recorded'],
  ['goes_back', 'To refund'],
  ['wrong_amount', 'Other amount'],
] as const)('a line with the outcome %s has its title', (outcome, title) => {
  expect(outcomeText(outcome, matched()).title).toBe(title)
})

test('the summary of an import adds up what was done, to the cent', () => {
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
    ['d', 'wrong_amount'],
  ])
  const told = (...shown: MatchedLineView[]) => shown.map((first) => ({ first, now: first }))
  const recorded = told(...lines).map(({ first }) => ({
    first,
    now: outcomes.has(first.line.id) ? { ...first, verdict: 'already_recorded' as const } : first,
  }))
  expect(appliedText(recorded, outcomes, 0)).toEqual([
    '2 transfers, €200.30 recorded.',
    '1 transfer, €950 to refund.',
    '1 not recorded, because the booking has changed. Find it under Unmatched.',
  ])
  expect(appliedText(recorded.slice(2, 3), outcomes, 0)[0]).toBe('No transfer recorded.')
  expect(appliedText(recorded.slice(0, 1), outcomes, 2)).toEqual([
    '1 transfer, €200.10 recorded. 2 lines moved to Unmatched.',
  ])
  expect(appliedText([], outcomes, 1)).toEqual(['1 line moved to Unmatched.'])
  // Undone lines are reported as undone, not as recorded.
  expect(appliedText(told(...lines.slice(0, 2)), outcomes, 0)).toEqual([
    'No transfer recorded.',
    '2 transfers, €200.30 undone.',
  ])
  expect(appliedText([], new Map(), 0)).toEqual(['No transfer recorded.'])
})
