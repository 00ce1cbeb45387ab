import { expect, test } from 'vitest'
import { figuresOfGroup } from './group-order.ts'

const AWA = {
  total: 1130,
  deposit: 200,
  balance: 930,
  extras: [{ name: 'Airport tax', amount: 40 }],
  schedule: [
    { on: '2026-11-24', amount: 200 },
    { on: '2026-12-08', amount: 930 },
  ],
}
const BEN = {
  ...AWA,
  total: 950,
  balance: 750,
  schedule: [
    { on: '2026-11-24', amount: 200 },
    { on: '2026-12-01', amount: 400 },
    { on: '2026-12-08', amount: 350 },
  ],
}

test('the figures of a group are sums, by day and by thing', () => {
  expect(figuresOfGroup([AWA, BEN])).toEqual({
    total: 2080,
    deposit: 400,
    balance: 1680,
    extras: [{ name: 'Airport tax', amount: 80 }],
    schedule: [
      { on: '2026-11-24', amount: 400 },
      { on: '2026-12-01', amount: 400 },
      { on: '2026-12-08', amount: 1280 },
    ],
  })
})

test('the order of one is its own', () => {
  expect(figuresOfGroup([AWA])).toEqual(AWA)
})
