import { expect, test } from 'vitest'
import type { HandOverView } from '#domain/contract/hand-over-calls.ts'
import { bookingView } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { HandOverScreen } from './hand-over-screen.tsx'

function html(differences: Partial<HandOverView>) {
  const place: HandOverView = {
    ...bookingView({ amountPaid: 950, balanceDue: 0 }),
    outgoingGuest: { firstName: 'Marek', paid: 950, reported: 0 },
    amountRefunding: 0,
    announcedChanges: [],
    from: 'Marek',
    placeOf: null,
    name: 'Bo Claes',
    acceptBy: '2025-09-08',
    cost: 0,
    ...differences,
  }
  const retreat = {
    country: 'The Gambia',
    text: 'Kitesurfing, sunset yoga and good company.',
    gists: { kiter: '7 nights, gear, airport pickup.', 'non-kiter': '7 nights, workshops.' },
  }
  return renderScreen(
    <HandOverScreen
      token="t"
      guest={null}
      found={{ kind: 'open', place }}
      healthConsent={{ label: '', note: '' }}
      retreat={retreat}
      loadedAt="2025-09-01T10:00:00Z"
    />,
  )
}

test('the offer shows what the retreat is, who offers it, and who gets a refund', () => {
  const page = html({})
  expect(page).toContain('Marek is offering you their place in The Gambia')
  expect(page).toContain('How to take over the place')
  expect(page).toContain('Kitesurfing, sunset yoga and good company.')
  expect(page).toContain('7 nights, gear, airport pickup.')
  expect(page).toContain('<img')
  expect(page).toContain('If you cancel, we refund Marek, who paid, not you.')
})

test('who has booked the place for another offers that place, not the own one', () => {
  expect(html({ placeOf: 'Ben' })).toContain('Marek is offering you Ben’s place in The Gambia')
})

test('an offer without a name, or of a place that nobody has paid for, names no payer', () => {
  expect(html({ from: null, outgoingGuest: { firstName: null, paid: 200, reported: 0 } })).toContain(
    'we refund the person who paid, not you.',
  )
  expect(html({ from: null })).toContain('You’re offered a place in The Gambia')
  expect(html({ outgoingGuest: { firstName: null, paid: 0, reported: 0 } })).not.toContain('If you cancel')
})
