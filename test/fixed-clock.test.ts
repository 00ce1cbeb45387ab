import { expect, test } from 'vitest'
import { fixedClock } from './fixed-clock.ts'

test('the clock does not move by itself, nor when a date that it returned is changed', () => {
  const clock = fixedClock('2025-09-01T09:00:00Z')
  clock.now().setFullYear(2030)
  expect(clock.now()).toEqual(new Date('2025-09-01T09:00:00Z'))
})

test('the clock moves by exact spans, to the millisecond', () => {
  const clock = fixedClock('2025-09-01T09:00:00Z')
  clock.advance({ days: 1, hours: 2, minutes: 3, milliseconds: 4 })
  expect(clock.now().toISOString()).toBe('2025-09-02T11:03:00.004Z')
  clock.advance({ milliseconds: -4 })
  expect(clock.now().toISOString()).toBe('2025-09-02T11:03:00.000Z')
})

test('the clock can be set to any instant, and refuses an invalid one', () => {
  const clock = fixedClock('2025-09-01T09:00:00Z')
  clock.set('2026-01-01T00:00:00Z')
  expect(clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z')
  expect(() => clock.set('tomorrow')).toThrow('tomorrow')
})
