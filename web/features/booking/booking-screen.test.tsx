import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BOOKING_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { fallbackAvailability } from '#domain/place/availability.ts'
import { tierAt, spotsLeftInTier } from '#domain/price/pricing.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { BookingScreen, type BookingScreenProps } from './booking-screen.tsx'
import { chosenBy, type TakenOffer } from './taken-offer.tsx'

const defaults = fallbackAvailability(
  [
    { startsOn: '2025-10-31', endsOn: '2025-11-07' },
    { startsOn: '2025-11-07', endsOn: '2025-11-14' },
    { startsOn: '2025-12-05', endsOn: '2025-12-12' },
    { startsOn: '2026-01-09', endsOn: '2026-01-16' },
  ].map((days) => ({ ...days, placesKiter: 8, placesNonKiter: 8, status: 'on_sale' as const })),
)
const heading = (title: string) => ({ title, subtitle: `${title} subtitle` })

/** Returns the markup that the server sends for the screen. */
function html(differences: Partial<BookingScreenProps> = {}): string {
  const props: BookingScreenProps = {
    user: null,
    bookings: [],
    founding: 'none',
    waiting: null,
    places: { tiers: tiersAt(0), availability: defaults, otherwise: {} },
    now: '2025-09-01T09:00:00Z',
    chosen: { packageType: null, date: null },
    offer: null,
    another: false,
    prices: SPECIFIED_PRICES,
    texts: {
      headings: {
        super_early_bird: heading('Super'),
        early_bird: heading('Early'),
        standard: heading('Standard'),
      },
      healthNote: 'Tell us.',
      healthConsent: { label: 'Keep them.', note: 'Only for us.' },
      roomShared: 'Included',
      roomPrivate: 'Plus €180',
      holdNote: 'Held once signed in.',
      holdNoteSignedIn: 'Held.',
      holdNoteTogether: 'All held once signed in.',
      holdNoteTogetherSignedIn: 'All held.',
      chat: { app: 'WhatsApp', url: 'https://wa.me/1' },
    },
    ...differences,
  }
  return renderToStaticMarkup(<BookingScreen {...props} />)
}

function tiersAt(totalBookings: number) {
  const { tier, priceCents } = tierAt(totalBookings, SPECIFIED_PRICES)
  const price = { tier, price: priceCents / 100 }
  return {
    kiter: price,
    nonKiter: price,
    totalBookings,
    spotsLeft: spotsLeftInTier(totalBookings, SPECIFIED_PRICES),
  }
}

const headings = (markup: string) =>
  [...markup.matchAll(/<h([23])[^>]*>([^<]*)</g)].map(([, level, text]) => `${level} ${text}`)

test("the form has the specification's sections in three open steps", () => {
  expect(headings(html())).toEqual([
    '2 Your retreat',
    '3 Kiter or Non-kiter',
    '3 Select Your Retreat Dates',
    '3 Room Selection',
    '2 Your Information',
    '2 Safety, kit and food',
    '3 Wetsuit Size &amp; Fit',
    '3 Food Preferences',
    '2 If you cancel',
    '2 Your retreat',
  ])
  expect(html()).not.toMatch(/\shidden=/)
  const companion = html({ chosen: { packageType: 'non-kiter', date: null } })
  expect(headings(companion)).toContain('2 Safety and food')
  expect(headings(companion)).not.toContain('3 Wetsuit Size &amp; Fit')
  expect(companion).not.toContain('name="weight"')
})

test.each(['packageType', ...BOOKING_FIELDS])('the form has an input for %s', (name) => {
  expect(html()).toContain(`name="${name}"`)
})

test.each([
  [0, 'Super', '8 Super Early Bird spots available', '€950'],
  [4, 'Super', 'Only 4 Super Early Bird spots left!', '€950'],
  [8, 'Early', '6 Early Bird spots available', '€1,100'],
  [13, 'Early', 'Only 1 Early Bird spot left!', '€1,100'],
  [14, 'Standard', 'Only 2 Standard spots left!', '€1,250'],
  [15, 'Standard', 'Only 1 Standard spot left!', '€1,250'],
])('at %i bookings, the screen shows the heading %s, "%s" and %s', (totalBookings, title, badge, price) => {
  const markup = html({ places: { tiers: tiersAt(totalBookings), availability: defaults, otherwise: {} } })
  expect(markup).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(markup).toContain(`${title} subtitle`)
  expect(markup).toContain(badge)
  expect(markup).toContain(`${price}</dd>`)
})

