import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import type { Booking } from '#domain/booking.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const texts = {
  pendingNote: 'Please complete the payment within 48 hours of booking.',
  fitness: { title: 'Fitness program', text: 'Posted here 2 months before your retreat.' },
  preRetreat: { title: 'Pre-retreat information', text: 'Posted here 2 months before your retreat.' },
  empty: { title: 'No bookings yet', text: 'Your retreat will appear here.', button: 'Book Your Adventure' },
  cancelWarning: 'Cancellation fees may apply.',
}

function html(bookings: Booking[] | null, loadedAt = '2025-09-01T10:30:00Z') {
  return renderScreen(<DashboardScreen name="Awa" bookings={bookings} loadedAt={loadedAt} texts={texts} />)
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
  expect(page).toContain('Please pay by Wed 3 September, 09:00')
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
  expect(page).toContain('It was due on Tue 23 September 2025.')
  expect(html([depositPaidView()], '2025-09-23T23:59:59Z')).toContain(
    'Balance due: €930 by Tue 23 September 2025',
  )
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
