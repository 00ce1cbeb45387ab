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

test('a submitted booking without phone and email address counts as erased; a draft does not, nor a traveller by name', () => {
  expect(isErased(depositPaidView())).toBe(false)
  expect(isErased(depositPaidView({ email: null }))).toBe(false)
  const erased = { email: null, phone: null }
  expect(isErased(depositPaidView(erased))).toBe(true)
  expect(isErased(bookingView({ submittedAt: null, ...erased }))).toBe(false)
  const group = { id: 'g', number: 2, bookedByOther: true, sharedRoom: null }
  expect(isErased(depositPaidView({ ...erased, group }))).toBe(false)
  expect(isErased(depositPaidView({ ...erased, group, firstName: null }))).toBe(true)
})
