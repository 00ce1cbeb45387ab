import { expect, test } from 'vitest'
import { MAX_ATTEMPTS, retryDelaySeconds } from './mail-queue.ts'

test('the delay between attempts doubles from five seconds to a quarter of an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 200].map(retryDelaySeconds)).toEqual([
    5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900,
  ])
})

test('all attempts together take about two days', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelaySeconds(index + 1))
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400
  expect(days).toBeGreaterThan(1.9)
  expect(days).toBeLessThan(2.1)
})
