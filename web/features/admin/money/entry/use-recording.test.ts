import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { hasChanged, lacksOnlyFees, sharedSums } from './use-recording.tsx'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a line only these fields are looked at
const line = (id: string) => ({ id, kind: 'deposit', state: 'reported' }) as LedgerLine
const seen = (covered: number, ...ids: string[]) => ({ money: { covered }, payments: ids.map(line) })

test('a payment received or reported since the form was opened is noticed, and nothing else', () => {
  const opened = seen(200, 'b', 'a')
  expect(hasChanged(opened, seen(200, 'a', 'b'))).toBe(false)
  expect(hasChanged(opened, seen(400, 'b', 'a'))).toBe(true)
  expect(hasChanged(opened, seen(200, 'a')), 'received meanwhile').toBe(true)
  expect(hasChanged(opened, seen(200, 'a', 'b', 'c'))).toBe(true)
})

test('of a transfer reported for three, another amount shows what is missing, and fees alone may be waived', () => {
  expect(sharedSums(596, 600)).toEqual([
    { label: 'Reported together', amount: '€600.00' },
    { label: 'Recorded, with a receipt for each', amount: '€596.00' },
    { label: 'Short of what was reported', amount: '€4.00', isWarning: true },
  ])
  expect(sharedSums(2850, 600)).toHaveLength(2)
  const deposits = { kind: 'deposit' as const, partOf: { amount: 600, others: ['Ben Claes', 'Lea Maes'] } }
  expect([600, 596, 590].map((amount) => lacksOnlyFees(amount, deposits))).toEqual([false, true, false])
  expect(lacksOnlyFees(596, { ...deposits, kind: 'balance' })).toBe(false)
  expect(lacksOnlyFees(196, { ...deposits, partOf: null })).toBe(false)
})
