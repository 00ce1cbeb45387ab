import { expect, test } from 'vitest'
import {
  entryOutcome,
  kindOfEntry,
  reportAnswered,
  receivedOnError,
  isDepositCovered,
  waivableCents,
} from './hand-entry.ts'
import type { LedgerEntry } from './ledger.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

function row(differences: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    kind: 'deposit',
    state: 'reported',
    amountCents: 200_00,
    refundReason: null,
    createdAt: NOW,
    ...differences,
  }
}

test.each([
  ['150 of 200', 150, 0, { shortOfDeposit: 50, mayConfirm: false, stillDue: 950, back: 0 }],
  ['199.50 of 200', 199.5, 0, { shortOfDeposit: 0.5, mayConfirm: true, stillDue: 900.5, back: 0 }],
  ['195 of 200', 195, 0, { shortOfDeposit: 5, mayConfirm: true, stillDue: 905, back: 0 }],
  ['194.99 of 200', 194.99, 0, { shortOfDeposit: 5.01, mayConfirm: false, stillDue: 905.01, back: 0 }],
  ['200 of 200', 200, 0, { shortOfDeposit: 0, mayConfirm: false, stillDue: 900, back: 0 }],
  ['250 of 200', 250, 0, { shortOfDeposit: 0, mayConfirm: false, stillDue: 850, back: 0 }],
  ['a cent', 0.01, 0, { shortOfDeposit: 199.99, mayConfirm: false, stillDue: 1099.99, back: 0 }],
  ['all', 1100, 0, { shortOfDeposit: 0, mayConfirm: false, stillDue: 0, back: 0 }],
  ['a cent more than all', 1100.01, 0, { shortOfDeposit: 0, mayConfirm: false, stillDue: 0, back: 0.01 }],
  ['once more', 300, 1100, { shortOfDeposit: 0, mayConfirm: false, stillDue: 0, back: 300 }],
  [
    'once more, where too much is there already',
    300,
    1200,
    { shortOfDeposit: 0, mayConfirm: false, stillDue: 0, back: 300 },
  ],
])('recording %s for a booking of 1,100 has the right outcome', (_, amount, covered, outcome) => {
  expect(entryOutcome(amount, { covered, deposit: 200, total: 1100 })).toEqual(outcome)
})

test.each([
  ['2026-11-22', null],
  ['2026-11-23', 'This day is in the future'],
  ['2024-11-20', null],
  ['2024-11-19', 'This is more than two years ago'],
  ['0026-11-22', 'This is more than two years ago'],
])('the day of receipt %s is checked: %s', (day, why) => {
  expect(receivedOnError(day, NOW)).toBe(why)
})

test.each([
  [150_00, [], 'deposit'],
  [1_100_00, [], 'full'],
  [150_00, [row()], 'deposit'],
  [50_00, [row({ state: 'received' })], 'balance'],
] as const)('a payment of %i cents beside %j is recorded as %s', (amountCents, ledger, kind) => {
  expect(kindOfEntry(amountCents, ledger, 1_100_00)).toBe(kind)
})

test('a recorded transfer settles the report of the same amount, else the oldest, and cash and cards none', () => {
  const deposit = row()
  const balance = row({ kind: 'balance', amountCents: 900_00 })
  const ledger = [row({ state: 'received' }), deposit, balance]
  const answered = (amountCents: number, method: 'bank_transfer' | 'cash' | 'card' = 'bank_transfer') =>
    reportAnswered(ledger, { amountCents, method })
  expect(answered(900_00)).toBe(balance)
  expect(answered(200_00)).toBe(deposit)
  expect(answered(199_50)).toBe(deposit)
  expect(answered(200_00, 'cash')).toBeNull()
  expect(answered(200_00, 'card')).toBeNull()
  expect(
    reportAnswered([row({ state: 'rejected' })], { amountCents: 200_00, method: 'bank_transfer' }),
  ).toBeNull()
})

test.each([
  [200_00, 0],
  [199_99, 1],
  [195_00, 5_00],
  [194_99, 0],
  [0, 0],
  [250_00, 0],
])(
  'with %d cents received of a deposit of 200 euros, %d cents can be waived as bank fees',
  (covered, expected) => {
    expect(waivableCents(covered, 200_00)).toBe(expected)
  },
)

test.each([
  ['covered by itself', 200_00, null, 'received', true],
  ['short', 199_99, null, 'received', false],
  ['short, and let pass', 195_00, 5_00, 'received', true],
  ['short, let pass, and given back since', 0, 5_00, 'received', false],
  ['let pass on a payment that never came', 195_00, 5_00, 'rejected', false],
] as const)('a deposit is covered or not: %s', (_, covered, waivedCents, state, expected) => {
  const deposit = { kind: 'deposit', state, amountCents: 195_00, waivedCents } as const
  expect(isDepositCovered(covered, 200_00, [deposit])).toBe(expected)
})

test('waived bank fees count only once', () => {
  const deposit = { kind: 'deposit', state: 'received', amountCents: 95_00, waivedCents: 5_00 } as const
  expect(isDepositCovered(190_00, 200_00, [deposit, deposit])).toBe(false)
})
