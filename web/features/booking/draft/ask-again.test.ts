import { expect, test } from 'vitest'
import { delayBeforeAsking } from './ask-again.ts'

test.each([
  [0, 2],
  [1, 2],
  [2, 4],
  [3, 8],
  [5, 32],
  [6, 60],
  [2000, 60],
])('after %i attempts, the next one follows in %i seconds', (times, seconds) => {
  expect(delayBeforeAsking(times)).toBe(seconds * 1000)
})
