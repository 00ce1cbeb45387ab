import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { factsOf, isErased } from './state-badge.tsx'

test('the amount due, its date and reported money are taken from the booking', () => {
  expect(factsOf(depositPaidView(), '2025-09-08')).toMatchObject({ due: 930, dueOn: '2025-09-23' })
  expect(factsOf(bookingView({ amountReported: 200 }), '2025-09-08')).toMatchObject({
    status: 'booking_submitted',
    reported: 200,
  })
  expect(factsOf(bookingView({ quote: null, paymentPlan: null }), '2025-09-08').dueOn).toBeNull()
})

test('a submitted booking without phone and email address counts as erased, and a draft does not', () => {
  expect(isErased(depositPaidView())).toBe(false)
  expect(isErased(depositPaidView({ email: null }))).toBe(false)
  expect(isErased(depositPaidView({ email: null, phone: null }))).toBe(true)
  expect(isErased(bookingView({ submittedAt: null, email: null, phone: null }))).toBe(false)
})
