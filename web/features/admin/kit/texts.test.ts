import { expect, test } from 'vitest'
import { counted } from '#domain/base/wording.ts'
import { dotted, lateText } from './texts.ts'

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

test.each([
  ['2025-09-03T09:00:00Z', null],
  ['2025-09-03T09:00:01Z', '1 hour late'],
  ['2025-09-04T08:59:00Z', '23 hours late'],
  ['2025-09-04T09:00:00Z', '1 day late'],
  ['2025-10-29T10:00:00Z', '56 days late'],
])('at %s, a deadline of 3 September, 9:00 is %s', (now, text) => {
  expect(lateText(new Date('2025-09-03T09:00:00Z'), new Date(now))).toBe(text)
})
