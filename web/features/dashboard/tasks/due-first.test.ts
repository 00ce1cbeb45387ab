import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { bookingView, depositPaidView, QUOTE } from '#test/booking-view.ts'
import { deadlineOf, dueBeforeNext } from './due-first.tsx'

const NOW = new Date('2025-09-01T10:30:00Z')

test.each<[string, Booking, ReturnType<typeof deadlineOf>]>([
  ['an unpaid stay', bookingView(), { kind: 'hold', until: '2025-09-03T09:00:00.000Z' }],
  ['a hold that is over', bookingView({ holdExpiresAt: '2025-09-01T10:00:00.000Z' }), null],
  ['a deposit on its way', bookingView({ amountReported: 200 }), null],
  ['a paid deposit', depositPaidView(), { kind: 'balance', until: '2025-09-23' }],
  ['all paid', depositPaidView({ paymentStatus: 'fully_paid', balanceDue: 0, amountPaid: 1130 }), null],
])('the deadline is right for %s', (_, booking, deadline) => {
  expect(deadlineOf(booking, [], NOW)).toEqual(deadline)
})

test("a later retreat is named if something is due for it before the next one's deadline", () => {
  const next = depositPaidView({ id: 'next' })
  const held = bookingView({ id: 'held' })
  const late = depositPaidView({ id: 'late', quote: { ...QUOTE, balanceDueOn: '2025-10-21' } })
  const soon = depositPaidView({ id: 'soon', quote: { ...QUOTE, balanceDueOn: '2025-09-05' } })
  const ids = (ahead: Booking[]) =>
    dueBeforeNext(
      ahead.map((booking) => ({ booking, changes: [] })),
      NOW,
    ).map(({ booking }) => booking.id)
  expect(ids([next, late])).toEqual([])
  expect(ids([next, soon, late, held])).toEqual(['held', 'soon'])
  expect(ids([held, soon])).toEqual([])
  expect(ids([depositPaidView({ paymentStatus: 'fully_paid', balanceDue: 0 }), late])).toEqual(['late'])
  expect(ids([held])).toEqual([])
})
