import { expect, test } from 'vitest'
import { dueBalanceReminder } from './reminders.ts'

// Oct 31 is 60 days after Sep 1; the balance is due on Sep 16, unless the operator has set another day.
function due(now: string, mentionedAt = '2025-08-01T09:00:00Z', balanceDueOn = '2025-09-16') {
  return dueBalanceReminder({
    startsOn: '2025-10-31',
    daysBefore: [7, 1],
    balanceDueOn,
    mentionedAt: new Date(mentionedAt),
    now: new Date(now),
  })
}

test.each([
  ['2025-08-31T23:59:59.999Z', null],
  ['2025-09-01T00:00:00.000Z', 'first'],
  ['2025-09-08T23:59:59.999Z', 'first'],
  ['2025-09-09T00:00:00.000Z', '7_before'],
  ['2025-09-14T23:59:59.999Z', '7_before'],
  ['2025-09-15T00:00:00.000Z', '1_before'],
  ['2025-09-16T23:59:59.999Z', '1_before'],
  ['2025-09-17T00:00:00.000Z', 'overdue'],
  ['2025-10-30T23:59:59.999Z', 'overdue'],
  ['2025-10-31T00:00:00.000Z', null],
])('at %s, the latest reminder that is due is %s', (now, reminder) => {
  expect(due(now)).toBe(reminder)
})

test('a reminder is not due if the guest was informed after its day began', () => {
  const now = '2025-09-16T08:00:00Z'
  expect(due(now, '2025-09-14T23:59:59.999Z')).toBe('1_before')
  expect(due(now, '2025-09-15T00:00:00.000Z')).toBeNull()
  expect(due('2025-09-17T08:00:00Z', '2025-09-17T07:00:00Z')).toBeNull()
})

test('a guest who books late is reminded the day before and once the day is over', () => {
  const late = (now: string) => due(now, '2025-10-01T09:00:00Z', '2025-10-03')
  expect(late('2025-10-01T23:59:59.999Z')).toBeNull()
  expect(late('2025-10-02T00:00:00.000Z')).toBe('1_before')
  expect(late('2025-10-04T00:00:00.000Z')).toBe('overdue')
})

test('a balance with a day of its own has its reminders before that day', () => {
  const own = (now: string) => due(now, '2025-09-02T09:00:00Z', '2025-10-20')
  expect(own('2025-10-12T23:59:59.999Z')).toBeNull()
  expect(own('2025-10-13T00:00:00.000Z')).toBe('7_before')
  expect(own('2025-10-19T00:00:00.000Z')).toBe('1_before')
  expect(own('2025-10-21T00:00:00.000Z')).toBe('overdue')
})
