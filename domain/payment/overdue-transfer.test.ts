import { expect, test } from 'vitest'
import {
  isTransferOverdue,
  isTransferReminderDue,
  isWorkingDay,
  lastDayOfTransferHold,
  transferHoldEnd,
  workingDayAfter,
} from './overdue-transfer.ts'

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
])('the fifth working day after a %s is right', (_, day, expected) => {
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
])('a transfer is overdue from the fifth working day on: %s', (_, reportedAt, now, expected) => {
  expect(isTransferOverdue(new Date(reportedAt), new Date(now))).toBe(expected)
})

test.each([
  [
    'the last instant before the third working day',
    '2025-09-01T09:00:00Z',
    '2025-09-03T23:59:59.999Z',
    false,
  ],
  ['the first instant of it', '2025-09-01T09:00:00Z', '2025-09-04T00:00:00Z', true],
  [
    'reported on a Wednesday evening, on the Sunday',
    '2025-09-03T22:00:00Z',
    '2025-09-07T23:59:59.999Z',
    false,
  ],
  ['reported on a Wednesday evening, on the Monday', '2025-09-03T22:00:00Z', '2025-09-08T00:00:00Z', true],
  ['reported on a Saturday, on the Wednesday', '2025-09-06T12:00:00Z', '2025-09-10T00:00:00Z', true],
  ['reported on a Saturday, on the Tuesday', '2025-09-06T12:00:00Z', '2025-09-09T23:59:59.999Z', false],
])('the guest is reminded from the third working day on: %s', (_, reportedAt, now, expected) => {
  expect(isTransferReminderDue(new Date(reportedAt), new Date(now))).toBe(expected)
})

test.each([
  ['Monday', '2025-09-01T00:00:00Z', '2025-09-10'],
  ['Monday, in its last millisecond', '2025-09-01T23:59:59.999Z', '2025-09-10'],
  ['Tuesday', '2025-09-02T09:00:00Z', '2025-09-11'],
  ['Wednesday', '2025-09-03T09:00:00Z', '2025-09-12'],
  ['Thursday, past two weekends', '2025-09-04T09:00:00Z', '2025-09-15'],
  ['Friday', '2025-09-05T09:00:00Z', '2025-09-16'],
  ['Saturday', '2025-09-06T09:00:00Z', '2025-09-16'],
  ['Sunday', '2025-09-07T23:59:59.999Z', '2025-09-16'],
  ['Monday before the year ends', '2025-12-29T09:00:00Z', '2026-01-07'],
])('a place is held for a transfer reported on a %s through the seventh working day', (_, at, day) => {
  expect(lastDayOfTransferHold(new Date(at))).toBe(day)
  const end = transferHoldEnd(new Date(at))
  expect(new Date(end.getTime() - 1).toISOString()).toBe(`${day}T23:59:59.999Z`)
})
