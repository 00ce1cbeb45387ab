import { expect, test } from 'vitest'
import {
  afterRefund,
  groupSplits,
  isOnePayment,
  partsInTurn,
  partsOfRefund,
  splitOfArrived,
  splitOver,
} from './group-payment.ts'

const AWA = { refundIds: ['a'], references: ['re_a'], openCents: [], unrefundedCents: 95_000 }
const BEN = { refundIds: ['b'], references: [], openCents: [20_000], unrefundedCents: 75_000 }
const EMPTY = { refundIds: [], references: [], openCents: [], unrefundedCents: 0 }

const byHand = (amountCents: number) => ({ reference: 're_1', idempotencyKey: null, amountCents })

test.each([
  ['known by its reference', { ...byHand(20_000), reference: 're_a' }, [20_000, 0]],
  ['that a row asked for', { ...byHand(95_000), idempotencyKey: 'b' }, [0, 95_000]],
  ['with an id that is not ours', { ...byHand(75_000), idempotencyKey: 'x' }, [0, 75_000]],
])('a refund %s belongs to its row', (_, refund, parts) => {
  expect(partsOfRefund(refund, [AWA, BEN])).toEqual(parts)
})

const holds = (unrefundedCents: number) => ({ ...EMPTY, unrefundedCents })

test.each([
  ['what Ben waits for', 20_000, [AWA, BEN], [0, 20_000]],
  ['what Ben holds', 75_000, [AWA, BEN], [0, 75_000]],
  ['one cent less', 74_999, [AWA, BEN], null],
  ['one cent more', 75_001, [AWA, BEN], null],
  ['what both hold, Ben with what he waits for', 95_000, [AWA, BEN], null],
  ['one cent more than each holds', 95_001, [AWA, BEN], null],
  ['one cent less than all', 189_999, [AWA, BEN], null],
  ['all', 190_000, [AWA, BEN], [95_000, 95_000]],
  ['more than all', 190_001, [AWA, BEN], [95_001, 95_000]],
  ['what two of three hold', 113_000, [holds(95_000), holds(113_000), holds(113_000)], null],
  ['what two of three hold together', 190_000, [holds(95_000), holds(95_000), holds(113_000)], null],
  ['anything, where only Ben holds money', 10_000, [EMPTY, BEN], [0, 10_000]],
  ['anything, where nobody holds money', 10_000, [EMPTY, EMPTY], [10_000, 0]],
  ['anything of a payment for one', 10_000, [AWA], [10_000]],
])('a refund without our id of %s is that row’s, or asked', (_, amountCents, rows, parts) => {
  expect(partsOfRefund(byHand(amountCents), rows)).toEqual(parts)
})

test.each([
  [10_000, 0, [10_000, 0]],
  [10_000, 1, [0, 10_000]],
  [20_000, 1, [0, 20_000]],
  [95_000, 1, [0, 95_000]],
  [96_000, 0, [95_000, 1_000]],
  [96_000, 1, [1_000, 95_000]],
  // What Ben waits for is paid whole or not at all.
  [80_000, 1, [5_000, 75_000]],
  [190_001, 1, [95_000, 95_001]],
])('%d cents that begin with row %d are %j', (amountCents, first, parts) => {
  expect(partsInTurn(amountCents, [AWA, BEN], first)).toEqual(parts)
})

test('a refund of what two rows hold, or wait for, is of nobody until the operator has said whose', () => {
  const equal = holds(95_000)
  expect(partsOfRefund(byHand(95_000), [equal, equal])).toBeNull()
  const waiting = { ...EMPTY, openCents: [95_000] }
  expect(partsOfRefund(byHand(95_000), [waiting, waiting])).toBeNull()
  // What one of them got leaves the other.
  expect(partsOfRefund(byHand(95_000), [afterRefund(equal, 95_000), equal])).toEqual([0, 95_000])
  expect(partsOfRefund(byHand(95_000), [afterRefund(waiting, 95_000), waiting])).toEqual([0, 95_000])
  expect(afterRefund(BEN, 95_000)).toEqual({ ...BEN, openCents: [], unrefundedCents: 0 })
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

const AWAITED = { reportedCents: 20_000, leftCents: 75_000 }

test.each([
  ['all that was reported', 60_000, [20_000, 20_000, 20_000]],
  ['without the fees of the bank', 59_600, [20_000, 20_000, 19_600]],
  ['of one only', 20_000, [20_000, 0, 0]],
  ['and a little more', 60_100, [20_100, 20_000, 20_000]],
  ['and the balance of the first, and a part of the next', 140_000, [95_000, 25_000, 20_000]],
  ['of the whole price of all', 285_000, [95_000, 95_000, 95_000]],
  ['of more than all owe', 285_001, null],
])('a transfer for three that arrives with the amount %s', (_, amount, shares) => {
  expect(splitOfArrived(amount, [AWAITED, AWAITED, AWAITED])).toEqual(shares)
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
