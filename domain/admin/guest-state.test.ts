import { expect, test } from 'vitest'
import { guestState, type StateFacts } from './guest-state.ts'

const CONFIRMED = {
  status: 'payment_confirmed',
  due: 750,
  dueOn: '2025-10-21',
  reported: 0,
} as const

test.each<[string, Partial<StateFacts>, string, ReturnType<typeof guestState>]>([
  ['eight days before', {}, '2025-10-13', { is: 'deposit_paid' }],
  ['a week before', {}, '2025-10-14', { is: 'due', days: 7 }],
  ['on the day', {}, '2025-10-21', { is: 'due', days: 0 }],
  ['the day after', {}, '2025-10-22', { is: 'late', days: 1 }],
  ['over the end of a month', {}, '2025-11-20', { is: 'late', days: 30 }],
  ['one cent is left', { due: 0.01 }, '2025-10-22', { is: 'late', days: 1 }],
  ['reported the day after', { reported: 0.01 }, '2025-10-22', { is: 'to_check' }],
  ['nothing left', { due: 0 }, '2025-10-22', { is: 'paid' }],
  ['no day known', { dueOn: null }, '2025-10-22', { is: 'deposit_paid' }],
  ['nothing paid', { status: 'booking_submitted' }, '2025-10-22', { is: 'held' }],
  ['only reported', { status: 'booking_submitted', reported: 200 }, '2025-10-22', { is: 'to_check' }],
  ['cancelled', { status: 'cancelled', reported: 200 }, '2025-10-22', { is: 'cancelled' }],
  ['expired', { status: 'expired' }, '2025-10-22', { is: 'expired' }],
  ['never sent', { status: 'in_progress' }, '2025-10-22', { is: 'draft' }],
])('a guest has the right state: %s', (_, difference, today, state) => {
  expect(guestState({ ...CONFIRMED, ...difference }, today)).toEqual(state)
})
