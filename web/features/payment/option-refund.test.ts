import { expect, test } from 'vitest'
import { bookingView } from '#test/booking-view.ts'
import { cancelText } from './option-refund.ts'
import { paymentOptions } from './payment-options.ts'

test('beside each amount stands what cancelling gives back of it, with its dates', () => {
  const booking = bookingView()
  expect(
    paymentOptions(booking, 'unpaid').map((option) => cancelText(booking, option, 'Europe/Brussels')),
  ).toEqual([
    'by Wed, Sep 3, 11:00 (09:00 Gambia time): everything back. After that: nothing.',
    'by Wed, Sep 3, 11:00 (09:00 Gambia time): everything back. By Tue, Sep 23: €930. By Wed, Oct 8: €465. After that: nothing.',
  ])
})

test('a booking of the older list, which nobody submitted, says nothing', () => {
  const imported = bookingView({ submittedAt: null })
  const [deposit] = paymentOptions(imported, 'unpaid')
  expect(deposit && cancelText(imported, deposit, null)).toBe('')
})
