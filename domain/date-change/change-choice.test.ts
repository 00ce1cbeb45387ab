import { expect, test } from 'vitest'
import { isToCallAbout, mayAnswer, type ChangeKind } from './change-choice.ts'

test.each<[ChangeKind, today: string, boolean]>([
  ['terms', '2025-11-03', true],
  ['terms', '2025-11-04', false],
  ['other_date', '2025-11-03', true],
  ['other_date', '2025-11-04', false],
  ['days', '2025-11-04', true],
])('a change of %s with November 3 as the last day can be answered on %s: %s', (kind, today, may) => {
  expect(mayAnswer(kind, '2025-11-03', today)).toBe(may)
})

test('the operator calls about a change from the day after its last day on', () => {
  expect(isToCallAbout({ chooseBy: '2025-11-03' }, '2025-11-03')).toBe(false)
  expect(isToCallAbout({ chooseBy: '2025-11-03' }, '2025-11-04')).toBe(true)
})
