import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { offersCancellation, shownBookings } from './booking-list.ts'

test('cancelled and expired bookings and drafts are hidden, the others come newest first', () => {
  const bookings = [
    bookingView({ id: 'first', createdAt: '2025-09-01T09:00:00.000Z' }),
    bookingView({ id: 'expired', status: 'expired' }),
    bookingView({ id: 'cancelled', status: 'cancelled' }),
    bookingView({ id: 'draft', status: 'in_progress' }),
    depositPaidView({ id: 'second', createdAt: '2025-09-01T09:00:00.001Z' }),
  ]
  expect(shownBookings(bookings).map(({ id }) => id)).toEqual(['second', 'first'])
})

test.each([
  ['pending', false],
  ['deposit_paid', true],
  ['fully_paid', true],
] as const)('cancelling a booking that is %s: %s', (paymentStatus, offered) => {
  expect(offersCancellation(bookingView({ paymentStatus }))).toBe(offered)
})
