import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { findBookingToPay } from './find-booking.ts'

const NOW = new Date('2025-09-02T12:00:00Z')
const nobody = { asked: null, stored: null }

const unpaid = bookingView({ id: 'unpaid', createdAt: '2025-09-01T09:00:00.000Z' })
const newer = depositPaidView({ id: 'newer', createdAt: '2025-09-02T09:00:00.000Z' })
const settled = bookingView({
  id: 'settled',
  createdAt: '2025-09-02T10:00:00.000Z',
  paymentStatus: 'fully_paid',
})
const expired = bookingView({ id: 'expired', createdAt: '2025-09-02T11:00:00.000Z', status: 'expired' })
const cancelled = bookingView({ id: 'cancelled', createdAt: '2025-09-02T11:30:00.000Z', status: 'cancelled' })
const draft = bookingView({ id: 'draft', createdAt: '2025-09-02T11:45:00.000Z', status: 'in_progress' })
const all = [draft, cancelled, expired, settled, newer, unpaid]

test.each(['unpaid', 'newer', 'settled', 'expired', 'cancelled'])(
  'the booking named in the address comes first: %s',
  (id) => {
    expect(findBookingToPay(all, { asked: id, stored: 'newer' }, NOW)).toMatchObject({ booking: { id } })
  },
)

test('a lead that is not among the bookings may have to be linked first', () => {
  expect(findBookingToPay(all, { asked: 'other', stored: 'unpaid' }, NOW)).toEqual({
    kind: 'not_linked',
    leadId: 'other',
  })
  expect(findBookingToPay(all, { asked: null, stored: 'other' }, NOW)).toEqual({
    kind: 'not_linked',
    leadId: 'other',
  })
})

test('without an ID in the address, the stored booking is chosen, else the newest open one', () => {
  expect(findBookingToPay(all, { ...nobody, stored: 'unpaid' }, NOW)).toMatchObject({ booking: unpaid })
  expect(findBookingToPay(all, nobody, NOW)).toMatchObject({ booking: newer, guestStatus: 'balance' })
})

test('a stored booking with nothing to pay gives way to one with something to pay', () => {
  expect(findBookingToPay(all, { ...nobody, stored: 'settled' }, NOW)).toMatchObject({ booking: newer })
  expect(findBookingToPay([expired, settled], { ...nobody, stored: 'expired' }, NOW)).toMatchObject({
    booking: settled,
  })
})

test('without open bookings, a settled one comes before an expired one, and an expired before a cancelled one', () => {
  expect(findBookingToPay([expired, settled], nobody, NOW)).toMatchObject({ guestStatus: 'settled' })
  expect(findBookingToPay([cancelled, expired], nobody, NOW)).toMatchObject({ guestStatus: 'released' })
})

test('drafts and cancelled bookings cannot be paid', () => {
  expect(findBookingToPay([draft, cancelled], nobody, NOW)).toEqual({ kind: 'none' })
  expect(findBookingToPay([draft], { ...nobody, asked: 'draft' }, NOW)).toEqual({ kind: 'none' })
})
