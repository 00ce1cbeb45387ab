import { expect, test } from 'vitest'
import { placePaidFor, refundReasonOf } from './arrived-payment.ts'

const TODAY = '2025-09-03'
const held = {
  status: 'payment_confirmed',
  userId: null,
  email: 'awa@example.com',
  phone: null,
  packageType: 'kiter',
  retreat: { status: 'on_sale', startsOn: '2025-10-31' },
} as const
const expired = { ...held, status: 'expired' } as const

test.each([
  ['the held one', held, true, 'held'],
  ['none, if it no longer fits', held, false, null],
  ['a free one, after the hold has ended', expired, true, 'free'],
  ['a free one, whether or not it fits', expired, false, 'free'],
  [
    'a free one, on the day before the retreat',
    { ...expired, retreat: { ...held.retreat, startsOn: '2025-09-04' } },
    true,
    'free',
  ],
  [
    'none, once the retreat has begun',
    { ...expired, retreat: { ...held.retreat, startsOn: TODAY } },
    true,
    null,
  ],
  [
    'none, if the date is no longer sold',
    { ...expired, retreat: { ...held.retreat, status: 'closed' } },
    true,
    null,
  ],
  ['none, without a date', { ...expired, retreat: null }, true, null],
  ['none, without a package', { ...expired, packageType: null }, true, null],
  ['none, if nobody can be reached', { ...expired, email: null }, true, null],
  ['a free one, for an account', { ...expired, email: null, userId: 'u1' }, true, 'free'],
  ['a free one, for a phone number', { ...expired, email: null, phone: '+220 700 1111' }, true, 'free'],
  ['none, after the booking was cancelled', { ...held, status: 'cancelled' }, true, null],
] as const)('a payment that arrives pays for a place: %s', (_, booking, fits, place) => {
  expect(placePaidFor(booking, { fits, today: TODAY })).toBe(place)
})

test.each([
  ['booking_submitted', 'paid_too_much'],
  ['payment_confirmed', 'paid_too_much'],
  ['expired', 'no_place_left'],
  ['cancelled', 'paid_after_cancelling'],
] as const)('a payment that pays for no place of a %s booking is refunded because: %s', (status, reason) => {
  expect(refundReasonOf(status)).toBe(reason)
})
