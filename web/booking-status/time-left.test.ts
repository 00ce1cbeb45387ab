import { expect, test } from 'vitest'
import { aheadText, daysLeft, timeLeft } from './time-left.ts'

test.each([
  ['2025-09-03T09:00:00Z', '48 hours left'],
  ['2025-09-01T12:00:00Z', '3 hours left'],
  ['2025-09-01T11:59:00Z', '2 hours 59 minutes left'],
  ['2025-09-01T11:00:00Z', '2 hours left'],
  ['2025-09-01T10:01:00Z', '1 hour 1 minute left'],
  ['2025-09-01T09:59:59Z', '59 minutes left'],
  ['2025-09-01T09:01:00Z', '1 minute left'],
  ['2025-09-01T09:00:59Z', 'less than a minute left'],
  ['2025-09-01T08:00:00Z', 'less than a minute left'],
])('at 09:00, the time left until %s is shown as "%s"', (until, words) => {
  expect(timeLeft(new Date(until), new Date('2025-09-01T09:00:00Z'))).toBe(words)
})

test.each([
  ['2025-09-01', '22 days left'],
  ['2025-09-22', '1 day left'],
  ['2025-09-23', 'today is the last day'],
])('on %s, the days left until the 23rd are shown as "%s"', (today, words) => {
  expect(daysLeft('2025-09-23', today)).toBe(words)
})

test.for([
  [0, 'today'],
  [1, 'tomorrow'],
  [2, 'in 2 days'],
] as const)('%i days ahead is written as %s', ([days, text]) => {
  expect(aheadText(days)).toBe(text)
})
