import { expect, test } from 'vitest'
import { changedLines, maskedEmail } from './changed-lines.ts'

test('changed, added and removed lines are listed in their order', () => {
  const before = { Retreat: 'October', Room: 'Shared', Coach: 'Yes', Total: '€950' }
  const after = { Retreat: 'November', Room: 'Shared', Board: 'Own', Total: '€1,130' }
  expect(changedLines(before, after)).toEqual([
    { label: 'Retreat', from: 'October', to: 'November' },
    { label: 'Board', from: null, to: 'Own' },
    { label: 'Total', from: '€950', to: '€1,130' },
    { label: 'Coach', from: 'Yes', to: null },
  ])
  expect(changedLines(before, before)).toEqual([])
})

test.each([
  ['awa@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
