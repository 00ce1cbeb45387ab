import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { hasChanged } from './use-recording.tsx'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a line only its id is looked at
const line = (id: string) => ({ id }) as LedgerLine

test('a payment received or reported since the form was opened is noticed, and nothing else', () => {
  const opened = { covered: 200, reported: [line('b'), line('a')] }
  expect(hasChanged(opened, { covered: 200, reported: [line('a'), line('b')] })).toBe(false)
  expect(hasChanged(opened, { covered: 400, reported: opened.reported })).toBe(true)
  expect(hasChanged(opened, { covered: 200, reported: [line('a')] }), 'received meanwhile').toBe(true)
  expect(hasChanged(opened, { covered: 200, reported: [line('a'), line('b'), line('c')] })).toBe(true)
})
