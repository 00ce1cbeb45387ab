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

test('a submitted booking without a name counts as erased; a draft does not, nor a traveller without phone and email', () => {
  expect(isErased(depositPaidView())).toBe(false)
  expect(isErased(depositPaidView({ email: null, phone: null }))).toBe(false)
  expect(isErased(depositPaidView({ email: null, phone: null, firstName: null }))).toBe(true)
  expect(isErased(bookingView({ submittedAt: null, firstName: null }))).toBe(false)
})
