import { expect, test } from 'vitest'
import { isDepositCovered, waivableCents } from './bank-fees.ts'

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
  const row = { kind: 'deposit', state, amountCents: 195_00, waivedCents } as const
  expect(isDepositCovered(covered, 200_00, [row])).toBe(expected)
})

test('waived bank fees count only once', () => {
  const row = { kind: 'deposit', state: 'received', amountCents: 95_00, waivedCents: 5_00 } as const
  expect(isDepositCovered(190_00, 200_00, [row, row])).toBe(false)
})
