import { expect, test } from 'vitest'
import { afterRefund, groupSplits, isOnePayment, mayHold, partsOfRefund, splitOver } from './group-payment.ts'

const AWA = { refundIds: ['a'], references: ['re_a'], openCents: [], unrefundedCents: 95_000 }
const BEN = { refundIds: ['b'], references: [], openCents: [20_000], unrefundedCents: 75_000 }

test.each([
  [
    'that is known by its reference',
    { reference: 're_a', idempotencyKey: null, amountCents: 20_000 },
    [20_000, 0],
  ],
  ['that a row asked for', { reference: 're_1', idempotencyKey: 'b', amountCents: 95_000 }, [0, 95_000]],
  ['for which a row waits', { reference: 're_2', idempotencyKey: null, amountCents: 20_000 }, [0, 20_000]],
  ['of just what a row holds', { reference: 're_3', idempotencyKey: null, amountCents: 75_000 }, [0, 75_000]],
  ['that only one holds', { reference: 're_4', idempotencyKey: 'x', amountCents: 80_000 }, [80_000, 0]],
  ['that both hold', { reference: 're_7', idempotencyKey: 'x', amountCents: 10_000 }, null],
  ['of all', { reference: 're_5', idempotencyKey: null, amountCents: 190_000 }, [95_000, 95_000]],
  [
    'of more than any row holds',
    { reference: 're_6', idempotencyKey: null, amountCents: 96_000 },
    [95_000, 1_000],
  ],
])('a refund %s belongs to its row, or to several', (_, refund, parts) => {
  expect(partsOfRefund(refund, [AWA, BEN])).toEqual(parts)
})

test('a refund of what two rows hold, or wait for, is of nobody until the operator has said whose', () => {
  const refund = { reference: 're_1', idempotencyKey: null, amountCents: 95_000 }
  const equal = { ...AWA, references: [] }
  expect(partsOfRefund(refund, [equal, equal])).toBeNull()
  const waiting = { ...equal, openCents: [95_000], unrefundedCents: 0 }
  expect(partsOfRefund(refund, [waiting, waiting])).toBeNull()
  expect(mayHold(waiting, 95_000)).toBe(true)
  // What one of them got leaves the other.
  expect(partsOfRefund(refund, [afterRefund(equal, 95_000), equal])).toEqual([0, 95_000])
  expect(partsOfRefund(refund, [afterRefund(waiting, 95_000), waiting])).toEqual([0, 95_000])
  expect(mayHold(afterRefund(waiting, 95_000), 95_000)).toBe(false)
})

test('a refund that was split is known to each of its rows', () => {
  const known = [AWA, { ...BEN, references: ['re_a'] }]
  const refund = { reference: 're_a', idempotencyKey: null, amountCents: 170_000 }
  expect(partsOfRefund(refund, known)).toEqual([170_000, 170_000])
})

test.each([
  [170_000, [95_000, 75_000], [95_000, 75_000]],
  [100_000, [95_000, 75_000], [95_000, 5_000]],
  [0, [95_000, 75_000], [0, 0]],
  [171_000, [95_000, 75_000], [96_000, 75_000]],
  [20_000, [95_000], [20_000]],
])('%d cents over rows of %j are %j', (amount, rows, shares) => {
  expect(splitOver(amount, rows)).toEqual(shares)
})

test('a payment for a group has the sum of what is reported, of the deposits, or of all that is left', () => {
  const unpaid = { reportedCents: 0, depositCents: 20_000, leftCents: 95_000 }
  expect(groupSplits([unpaid, unpaid])).toEqual([
    [20_000, 20_000],
    [95_000, 95_000],
  ])
  const reported = { reportedCents: 20_000, depositCents: 20_000, leftCents: 75_000 }
  expect(groupSplits([reported, reported])).toEqual([
    [20_000, 20_000],
    [75_000, 75_000],
  ])
  // What only one of them owes is recorded on that guest's page.
  expect(groupSplits([unpaid, { reportedCents: 0, depositCents: 0, leftCents: 0 }])).toEqual([])
})

const CARD = {
  kind: 'deposit',
  providerReference: 'pi_1',
  referenceText: null,
  createdAt: new Date(0),
} as const
const TRANSFER = { ...CARD, providerReference: null, referenceText: 'JALLOW-2027-A1' }

test.each([
  ['of one card payment', CARD, { ...CARD, createdAt: new Date(1) }, true],
  ['of two card payments', CARD, { ...CARD, providerReference: 'pi_2' }, false],
  ['and its refund', CARD, { ...CARD, kind: 'refund' as const }, false],
  ['reported at once with one reference', TRANSFER, TRANSFER, true],
  ['reported one after the other', TRANSFER, { ...TRANSFER, createdAt: new Date(1) }, false],
  ['recorded by hand', { ...TRANSFER, referenceText: null }, { ...TRANSFER, referenceText: null }, false],
])('two rows %s', (_, one, other, isOne) => {
  expect(isOnePayment(one, other)).toBe(isOne)
})