test.each([16, 17, 40])(
  'at %i bookings, no spots are counted, and the form still sells at the Standard price',
  (totalBookings) => {
    const markup = html({
      places: { tiers: tiersAt(totalBookings), availability: defaults, otherwise: {} },
    })
    expect(markup).toContain('€1,250</dd>')
    expect(markup).not.toMatch(/spots? (left|available)/)
    expect(markup).not.toContain('Sold out')
  },
)

test('the first price and the built-in dates are offered if the calls fail', () => {
  const markup = html({ places: { tiers: null, availability: null, otherwise: defaults } })
  expect(markup).toMatch(/<h1[^>]*>Super<\/h1>/)
  expect(markup).toContain('€950</dd>')
  expect(markup).toContain('value="Dec 5–12, 2025"')
  expect(markup).not.toContain('spots')
})

test('three dates are offered, and a link to a later date shows all dates', () => {
  const dates = (markup: string) => [...markup.matchAll(/value="([^"]*, 202\d)"/g)].map((match) => match[1])
  expect(dates(html())).toEqual(['Oct 31–Nov 7, 2025', 'Nov 7–14, 2025', 'Dec 5–12, 2025'])
  expect(html()).toContain('Show later dates')
  expect(html()).toContain('More dates coming soon for 2026')
  const linked = html({ chosen: { packageType: null, date: 'Jan 9–16, 2026' } })
  expect(dates(linked)).toHaveLength(4)
  expect(linked).not.toContain('Show later dates')
})

test('only a guest who is not signed in is asked to sign in', () => {
  expect(html()).toContain('Held once signed in.')
  const signedIn = html({
    user: { id: '1', firstName: 'Awa', lastName: 'Jallow', email: 'awa@example.com', emailVerified: true },
  })
  expect(signedIn).toContain('Held.')
  expect(signedIn).not.toContain('Held once signed in.')
})

test('without a date to book, the screen says so and links to the chat', () => {
  const markup = html({ now: '2026-03-01T09:00:00Z' })
  expect(markup).toContain('Tell me when the next season opens')
  expect(markup).toContain('href="https://wa.me/1"')
})

test('before hydration, the form cannot be sent, and its button says that it is loading', () => {
  const markup = html()
  expect(markup).toMatch(/<form[^>]* method="post"/)
  expect(markup).toMatch(
    /<button[^>]* type="submit" disabled=""[^>]*><span[^>]*>.*Loading\.\.\.<\/span>.*Checkout/,
  )
  expect(markup).toContain('<noscript>')
})

test('a form that takes an offer for several says who is which, and knows whom it was made to', () => {
  const offer: TakenOffer = {
    token: 't',
    state: 'offered',
    rank: 1,
    offer: { until: '2025-09-03T09:00:00.000Z', total: 3800 },
    emailedTotal: 3800,
    heldUntil: null,
    isFirstCome: false,
    ahead: null,
    selectedDate: 'Nov 7–14, 2025',
    startsOn: '2025-11-07',
    kiters: 2,
    nonKiters: 2,
    firstName: 'Noor',
    email: 'noor@example.com',
  }
  const page = html({ offer, chosen: chosenBy(offer) })
  expect(page).toContain('Your own place</legend>')
  // The offer says until when, which is longer than the hold of who has no account.
  expect(page).not.toContain('held once signed in')
  expect(page).toMatch(/Traveller 2<\/h4><p[^>]*>Kiter</)
  expect(page).toMatch(/Traveller 4<\/h4><p[^>]*>Non-kiter</)
  expect(page).toContain('value="Noor"')
  expect(page).toContain('value="noor@example.com"')
  expect(page).toContain('You and Traveller 2 in one room, Traveller 3 and Traveller 4 in the other')
})
