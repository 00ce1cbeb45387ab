import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'
import { PaymentResult } from './payment-result.tsx'

function html(outcome: PaymentOutcome) {
  return renderScreen(
    <PaymentResult
      outcome={outcome}
      returnTo="/payment-success?session_id=cs_1"
      airportTax={{ title: 'Airport tax, in cash', text: '€40 in total' }}
      postedMonthsBefore={2}
    />,
  )
}

test('a paid deposit says what was paid, what is still to pay, and what is next', () => {
  const page = html({ kind: 'paid', amount: 200, booking: depositPaidView() })
  expect(page).toContain('Payment successful')
  expect(page).toContain('€200')
  expect(page).toContain('€930')
  expect(page).toContain('Tue 23 September 2025')
  expect(page).toContain('Pay the balance on the dashboard')
  expect(page).toContain('2 months before the retreat')
})

test('with everything paid there is no balance to pay', () => {
  const booking = bookingView({ paymentStatus: 'fully_paid', status: 'payment_confirmed', balanceDue: 0 })
  const page = html({ kind: 'paid', amount: 1130, booking })
  expect(page).toContain('Nothing')
  expect(page).not.toContain('Pay the balance')
})

test('a payment that came when the place was gone says that all of it comes back', () => {
  const page = html({ kind: 'paid', amount: 200, booking: bookingView({ status: 'expired' }) })
  expect(page).toContain('Your payment came too late')
  expect(page).toContain('€200')
  expect(page).not.toContain('Your place is confirmed')
})

test('what could not be checked warns of paying twice, and offers to check again', () => {
  const page = html({ kind: 'unknown' })
  expect(page).toContain('Please do not pay a second time')
  expect(page).toContain('Check again')
})

test('what was not paid leads back to the payment of the same booking', () => {
  const page = html({ kind: 'not_paid', leadId: 'a b' })
  expect(page).toContain('Payment Not Completed')
  expect(page).toContain('href="/payment?leadId=a%20b"')
})

test('who is not signed in signs in to see the result', () => {
  expect(html({ kind: 'signed_out' })).toContain('Please sign in')
})
