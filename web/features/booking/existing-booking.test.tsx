import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { waitingBookingSchema } from '#domain/contract/waiting-booking.ts'
import { fallbackAvailability } from '#domain/place/availability.ts'
import { bookingView, planPart } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { BookingNotice, existingBooking, heldPlace, FoundingNotice } from './existing-booking.tsx'

const DATE = 'Nov 7–14, 2025'
const availability = fallbackAvailability([
  { startsOn: '2025-11-07', endsOn: '2025-11-14', placesKiter: 8, placesNonKiter: 8, status: 'on_sale' },
])
const before = '2025-09-01'
const lastDay = '2025-11-14'
const after = '2025-11-15'

function booking(differences: Partial<Booking> = {}): Booking {
  return bookingView({ selectedDate: DATE, retreatDate: DATE, ...differences })
}

test.each([
  ['pending', 'booking_submitted', 'unpaid'],
  ['fully_paid', 'payment_confirmed', 'completed'],
  ['confirmed', 'payment_confirmed', 'completed'],
] as const)('a booking that is %s and %s counts as %s', (paymentStatus, status, kind) => {
  const found = existingBooking([booking({ paymentStatus, status })], availability, before)
  expect(found).toMatchObject({ kind })
})

test.each(['booking_submitted', 'payment_confirmed'] as const)(
  'a guest whose booking is %s with an open balance is asked what to do',
  (status) => {
    const open = booking({ paymentStatus: 'deposit_paid', status })
    expect(existingBooking([open], availability, before)).toEqual({ kind: 'open_balance', booking: open })
  },
)

test('a guest with an unpaid second booking is sent to its payment', () => {
  const second = booking({ id: 'second', paymentStatus: 'pending' })
  const first = booking({ id: 'first', paymentStatus: 'deposit_paid' })
  expect(existingBooking([second, first], availability, before)).toMatchObject({
    kind: 'unpaid',
    booking: { id: 'second' },
  })
})

test.each(['in_progress', 'cancelled', 'expired'] as const)(
  'a booking that is %s does not redirect the guest',
  (status) => {
    expect(existingBooking([booking({ status })], availability, before)).toBeNull()
  },
)

test('a booking for a past retreat does not redirect the guest, but on its last day it still does', () => {
  expect(existingBooking([booking()], availability, lastDay)).not.toBeNull()
  expect(existingBooking([booking()], availability, after)).toBeNull()
})

test('the newest booking that holds a place is chosen', () => {
  const found = existingBooking(
    [booking({ id: 'newest', status: 'cancelled' }), booking({ id: 'second' }), booking({ id: 'third' })],
    availability,
    before,
  )
  expect(found?.booking.id).toBe('second')
})

test.each([
  ['member', 'It’s in the price of this booking'],
  ['coming', 'After your first retreat, 20% comes off'],
] as const)('a founding member (%s) reads what comes off the price', (founding, words) => {
  expect(renderScreen(<FoundingNotice founding={founding} />)).toContain(words)
})
test.each([
  [null, `€930 is due by ${formatShortDay('2025-09-23')}.`],
  [
    [planPart('2025-08-20', 310, 0), planPart('2025-09-02', 310, 310), planPart('2025-09-23', 310, 310)],
    `€310 is due by ${formatShortDay('2025-09-02')}.`,
  ],
])('with the payment plan %j a guest who has paid the deposit reads "%s"', (paymentPlan, words) => {
  const open = booking({ paymentStatus: 'deposit_paid', balanceDue: paymentPlan ? 620 : 930, paymentPlan })
  const html = renderScreen(
    <BookingNotice
      user={null}
      existing={{ kind: 'open_balance', booking: open }}
      held={null}
      another={false}
      today={before}
    />,
  )
  expect(html).toContain(words)
})

test('a place is held for a guest without an account until its 60 minutes are over', () => {
  const waiting = waitingBookingSchema.parse({
    ...booking({ holdExpiresAt: '2025-09-01T10:08:00.000Z' }),
    others: [],
  })
  expect(heldPlace(waiting, new Date('2025-09-01T10:07:59Z'))).toMatchObject({ selectedDate: DATE })
  expect(heldPlace(waiting, new Date('2025-09-01T10:08:00Z'))).toBeNull()
  expect(heldPlace({ ...waiting, status: 'expired' }, new Date('2025-09-01T10:00:00Z'))).toBeNull()
  expect(heldPlace(null, new Date('2025-09-01T10:00:00Z'))).toBeNull()
})
