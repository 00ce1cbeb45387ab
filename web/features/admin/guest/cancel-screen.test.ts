import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { cancelSums } from './cancel-screen.tsx'

const line = (differences: Partial<LedgerLine>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sums look at three of its fields
  ({ kind: 'refund', state: 'initiated', amount: 750, ...differences }) as LedgerLine

const said = (amountPaid: number, payments: LedgerLine[], refund: number | null, amountDisputed = 0) =>
  cancelSums({ amountPaid, amountDisputed }, payments, refund).map(
    ({ label, amount }) => `${label} ${amount}`,
  )

test('the cancellation fee and the refund add up to the money received', () => {
  expect(said(950, [], 750)).toEqual(['Received €950.00', 'You keep −€200.00', 'Refund €750.00'])
  expect(said(0, [], 0)).toEqual(['Received €0.00', 'Refund €0.00'])
  expect(said(950, [], null)).toEqual(['Received €950.00', 'Refund …'])
})

test('a refund already listed is not kept, and counts in the total refund', () => {
  const payments = [
    line({}),
    line({ state: 'refunded', amount: 10 }),
    line({ kind: 'full', state: 'received' }),
  ]
  expect(said(950, payments, 750)).toEqual([
    'Received €1,700.00',
    'You keep −€200.00',
    'Refund already listed €750.00',
    'Refund for this cancellation €750.00',
    'Total refund €1,500.00',
  ])
  expect(said(0, payments, 0).slice(1), 'nothing stays').toEqual([
    'Refund already listed €750.00',
    'Refund for this cancellation €0.00',
    'Total refund €750.00',
  ])
})

test('money that a bank holds is neither kept nor refunded', () => {
  expect(said(950, [], 300, 450)).toEqual([
    'Received €950.00',
    'Held by the bank −€450.00',
    'You keep −€200.00',
    'Refund €300.00',
  ])
})
