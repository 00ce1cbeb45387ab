import { expect, test } from 'vitest'
import { isOnePayment, rowOfRefund, splitOver } from './group-payment.ts'

const AWA = { refundIds: ['a'], references: ['re_a'], openCents: [], unrefundedCents: 95_000 }
const BEN = { refundIds: ['b'], references: [], openCents: [20_000], unrefundedCents: 75_000 }

test.each([
  ['that is known by its reference', { reference: 're_a', idempotencyKey: null, amountCents: 20_000 }, 0],
  ['that a row asked for', { reference: 're_1', idempotencyKey: 'b', amountCents: 95_000 }, 1],
  ['for which a row waits', { reference: 're_2', idempotencyKey: null, amountCents: 20_000 }, 1],
  ['of just what a row holds', { reference: 're_3', idempotencyKey: null, amountCents: 75_000 }, 1],
  ['that several could have paid', { reference: 're_4', idempotencyKey: 'x', amountCents: 10_000 }, 0],
  ['that is more than any row holds', { reference: 're_5', idempotencyKey: null, amountCents: 96_000 }, null],
])('a refund %s belongs to its row', (_, refund, row) => {
  expect(rowOfRefund(refund, [AWA, BEN])).toBe(row)
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
