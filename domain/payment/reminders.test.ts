import { expect, test } from 'vitest'
import { dueBalanceReminder } from './reminders.ts'

// Oct 31 is 60 days after Sep 1, 52 days after Sep 9 and 45 days after Sep 16.
function due(now: string, mentionedAt = '2025-08-01T09:00:00Z', balanceDueOn = '2025-09-16') {
  return dueBalanceReminder({
    startsOn: '2025-10-31',
    balanceDueOn,
    mentionedAt: new Date(mentionedAt),
    now: new Date(now),
  })
}

test.each([
  ['2025-08-31T23:59:59.999Z', null],
  ['2025-09-01T00:00:00.000Z', '60_days'],
  ['2025-09-08T23:59:59.999Z', '60_days'],
  ['2025-09-09T00:00:00.000Z', '52_days'],
  ['2025-09-15T23:59:59.999Z', '52_days'],
  ['2025-09-16T00:00:00.000Z', '45_days'],
  ['2025-09-16T23:59:59.999Z', '45_days'],
  ['2025-09-17T00:00:00.000Z', 'overdue'],
  ['2025-10-30T23:59:59.999Z', 'overdue'],
  ['2025-10-31T00:00:00.000Z', null],
])('at %s, the latest reminder that is due is %s', (now, reminder) => {
  expect(due(now)).toBe(reminder)
})

test('a reminder is not due if the guest was informed after its day began', () => {
  const now = '2025-09-16T08:00:00Z'
  expect(due(now, '2025-09-15T23:59:59.999Z')).toBe('45_days')
  expect(due(now, '2025-09-16T00:00:00.000Z')).toBeNull()
  expect(due('2025-09-17T08:00:00Z', '2025-09-17T07:00:00Z')).toBeNull()
})

test('a guest who books late is reminded only when the later due day is over', () => {
  const late = (now: string) => due(now, '2025-10-01T09:00:00Z', '2025-10-03')
  expect(late('2025-10-03T23:59:59.999Z')).toBeNull()
  expect(late('2025-10-04T00:00:00.000Z')).toBe('overdue')
})
