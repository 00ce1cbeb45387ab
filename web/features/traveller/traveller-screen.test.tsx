import { expect, test } from 'vitest'
import { recordOf } from '#domain/base/typed-records.ts'
import { KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import type { TravellerView } from '#domain/contract/traveller-calls.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { TravellerScreen, type TravellerPage } from './traveller-screen.tsx'

const BEN: TravellerView = {
  firstName: 'Ben',
  lastName: 'Claes',
  email: null,
  phone: null,
  selectedDiet: null,
  ...recordOf(KITER_FIELDS, () => null),
  bookedBy: 'Awa',
  comesWith: ['Awa'],
  packageType: 'non-kiter',
  retreatDate: 'Nov 7–14, 2025',
  startsOn: '2025-11-07',
  endsOn: '2025-11-14',
  roommate: 'Awa',
  room: 'shared',
  isOrdered: true,
  isConfirmed: true,
  isOffered: false,
  open: ['phone'],
  dueOn: '2025-10-08',
  move: null,
  hasHealthNotes: false,
  due: { amount: 750, link: 'https://example.org/pay/t', holdExpiresAt: null },
}

function screen(found: TravellerPage['found']): string {
  return renderScreen(
    <TravellerScreen
      token="t"
      name={null}
      found={found}
      country="The Gambia"
      loadedAt="2025-09-01T10:00:00Z"
      texts={{ healthNote: '', healthConsent: { label: '', note: '' } }}
    />,
  )
}

function html(differences: Partial<TravellerView>): string {
  return screen({ kind: 'open', traveller: { ...BEN, ...differences } })
}

test('while who booked chooses about other days, the page says so and promises no retreat', () => {
  expect(html({})).toContain('Ben, you’re going to The Gambia')
  const move = { kind: 'other_date' as const, from: 'Nov 7–14, 2025', to: 'Dec 5–12, 2025' }
  const page = html({ move, due: null, dueOn: null, isConfirmed: false })
  expect(page).toContain('Ben, your dates may change')
  expect(page).toContain('We’ve had to cancel Nov 7–14, 2025')
  expect(page).toContain('Now it’s up to Awa whether you come on Dec 5–12, 2025, or your place is cancelled')
  expect(page).not.toMatch(/you’re going to|Pay |is confirmed once/)
  expect(html({ move: { ...move, kind: 'days' }, due: null })).toContain('Nov 7–14, 2025 moves to other days')
})

test('a place that is only held is not called a trip yet, and a confirmed one is called confirmed', () => {
  const due = { amount: 200, link: 'https://example.org/pay/t', holdExpiresAt: '2025-09-03T10:00:00Z' }
  const held = html({ due, isConfirmed: false })
  expect(held).toContain('Ben, a place in The Gambia is held for you')
  expect(held).not.toContain('Your place is confirmed')
  expect(html({})).toContain('Your place is confirmed.')
})

test('an open offer of the place to another person is said, and for how long it stays the traveller’s', () => {
  const words = 'has offered your place to another person. It’s yours until that person takes it over.'
  expect(html({})).not.toContain(words)
  expect(html({ isOffered: true })).toContain(`Awa ${words}`)
  expect(html({ isOffered: true, bookedBy: null })).toContain(`The person who booked for you ${words}`)
})

test('a dead link names everything that may have become of the place', () => {
  expect(screen({ kind: 'gone' })).toContain(
    'The place may be cancelled, released, passed on or in its own account, or there may be a newer link.',
  )
})
