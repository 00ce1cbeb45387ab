import { expect, test } from 'vitest'
import { bookingSchema } from '#domain/booking/booking.ts'
import { bookingPaymentSchema } from '#domain/document/document-calls.ts'
import { samplePayments, SAMPLE_STATES } from './sample-bookings.ts'

test.each(SAMPLE_STATES)('the sample "$title" is a booking as the API sends it', ({ booking }) => {
  expect(bookingSchema.parse(booking)).toEqual(booking)
  const { quote, amountPaid, amountReported, balanceDue } = booking
  expect(amountPaid + amountReported + balanceDue).toBe(quote?.total)
  const payments = samplePayments(booking)
  for (const payment of payments) expect(bookingPaymentSchema.parse(payment)).toEqual(payment)
  const shown = payments.reduce((sum, { amount }) => sum + amount, 0)
  expect(shown).toBe(amountPaid + amountReported)
})

test('the samples contain every payment status that a guest can see', () => {
  const statuses = new Set(SAMPLE_STATES.map(({ booking }) => booking.paymentStatus))
  expect(statuses).toEqual(new Set(['pending', 'deposit_paid', 'fully_paid']))
})
