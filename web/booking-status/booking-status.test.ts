import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { guestStatusOf } from './booking-status.ts'

const NOW = new Date('2025-09-02T12:00:00Z')

test.each([
  ['submitted and not paid', bookingView(), 'unpaid'],
  ['with its deposit paid', depositPaidView(), 'balance'],
  [
    'with its deposit reported',
    depositPaidView({ status: 'booking_submitted', amountPaid: 0, amountReported: 200 }),
    'balance',
  ],
  ['with nothing left of the balance', depositPaidView({ balanceDue: 0 }), 'settled'],
  [
    'paid in full',
    bookingView({ paymentStatus: 'fully_paid', holdExpiresAt: null, balanceDue: 0 }),
    'settled',
  ],
  ['verified by the operator', bookingView({ paymentStatus: 'confirmed', holdExpiresAt: null }), 'settled'],
  ['expired', bookingView({ status: 'expired', holdExpiresAt: null }), 'released'],
  ['cancelled', depositPaidView({ status: 'cancelled' }), 'cancelled'],
  [
    'never submitted',
    bookingView({ status: 'in_progress', submittedAt: null, holdExpiresAt: null }),
    'draft',
  ],
] as const)('a booking %s has the right status', (_, booking, guestStatus) => {
  expect(guestStatusOf(booking, NOW)).toBe(guestStatus)
})

test('a hold is over at its end, even before it is released', () => {
  const at = (instant: string) => guestStatusOf(bookingView(), new Date(instant))
  expect(at('2025-09-03T08:59:59.999Z')).toBe('unpaid')
  expect(at('2025-09-03T09:00:00.000Z')).toBe('released')
})
