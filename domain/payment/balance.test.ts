import { expect, test } from 'vitest'
import { daysLate, type Balance } from './balance.ts'

const DUE: Balance = { status: 'payment_confirmed', balanceDueCents: 750_00, balanceDueOn: '2025-10-10' }

test.each<[string, Partial<Balance>, string, number]>([
  ['the day before it is due', {}, '2025-10-09', 0],
  ['the day that it is due on', {}, '2025-10-10', 0],
  ['the day after', {}, '2025-10-11', 1],
  ['over the end of a month', {}, '2025-11-09', 30],
  ['one cent is left', { balanceDueCents: 1 }, '2025-10-11', 1],
  ['nothing is left', { balanceDueCents: 0 }, '2025-10-11', 0],
  ['a place that waits for its payment', { status: 'booking_submitted' }, '2025-10-11', 0],
  ['a cancelled booking', { status: 'cancelled' }, '2025-10-11', 0],
  ['an expired booking', { status: 'expired' }, '2025-10-11', 0],
  ['a draft', { status: 'in_progress', balanceDueOn: null }, '2025-10-11', 0],
])('the days that a balance is late are counted: %s', (_, difference, today, late) => {
  expect(daysLate({ ...DUE, ...difference }, today)).toBe(late)
})
