import { expect, test } from 'vitest'
import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { depositPaidView } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { ThankYouScreen } from './thank-you-screen.tsx'
import type { TripStep, TripTexts } from './trip-page.ts'

const TRIP_TEXTS: TripTexts = {
  heading: 'You’re going',
  paymentsTitle: 'Your payments',
  nextTitle: 'What is next',
  steps: [{ icon: 'flight', title: 'Book your flights', text: 'Your place is confirmed.' }],
  flight: {
    title: 'Your flight',
    airport: 'Banjul (BJL)',
    land: 'before 20:00',
    leave: 'after 12:00',
    note: 'We pick you up.',
    examples: { land: false, leave: false },
  },
  friend: {
    title: 'With a friend?',
    text: 'Send a link.',
    button: 'Invite a friend',
    message: 'Come along?',
  },
}

function html(booking: Booking, places = 1) {
  const trip = {
    booking,
    places,
    timeline: [],
    endsOn: '2025-11-14',
    today: '2025-09-02',
    receiptId: null,
    others: [],
  }
  const steps: TripStep[] = [
    { icon: 'bank', title: 'Your transfer arrives', text: '' },
    { icon: 'flight', title: 'Then book your flights', text: 'Wait for our confirmation first.' },
  ]
  return renderScreen(
    <ThankYouScreen
      trips={[trip]}
      texts={{
        title: 'Thank you',
        lead: 'We’re holding your place.',
        nextTitle: 'What happens next',
        steps,
        helpText: '',
      }}
      trip={TRIP_TEXTS}
      chat={{ app: 'WhatsApp', number: '+220 000 0000', url: 'https://wa.me/2200000000' }}
    />,
  )
}

test('a place with a deadline is shown as held only until then', () => {
  const reported = { status: 'booking_submitted', amountPaid: 0, amountReported: 200 } as const
  const known = html(depositPaidView(reported))
  expect(known).toContain('We’re holding your place.')
  expect(known).not.toContain('only until')
  const unknown = html(depositPaidView({ ...reported, holdExpiresAt: '2025-09-03T09:00:00.000Z' }))
  expect(unknown).toContain('only until')
  expect(unknown).not.toContain('We’re holding your place.')
})

test.each([200, 1130])('a reported transfer of €%i is shown with its amount', (amountReported) => {
  const reported = { status: 'booking_submitted', amountPaid: 0, amountReported } as const
  expect(html(depositPaidView(reported))).toContain(`${formatEuros(amountReported)} on its way by transfer`)
})

test('a group is summed up by its places and total, and one guest by what was chosen', () => {
  const reported = { status: 'booking_submitted', amountReported: 400 } as const
  expect(html(depositPaidView(reported))).toContain('Private room')
  const two = html(depositPaidView(reported), 2)
  expect(two).toMatch(/Places<.*>2</)
  expect(two).not.toContain('Private room')
})

test('flights wait for a transfer only if nothing else has confirmed the place', () => {
  const waiting = html(depositPaidView({ status: 'booking_submitted', amountPaid: 0, amountReported: 200 }))
  expect(waiting).toContain('Wait for our confirmation first.')
  const confirmed = html(depositPaidView({ amountReported: 930, balanceDue: 0 }))
  expect(confirmed).toContain('Your transfer arrives')
  expect(confirmed).toContain('Book your flights')
  expect(confirmed).not.toContain('Wait for our confirmation first.')
  expect(confirmed).not.toContain('holding')
  const three = html(depositPaidView({ amountReported: 930, balanceDue: 0 }), 3)
  expect(three).toContain('Your 3 places are confirmed already.')
})
