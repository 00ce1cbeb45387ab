import { expect, test } from 'vitest'
import type { PaymentStatus } from '#domain/payment/ledger.ts'
import { BOOKING_STATUSES } from '#domain/place/booking-status.ts'
import { mayCancel, mayEdit, mayMove, mayOrder, mayPay, RETREAT_BEGUN } from './allowed-actions.ts'
import { transition } from './booking-state.ts'

const YES = { ok: true }
const PAID_ALREADY = { ok: false, reason: 'This booking has a payment already' }
const NOTHING_OPEN = { ok: false, reason: 'There is no open balance to pay' }

test.each<{ paymentStatus: PaymentStatus; deposit: object; full: object; balance: object }>([
  { paymentStatus: 'pending', deposit: YES, full: YES, balance: NOTHING_OPEN },
  { paymentStatus: 'deposit_paid', deposit: PAID_ALREADY, full: PAID_ALREADY, balance: YES },
  { paymentStatus: 'fully_paid', deposit: PAID_ALREADY, full: PAID_ALREADY, balance: NOTHING_OPEN },
])('the payment status $paymentStatus decides what may be paid', ({ paymentStatus, ...expected }) => {
  for (const status of ['booking_submitted', 'payment_confirmed'] as const) {
    const booking = { status, paymentStatus }
    expect({
      deposit: mayPay(booking, 'deposit'),
      full: mayPay(booking, 'full'),
      balance: mayPay(booking, 'balance'),
    }).toEqual(expected)
  }
})

test.each([
  ['in_progress', 'Please submit the booking before paying'],
  ['cancelled', 'This booking is cancelled and can’t be paid'],
  ['expired', 'This booking has expired and can’t be paid'],
] as const)('a booking that is %s cannot be paid, and the reason says why', (status, reason) => {
  for (const paymentStatus of ['pending', 'deposit_paid'] as const) {
    for (const pays of ['deposit', 'full', 'balance'] as const) {
      expect(mayPay({ status, paymentStatus }, pays)).toEqual({ ok: false, reason })
    }
  }
})

test.each([
  ['2025-10-30T23:59:59.999Z', YES],
  ['2025-10-31T00:00:00.000Z', { ok: false, reason: RETREAT_BEGUN }],
])('at %s, a booking of a retreat from October 31 may be ordered: %j', (now, expected) => {
  const booking = { status: 'booking_submitted', holdExpiresAt: null, startsOn: '2025-10-31' } as const
  expect(mayOrder(booking, new Date(now))).toEqual(expected)
})

test('cancelling and editing are allowed exactly when the transition table allows them', () => {
  const facts = {
    now: new Date('2025-09-01T09:00:00Z'),
    money: { paymentStatus: 'pending', paidCents: 0, isDepositReceived: false, reportedSince: null },
  } as const
  for (const status of BOOKING_STATUSES) {
    const state = { status, submittedAt: null, holdExpiresAt: null }
    const outcome = (type: 'cancel' | 'edit') => {
      const result = transition(state, { type }, facts)
      return result.ok ? YES : result
    }
    expect(mayCancel(state), status).toEqual(outcome('cancel'))
    expect(mayEdit(state), status).toEqual(outcome('edit'))
  }
})

test.each([
  ['45 days before, to the last moment in Banjul', '2025-09-16T23:59:59.999Z', true],
  ['44 days before', '2025-09-17T00:00:00.000Z', false],
  ['once it has begun', '2025-11-01T00:00:00.000Z', false],
])('a paid booking %s may change dates only until 45 days before: %#', (_, now, allowed) => {
  for (const paymentStatus of ['deposit_paid', 'fully_paid', 'confirmed'] as const) {
    expect(mayMove({ paymentStatus, startsOn: '2025-10-31' }, new Date(now)).ok).toBe(allowed)
  }
})

test('an unpaid booking may change dates at any time', () => {
  const late = new Date('2025-10-30T12:00:00Z')
  expect(mayMove({ paymentStatus: 'pending', startsOn: '2025-10-31' }, late)).toEqual(YES)
})

test('the guest is told to write to us when a paid booking can no longer change dates', () => {
  const late = new Date('2025-10-30T12:00:00Z')
  expect(mayMove({ paymentStatus: 'deposit_paid', startsOn: '2025-10-31' }, late)).toEqual({
    ok: false,
    reason:
      'You can change the dates of a paid booking up to 45 days before the retreat. After that, please write to us.',
  })
})
