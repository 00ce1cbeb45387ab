import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import type { Booking } from '#domain/booking.ts'
import type { BookingPayment } from '#domain/document-calls.ts'
import type { GuideOutline, PaymentsByBooking, RefundsByBooking } from './dashboard-page.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const texts = {
  pendingNote: 'Please complete the payment within 48 hours of booking.',
  fitness: { title: 'Fitness program', text: 'Posted here 2 months before your retreat.' },
  preRetreat: { title: 'Pre-retreat information', text: 'Posted here 2 months before your retreat.' },
  empty: { title: 'No bookings yet', text: 'Your retreat will appear here.', button: 'Book Your Adventure' },
  cancelWarning: 'Cancellation fees may apply.',
}

function html(
  bookings: Booking[] | null,
  loadedAt = '2025-09-01T10:30:00Z',
  payments: PaymentsByBooking = {},
  refunds: RefundsByBooking = {},
  guides: GuideOutline[] = [],
) {
  const own = bookings && { bookings, payments, refunds, guides }
  return renderScreen(<DashboardScreen name="Awa" own={own} loadedAt={loadedAt} texts={texts} />)
}

test('bookings that cannot be read are said to be safe, and are not said to be none', () => {
  const page = html(null)
  expect(page).toContain('We could not read your bookings')
  expect(page).toContain('Fitness program')
  expect(page).not.toContain('No bookings yet')
})

test('only cancelled and expired bookings are none', () => {
  expect(html([bookingView({ status: 'expired' }), depositPaidView({ status: 'cancelled' })])).toContain(
    'No bookings yet',
  )
})

test('an unpaid booking says until when to pay, and how long that is', () => {
  const page = html([bookingView()])
  expect(page).toContain('Please pay by Wed, Sep 3, 09:00')
  expect(page).toContain('46 hours left')
  expect(page).toContain('href="/payment?leadId=00000000-0000-4000-8000-000000000001"')
})

test('a hold that has just run out leads to booking again, not to paying', () => {
  const page = html([bookingView()], '2025-09-03T09:00:00Z')
  expect(page).toContain('Your place is no longer held')
  expect(page).not.toContain('Complete payment')
})

test('a balance that is overdue says since when', () => {
  const page = html([depositPaidView()], '2025-09-24T00:00:00Z')
  expect(page).toContain('It was due on Tue, Sep 23, 2025.')
  expect(html([depositPaidView()], '2025-09-23T23:59:59Z')).toContain(
    'Balance due: €930 by Tue, Sep 23, 2025',
  )
  expect(html([depositPaidView()], '2025-09-23T23:59:59Z')).toContain('today is the last day')
  expect(html([depositPaidView()])).toContain('22 days left')
})

test('a reported transfer is being checked, even where it pays everything', () => {
  const reported = depositPaidView({
    paymentStatus: 'fully_paid',
    status: 'booking_submitted',
    amountPaid: 0,
    amountReported: 1130,
    balanceDue: 0,
  })
  const page = html([reported])
  expect(page).toContain('We are checking your transfer of €1,130')
  expect(page).not.toContain('Everything is paid')
})

test('a booking that was imported without a price shows what is paid and due', () => {
  const page = html([depositPaidView({ quote: null, paymentReferences: null, balanceDue: 750 })])
  expect(page).toContain('€950')
  expect(page).toContain('Balance due: €750')
  expect(page).not.toContain('Payment references')
})

const RECEIVED: BookingPayment = {
  id: 'p1',
  kind: 'deposit',
  method: 'card',
  amount: 200,
  step: 'received',
  at: '2025-09-01T09:30:00.000Z',
  reason: null,
  note: null,
  document: { id: 'd1', kind: 'receipt', number: 'R-2025-0001' },
}

test('what was paid is said with when, how and its receipt, and the stay goes into the calendar', () => {
  const booking = depositPaidView()
  const page = html([booking], '2025-09-01T10:30:00Z', { [booking.id]: [RECEIVED] })
  expect(page).toContain('Deposit by card')
  expect(page).toContain('Mon, Sep 1, 2025, received')
  expect(page).toContain('href="/api/documents/d1"')
  expect(page).toContain('Receipt R-2025-0001 (PDF)')
  expect(page).toContain(`href="/api/calendar/${booking.id}"`)
})

test('an unpaid booking has neither payments nor a calendar', () => {
  const page = html([bookingView()])
  expect(page).not.toContain('>Payments<')
  expect(page).not.toContain('Add to calendar')
})

test('the documents of a cancelled booking can still be downloaded, though the booking is hidden', () => {
  const booking = depositPaidView({ status: 'cancelled' })
  const note = { id: 'd2', kind: 'credit_note', number: 'C-2025-0001' } as const
  const refund: BookingPayment = {
    ...RECEIVED,
    id: 'p2',
    kind: 'refund',
    step: 'paid_back',
    reason: 'booking_cancelled',
    document: note,
  }
  const page = html([booking], '2025-09-01T10:30:00Z', { [booking.id]: [RECEIVED, refund] })
  expect(page).toContain('No bookings yet')
  expect(page).toContain('Payments of earlier bookings')
  expect(page).toContain('sent back: the booking was cancelled')
  expect(page).toContain('− €200')
  expect(page).toContain('Credit note C-2025-0001 (PDF)')
})
