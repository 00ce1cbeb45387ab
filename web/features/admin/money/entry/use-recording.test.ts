import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { hasChanged } from './use-recording.tsx'

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
