import { expect, test } from 'vitest'
import { isToCallAbout } from './change-choice.ts'

test('the operator calls about a change from the day after its last day on', () => {
  expect(isToCallAbout({ chooseBy: '2025-11-03' }, '2025-11-03')).toBe(false)
  expect(isToCallAbout({ chooseBy: '2025-11-03' }, '2025-11-04')).toBe(true)
})
