import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { paymentTimeline } from '#domain/booking/payment-timeline.ts'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'
import { PaymentResult } from './payment-result.tsx'
import type { Trip, TripTexts } from './trip-page.ts'

const TEXTS: TripTexts = {
  heading: 'You’re going to The Gambia',
  paymentsTitle: 'Your payments',
  nextTitle: 'What is next',
  steps: [{ icon: 'flight', title: 'Book your flights', text: 'Your place is yours.' }],
  flight: {
    title: 'Your flight',
    airport: 'Banjul (BJL)',
    land: 'before 20:00',
    leave: 'after 12:00',
    note: 'We pick you up.',
    examples: { land: true, leave: false },
  },
  friend: {
    title: 'With a friend?',
    text: 'Send a link.',
    button: 'Invite a friend',
    message: 'Come along?',
  },
}

const CHAT = { app: 'WhatsApp', number: '+220 000 0000', url: 'https://wa.me/2200000000' } as const

function html(outcome: PaymentOutcome) {
  return renderScreen(
    <PaymentResult
      outcome={outcome}
      returnTo="/payment-success?session_id=cs_1"
      texts={TEXTS}
      waiting={{ nextTitle: 'What happens next', steps: [{ icon: 'bank', title: 'It arrives', text: '' }] }}
      chat={CHAT}
    />,
  )
}

/** A retreat two months ahead, the day after its payment. */
function paidTrip(booking: Booking, differences: Partial<Trip> = {}): PaymentOutcome {
  const now = new Date('2025-09-02T12:00:00Z')
  const payments = [
    {
      kind: 'deposit',
      method: 'card',
      isPart: false,
      amount: booking.amountPaid,
      disputed: 0,
      isOutgoingGuests: false,
      accountLink: null,
      step: 'received',
      at: '2025-09-01T10:00:00.000Z',
      reason: null,
    },
  ] as const
  const endsOn = '2025-11-14'
  const timeline = paymentTimeline({ ...booking, endsOn }, payments, { now, transferWorkingDays: 3 })
  const trip = {
    booking,
    places: 1,
    timeline,
    endsOn,
    today: '2025-09-02',
    receiptId: 'd1',
    others: [],
    ...differences,
  }
  return { kind: 'paid', method: 'card', amount: booking.amountPaid, trip }
}

test('a paid deposit shows the confirmed place, the days to go, the payments and what is due', () => {
  const page = html(paidTrip(depositPaidView()))
  expect(page).toContain('Payment successful')
  expect(page).toContain('You’re going to The Gambia')
  expect(page).toContain('Your place on Nov 7–14, 2025 is confirmed, Awa.')
  expect(page).toMatch(/>66<.*days to go/)
  expect(page).toMatch(new RegExp(`By <span[^>]*>${formatShortDay('2025-09-23')}<.*€930`))
  expect(page).toMatch(/Airport tax, in cash.*€40/)
  expect(page).toContain('href="/api/calendar/00000000-0000-4000-8000-000000000001"')
  expect(page).toContain('href="/api/documents/d1"')
  expect(page).toContain('href="/booking?date=2025-11-07"')
})

test('flight times are shown with the days of the retreat, and examples are marked', () => {
  const page = html(paidTrip(depositPaidView()))
  expect(page).toMatch(
    new RegExp(
      `${formatShortDay('2025-11-07')}, before 20:00.*owner’s content.*${formatShortDay('2025-11-14')}, after 12:00`,
    ),
  )
  expect(page.match(/owner’s content/g)).toHaveLength(1)
  // The deposit was paid the day before, so cancelling still refunds everything.
  expect(page).toContain('Compare flights while you can still cancel for a full refund.')
})

test('nothing is due after full payment, and a missing receipt is not offered', () => {
  const booking = depositPaidView({ paymentStatus: 'fully_paid', amountPaid: 1130, balanceDue: 0 })
  const page = html(paidTrip(booking, { receiptId: null }))
  expect(page).not.toContain('Balance. ')
  expect(page).not.toContain('/api/documents/')
})

test("an unconfirmed place is not shown as the guest's", () => {
  const page = html(paidTrip(depositPaidView({ status: 'booking_submitted', amountReported: 200 })))
  expect(page).not.toContain('is confirmed, Awa')
  expect(page).toContain('It’s confirmed once your transfer arrives')
  expect(page).toContain('What happens next')
})

test('two places that are paid at once are both confirmed, or both held', () => {
  expect(html(paidTrip(depositPaidView(), { places: 2 }))).toContain(
    'Your 2 places on Nov 7–14, 2025 are confirmed, Awa.',
  )
  const waiting = depositPaidView({ status: 'booking_submitted', amountReported: 400 })
  expect(html(paidTrip(waiting, { places: 2 }))).toContain('We’re holding your 2 places. They’re confirmed')
})

test('two with one first name are told apart by the last', () => {
  const named = (lastName: string) => ({
    ...depositPaidView({ id: lastName, firstName: 'Ben', lastName }),
    complete: false,
    open: 1,
    openFields: [],
    link: `https://kite.example/${lastName}`,
    payLink: null,
  })
  const page = html(paidTrip(depositPaidView(), { others: [named('Claes'), named('Okafor')] }))
  expect(page).toContain('Send Ben Claes this link')
  expect(page).toContain('Send Ben Okafor this link')
})

test('a payment for an expired booking is shown as too late, with its amount', () => {
  const page = html(paidTrip(bookingView({ status: 'expired', amountPaid: 200 })))
  expect(page).toContain('Your payment came too late')
  expect(page).toContain('€200')
  expect(page).not.toContain('is confirmed, Awa')
})

test('an unchecked payment warns against paying twice, and can be checked again', () => {
  const page = html({ kind: 'unknown' })
  expect(page).toContain('Please check again before')
  expect(page).toContain('Check again')
})

test('an unpaid session leads back to the payment of its booking', () => {
  const page = html({ kind: 'not_paid', leadId: 'a b', booking: bookingView() })
  expect(page).toContain('Payment Not Completed')
  expect(page).toContain('href="/payment?leadId=a%20b"')
  expect(page).toContain('Nothing was charged')
  expect(page).toContain(`${formatShortDay('2025-09-03')}, 09:00</span> GMT`)
})

test('an unknown payment does not say that nothing was charged', () => {
  const page = html({ kind: 'not_paid', leadId: null, booking: null })
  expect(page).toContain('Payment Not Completed')
  expect(page).toContain('href="/payment"')
  expect(page).not.toContain('Nothing was charged')
})

test('a guest who is not signed in is asked to sign in', () => {
  expect(html({ kind: 'signed_out' })).toContain('Please sign in')
})
