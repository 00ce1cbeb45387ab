import { expect, test } from 'vitest'
import { isTransferOverdue, isWorkingDay, workingDayAfter } from './overdue-transfer.ts'

test.each([
  ['2025-09-01', true],
  ['2025-09-05', true],
  ['2025-09-06', false],
  ['2025-09-07', false],
  ['2024-02-29', true],
])('%s is a working day: %s', (day, expected) => {
  expect(isWorkingDay(day)).toBe(expected)
})

test.each([
  ['Monday', '2025-09-01', '2025-09-08'],
  ['Tuesday', '2025-09-02', '2025-09-09'],
  ['Wednesday', '2025-09-03', '2025-09-10'],
  ['Thursday', '2025-09-04', '2025-09-11'],
  ['Friday', '2025-09-05', '2025-09-12'],
  ['Saturday', '2025-09-06', '2025-09-12'],
  ['Sunday', '2025-09-07', '2025-09-12'],
  ['Monday before the year ends', '2025-12-29', '2026-01-05'],
])('the fifth working day after a %s', (_, day, expected) => {
  expect(workingDayAfter(day, 5)).toBe(expected)
})

test.each([
  ['the same day', '2025-09-01T09:00:00Z', '2025-09-01T23:59:59.999Z', false],
  [
    'the last instant before the fifth working day',
    '2025-09-01T09:00:00Z',
    '2025-09-07T23:59:59.999Z',
    false,
  ],
  ['the first instant of it', '2025-09-01T09:00:00Z', '2025-09-08T00:00:00Z', true],
  ['after it', '2025-09-01T09:00:00Z', '2025-10-01T00:00:00Z', true],
  [
    'reported in the last millisecond of a Friday',
    '2025-09-05T23:59:59.999Z',
    '2025-09-11T23:59:59.999Z',
    false,
  ],
  ['and a working week later', '2025-09-05T23:59:59.999Z', '2025-09-12T00:00:00Z', true],
  ['reported on a Saturday', '2025-09-06T00:00:00Z', '2025-09-11T23:59:59.999Z', false],
  ['which has the Friday as its fifth', '2025-09-06T00:00:00Z', '2025-09-12T00:00:00Z', true],
])('%s', (_, reportedAt, now, expected) => {
  expect(isTransferOverdue(new Date(reportedAt), new Date(now))).toBe(expected)
})
