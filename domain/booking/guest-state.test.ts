import { expect, test } from 'vitest'
import { guestState } from './guest-state.ts'

const CONFIRMED = {
  status: 'payment_confirmed',
  balanceDueCents: 750_00,
  balanceDueOn: '2025-10-21',
  reportedCents: 0,
} as const

test.each<[string, Partial<Parameters<typeof guestState>[0]>, string, ReturnType<typeof guestState>]>([
  ['eight days before', {}, '2025-10-13', { is: 'deposit_paid' }],
  ['a week before', {}, '2025-10-14', { is: 'due', days: 7 }],
  ['on the day', {}, '2025-10-21', { is: 'due', days: 0 }],
  ['the day after', {}, '2025-10-22', { is: 'late', days: 1 }],
  ['over the end of a month', {}, '2025-11-20', { is: 'late', days: 30 }],
  ['one cent is left', { balanceDueCents: 1 }, '2025-10-22', { is: 'late', days: 1 }],
  ['reported the day after', { reportedCents: 1 }, '2025-10-22', { is: 'to_check' }],
  ['nothing left', { balanceDueCents: 0 }, '2025-10-22', { is: 'paid' }],
  ['no day known', { balanceDueOn: null }, '2025-10-22', { is: 'deposit_paid' }],
  ['nothing paid', { status: 'booking_submitted' }, '2025-10-22', { is: 'held' }],
  ['only reported', { status: 'booking_submitted', reportedCents: 200_00 }, '2025-10-22', { is: 'to_check' }],
  ['cancelled', { status: 'cancelled', reportedCents: 200_00 }, '2025-10-22', { is: 'cancelled' }],
  ['expired', { status: 'expired' }, '2025-10-22', { is: 'expired' }],
  ['never sent', { status: 'in_progress' }, '2025-10-22', { is: 'draft' }],
])('a guest has the right state: %s', (_, difference, today, state) => {
  expect(guestState({ ...CONFIRMED, ...difference }, today)).toEqual(state)
})
