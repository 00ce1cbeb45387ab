import type { PagePattern } from './page-patterns.ts'

/** The standard that the site aims at, and that axe checks (e2e/fixtures.ts). */
export const ACCESSIBILITY_STANDARD = 'Web Content Accessibility Guidelines (WCAG) 2.2, level AA'

/** The checks that the accessibility statement claims. test/accessibility-statement.test.ts compares both tables with the tests. */
export const CHECKED_PAGES: readonly { page: string; patterns: readonly PagePattern[]; seen: string }[] = [
  {
    page: 'Landing page',
    patterns: ['/'],
    seen: 'On a phone and a wide screen; with its menu, film, pictures, schedule and contact form in use',
  },
  {
    page: 'Booking form',
    patterns: ['/booking'],
    seen: 'Each of its steps; with mistakes marked, dates sold out, and a price that has moved',
  },
  {
    page: 'Sign in, sign up, new password',
    patterns: ['/auth'],
    seen: 'Both forms; with mistakes marked, and without a connection',
  },
  {
    page: 'Payment, and what comes after it',
    patterns: ['/payment', '/payment-success', '/thank-you'],
    seen: 'By card and by bank transfer; declined, cancelled and without a connection',
  },
  {
    page: 'Your dashboard',
    patterns: ['/dashboard', '/edit-booking/:bookingId', '/guide/:bookingId'],
    seen: 'Before and after payment; changing, cancelling, your data, and the guide',
  },
  {
    page: 'Where your refund goes',
    patterns: ['/refund/:token'],
    seen: 'With a mistake marked, and sent',
  },
  {
    page: 'Legal pages',
    patterns: ['/privacy-policy', '/terms-of-service', '/refund-policy', '/accessibility'],
    seen: 'Each of them',
  },
]

/** `by` names the tests of a check, which must exist under these names. */
export const ACCESSIBILITY_CHECKS: readonly {
  what: string
  how: string
  by: readonly { file: string; title: string }[]
}[] = [
  {
    what: 'By keyboard alone',
    how: 'The payment, from the amount to the card page. The booking form leads to each mistake. The menu, pictures and the schedule close with Escape and give the focus back.',
    by: [
      { file: 'e2e/payment-states.test.ts', title: 'by keyboard alone, from how much to the card page' },
      {
        file: 'e2e/booking-form.test.ts',
        title: 'an incomplete form says so, marks its fields and leads to each of them',
      },
      {
        file: 'e2e/landing-header.test.ts',
        title: 'on a phone a menu leads through the page, by keyboard and by touch',
      },
      {
        file: 'e2e/landing-media.test.ts',
        title: 'on a phone the keys scroll the schedule, which is longer than the screen',
      },
    ],
  },
  {
    what: 'Contrast',
    how: 'Every text colour on every background: 4.5 to 1 or more, and 3 to 1 for icons. Not measured: words over photographs, which have a dark layer behind them.',
    by: [{ file: 'web/ui/contrast.test.ts', title: 'every text colour passes on every ground it meets' }],
  },
  {
    what: 'Small screens, large letters',
    how: 'The payment and its result 320 pixels wide with letters at 100% and 200%, the dashboard on a phone at 200%: nothing sticks out.',
    by: [
      {
        file: 'e2e/payment-states.test.ts',
        title: 'nothing is wider than a screen of 320 px, nor with type at 200%',
      },
      {
        file: 'e2e/dashboard-bookings.test.ts',
        title:
          'flight times are told, refused where they cannot be, kept and taken back; a tick is kept with the booking',
      },
    ],
  },
  {
    what: 'Less movement',
    how: 'The film doesn’t start by itself if your device asks for less movement.',
    by: [
      {
        file: 'e2e/landing-media.test.ts',
        title: 'the film does not start for those who want less movement',
      },
    ],
  },
  {
    what: 'Without JavaScript',
    how: 'The landing page can be read, and there are ways to write to us.',
    by: [{ file: 'e2e/landing.test.ts', title: 'the text, the prices and a way to write to us are there' }],
  },
]
