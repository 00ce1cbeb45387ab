import { expect, test } from 'vitest'
import { bookingSchema } from '#domain/booking/booking.ts'
import { SAMPLE_STATES } from './sample-bookings.ts'

test.each(SAMPLE_STATES)('the sample "$title" is a booking as the API sends it', ({ booking }) => {
  expect(bookingSchema.parse(booking)).toEqual(booking)
  const { quote, amountPaid, amountReported, balanceDue } = booking
  expect(amountPaid + amountReported + balanceDue).toBe(quote?.total)
})

test('the samples contain every payment status that a guest can see', () => {
  const statuses = new Set(SAMPLE_STATES.map(({ booking }) => booking.paymentStatus))
  expect(statuses).toEqual(new Set(['pending', 'deposit_paid', 'fully_paid']))
})
