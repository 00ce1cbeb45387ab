import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { factsOf, isErased, mayDo } from './guest-standing.ts'

test('what is due, and by when, is the next part of a plan, else the balance', () => {
  expect(factsOf(depositPaidView(), '2025-09-08')).toMatchObject({ due: 930, dueOn: '2025-09-23' })
  expect(factsOf(bookingView({ amountReported: 200 }), '2025-09-08')).toMatchObject({
    status: 'booking_submitted',
    reported: 200,
  })
  expect(factsOf(bookingView({ quote: null, paymentPlan: null }), '2025-09-08').dueOn).toBeNull()
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
