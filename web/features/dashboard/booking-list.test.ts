import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import { usualLastDay } from '#domain/retreat/retreats.ts'
import { bookingView, depositPaidView, detailsView } from '#test/booking-view.ts'
import { lastTrip, offersCancellation, tripsOf } from './booking-list.ts'

const november = bookingView({ id: 'november', startsOn: '2025-11-07' })
const december = depositPaidView({ id: 'december', startsOn: '2025-12-05' })

function trips(bookings: Booking[], now: string, papers: string[] = []) {
  const listed = bookings.map((booking) => ({
    booking,
    payments: papers.includes(booking.id) ? [refund] : [],
    endsOn: booking.startsOn && usualLastDay(booking.startsOn),
  }))
  const { ahead, past } = tripsOf(listed, new Date(now))
  const ids = (list: typeof ahead) => list.map(({ booking }) => booking.id)
  return { ahead: ids(ahead), past: ids(past) }
}

test('the next retreat comes first in any order of booking, and stays through its last day in Banjul', () => {
  const all = [december, november]
  expect(trips(all, '2025-09-01T09:00:00Z')).toEqual({
    ahead: ['november', 'december'],
    past: [],
  })
  expect(trips(all, '2025-11-14T23:59:59.999Z').ahead).toEqual(['november', 'december'])
  expect(trips(all, '2025-11-15T00:00:00Z')).toEqual({ ahead: ['december'], past: ['november'] })
})

test('cancelled and expired bookings are listed only with documents, and drafts never', () => {
  const bookings = [
    bookingView({ id: 'expired', status: 'expired', createdAt: '2025-08-01T09:00:00.000Z' }),
    bookingView({ id: 'cancelled', status: 'cancelled' }),
    bookingView({ id: 'draft', status: 'in_progress', createdAt: '2025-08-01T09:00:00.000Z' }),
    depositPaidView({ id: 'long-ago', startsOn: '2025-03-06' }),
  ]
  const now = '2025-09-01T09:00:00Z'
  expect(trips(bookings, now)).toEqual({ ahead: [], past: ['long-ago'] })
  expect(trips(bookings, now, ['cancelled', 'expired', 'draft']).past).toEqual([
    'long-ago',
    'cancelled',
    'expired',
  ])
})

const ORDER = { version: '1', orderedAt: '2025-09-01T09:00:00.000Z', changedAt: null }

test.each([
  ['pending', null, false],
  ['pending', ORDER, true],
  ['deposit_paid', null, true],
  ['fully_paid', ORDER, true],
] as const)(
  'cancelling is offered for a booking that is %s with the order %j: %s',
  (paymentStatus, order, offered) => {
    expect(offersCancellation(bookingView({ paymentStatus, order }))).toBe(offered)
  },
)

const submittedAt = '2025-09-01T09:00:00.000Z'
const expired = bookingView({ id: 'expired', status: 'expired', submittedAt })
const cancelled = depositPaidView({ id: 'cancelled', status: 'cancelled' })
const refund: BookingPayment = {
  id: 'refund',
  kind: 'refund',
  method: 'card',
  isPart: false,
  amount: 200,
  disputed: 0,
  isOutgoingGuests: false,
  accountLink: null,
  step: 'paid_back',
  at: '2025-09-03T09:00:00.000Z',
  reason: 'booking_cancelled',
  note: null,
  document: null,
}
const travelled = depositPaidView({
  id: 'travelled',
  startsOn: '2025-03-06',
  createdAt: '2025-02-01T09:00:00.000Z',
})

test.each<[string, string, Booking[], BookingPayment[], string | null, string | null]>([
  ['nothing was booked', '2025-09-04', [], [], null, null],
  ['a place was released', '2025-09-04', [expired], [], null, 'expired'],
  ['it was released two weeks ago', '2025-09-16', [expired], [], null, null],
  ['its guest has dismissed that', '2025-09-04', [{ ...expired, releaseDismissed: true }], [], null, null],
  [
    'it was dismissed after a retreat',
    '2025-09-04',
    [travelled, { ...expired, releaseDismissed: true }],
    [],
    null,
    'after',
  ],
  ['a refund has left', '2025-09-04', [cancelled], [refund], null, 'cancelled'],
  ['it left two weeks ago', '2025-09-18', [cancelled], [refund], null, null],
  [
    'it is still on its way',
    '2025-09-18',
    [cancelled],
    [{ ...refund, step: 'under_way' }],
    null,
    'cancelled',
  ],
  ['nothing is refunded', '2025-09-04', [cancelled], [], null, null],
  ['it was cancelled on this page', '2025-09-04', [cancelled], [], 'cancelled', 'cancelled'],
  ['we cancelled the date', '2025-09-04', [{ ...cancelled, retreatCancelled: true }], [], null, 'cancelled'],
  ['the retreat is over', '2025-09-04', [travelled], [], null, 'after'],
  ['a place was released after a retreat', '2025-09-04', [travelled, expired], [], null, 'expired'],
])(
  'the dashboard begins with the right message when %s',
  (_, day, bookings, payments, justCancelled, kind) => {
    const listed = bookings.map((booking) =>
      detailsView(booking, { payments: booking.status === 'cancelled' ? payments : [] }),
    )
    const past = listed.filter(({ booking }) => booking === travelled)
    const last = lastTrip(listed, { past, justCancelled, now: new Date(`${day}T09:00:01Z`) })
    expect(last?.kind ?? null).toBe(kind)
  },
)
