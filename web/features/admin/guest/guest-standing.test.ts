import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { isErased, mayDo, standingOf } from './guest-standing.ts'

/** The balance of the sample booking is due on Tue 23 Sept 2025. */
test.each<[string, string, Booking, string]>([
  ['a draft', '2025-09-02', bookingView({ status: 'in_progress' }), 'Draft, never sent'],
  ['a hold', '2025-09-02', bookingView(), 'Held until Wed 3 Sept 2025, 09:00'],
  ['a reported transfer', '2025-09-02', bookingView({ amountReported: 200 }), '€200 to check'],
  ['a deposit, 15 days before', '2025-09-08', depositPaidView(), 'Deposit paid'],
  ['a deposit, 14 days before', '2025-09-09', depositPaidView(), 'Due in 14 days'],
  ['a deposit, the day before', '2025-09-22', depositPaidView(), 'Due in 1 day'],
  ['a deposit, on the day', '2025-09-23', depositPaidView(), 'Due today'],
  ['a deposit, the day after', '2025-09-24', depositPaidView(), '1 day late'],
  ['all of it', '2025-09-24', depositPaidView({ balanceDue: 0, amountPaid: 1130 }), 'Paid'],
  ['what is cancelled', '2025-09-24', bookingView({ status: 'cancelled' }), 'Cancelled'],
  ['what has expired', '2025-09-24', bookingView({ status: 'expired' }), 'Expired'],
])('%s on %s', (_, day, lead, words) => {
  expect(standingOf(lead, new Date(`${day}T12:00:00Z`)).words).toBe(words)
})

test('what is over is neither edited, moved nor cancelled, and nobody without an address is written to', () => {
  expect(mayDo(depositPaidView())).toEqual({
    pay: true,
    edit: true,
    move: true,
    cancel: true,
    write: true,
  })
  expect(mayDo(bookingView({ status: 'cancelled', email: null }))).toEqual({
    pay: false,
    edit: false,
    move: false,
    cancel: false,
    write: false,
  })
})

test('who has neither phone nor address any more was erased; a draft never had them', () => {
  expect(isErased(depositPaidView())).toBe(false)
  expect(isErased(depositPaidView({ email: null }))).toBe(false)
  expect(isErased(depositPaidView({ email: null, phone: null }))).toBe(true)
  expect(isErased(bookingView({ submittedAt: null, email: null, phone: null }))).toBe(false)
})
