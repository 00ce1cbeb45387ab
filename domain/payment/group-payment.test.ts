import { expect, test } from 'vitest'
import { rowOfRefund, splitOver } from './group-payment.ts'

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
