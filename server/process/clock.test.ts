import { expect, test, vi } from 'vitest'
import { startingAt, systemClock } from './clock.ts'

test('a set clock starts at its instant and runs on', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const clock = startingAt(new Date('2025-09-01T09:00:00Z'))
  expect(clock.now()).toEqual(new Date('2025-09-01T09:00:00Z'))
  vi.advanceTimersByTime(90_000)
  expect(clock.now()).toEqual(new Date('2025-09-01T09:01:30Z'))
  vi.useRealTimers()
})

test('the system clock is the real time', () => {
  const before = Date.now()
  const now = systemClock.now().getTime()
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
})
