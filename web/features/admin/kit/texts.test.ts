import { expect, test } from 'vitest'
import { counted } from '#domain/base/wording.ts'
import { dotted } from './texts.ts'

test.for([
  [0, '0 lines'],
  [1, '1 line'],
  [2, '2 lines'],
] as const)('%i is written as %s', ([count, text]) => {
  expect(counted(count, 'line')).toBe(text)
})

test('a sentence that changes with the number names both forms', () => {
  expect(counted(1, 'line goes', 'lines go')).toBe('1 line goes')
  expect(counted(2, 'line goes', 'lines go')).toBe('2 lines go')
})

test('facts that are missing leave no dot behind', () => {
  expect(dotted('Oct 31–Nov 7, 2025', null, false, '', 'paid')).toBe('Oct 31–Nov 7, 2025 · paid')
})
