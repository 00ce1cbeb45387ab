import { expect, test } from 'vitest'
import { backOffMs } from './timings.ts'

test.each([
  [1, 10],
  [2, 20],
  [3, 40],
  [9, 2_560],
  [10, 3_600],
  [1_000_000, 3_600],
])('after %d failures, the next try waits %d seconds', (failures, seconds) => {
  expect(backOffMs(failures)).toBe(seconds * 1_000)
})
