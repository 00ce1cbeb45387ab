import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { waitingBookingSchema } from '#domain/contract/waiting-booking.ts'
import { bookingView, quoteView } from '#test/booking-view.ts'
import { AuthScreen, type AuthScreenProps } from './auth-screen.tsx'

const booking = waitingBookingSchema.parse({
  ...bookingView({ id: '8f0c9a52-6d1e-4a34-9f4e-0d6f5f5f2b11', holdExpiresAt: '2025-09-01T11:00:00.000Z' }),
  others: [],
})

function screen(differences: Partial<AuthScreenProps> = {}): string {
  return renderToStaticMarkup(
    <AuthScreen
      signedIn={false}
      texts={{
        heading: 'Welcome',
        tagline: 'A tagline.',
        why: 'Why an account.',
        next: 'What is next.',
        benefitsTitle: 'Benefits',
        benefits: ['One', 'Two', 'Three', 'Four'],
        welcome: 'Welcome.',
        chat: { app: 'WhatsApp', url: 'https://wa.me/2200000000' },
      }}
      google={false}
      booking={null}
      signUpFirst={false}
      backTo="/"
      resetLink={null}
      forgotPassword={false}
      {...differences}
    />,
  )
}

const RESET = { token: 'abc', email: 'awa@example.com', spent: false }

/** Returns name, type and autocomplete of each input in a form, as a password manager reads them. */
function autofill(html: string, form: RegExp): string[] {
  const fields = form.exec(html)?.[0] ?? 'no such form'
  return [...fields.matchAll(/<input[^>]*>/g)].map(([input]) =>
    ['name', 'type', 'autoComplete']
      .map((name) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(input)?.[1])
      .join(' '),
  )
}

test.each([
  [
    'sign-in',
    {},
    /<form[^>]*"Sign In".*?<\/form>/s,
    ['email email username', 'password password current-password'],
  ],
  [
    'sign-up',
    {},
    /<form[^>]*"Sign Up".*?<\/form>/s,
    [
      'firstName text given-name',
      'lastName text family-name',
      'email email username',
      'password password new-password',
      'confirmPassword password new-password',
    ],
  ],
  [
    'sign-up after a booking, locked',
    { booking, signUpFirst: true },
    /<form[^>]*"Sign Up".*?<\/form>/s,
    [
      'firstName text given-name',
      'lastName text family-name',
      'email email username',
      'password password new-password',
      'confirmPassword password new-password',
    ],
  ],
  [
    'reset',
    { resetLink: RESET },
    /<form.*?<\/form>/s,
    ['username email username', 'password password new-password'],
  ],
])('a password manager finds the fields of the form: %s', (_, differences, form, expected) => {
  expect(autofill(screen(differences), form)).toEqual(expected)
})

test('a password manager saves the new password with the address of the reset link', () => {
  expect(/<input[^>]*name="username"[^>]*>/.exec(screen({ resetLink: RESET }))?.[0]).toContain(
    'value="awa@example.com"',
  )
})

test('a used reset link asks for no password', () => {
  const html = screen({ resetLink: { ...RESET, email: null, spent: true } })
  expect(html).toContain('This link has expired or been used')
  expect(html).not.toContain('<input')
})

test.each([
  [{ booking, signUpFirst: true }, 'Sign Up'],
  [{ booking }, 'Sign In'],
  [{}, 'Sign In'],
])('the right tab is open first: %#', (differences, tab) => {
  expect(screen(differences)).toMatch(new RegExp(`aria-selected="true"[^>]*>${tab}<`))
})

test('a released place is not shown as held', () => {
  expect(screen({ booking })).toContain('We’re holding your place until')
  const html = screen({ booking: { ...booking, status: 'expired', holdExpiresAt: null } })
  expect(html).not.toContain('held until')
  expect(html).toContain('Why an account.')
})

test('a group is shown with all who come, their total and their deposits', () => {
  const ben = { ...booking, firstName: 'Ben', lastName: 'Claes', quote: quoteView({ roomSupplement: 0 }) }
  const html = screen({ booking: { ...booking, others: [ben] } })
  expect(html).toContain('Awa and Ben')
  expect(html).toContain('€2,080')
  expect(html).toContain('€400 deposits')
  expect(html).toContain('Total for two')
  expect(html).toContain('We’re holding your places until')
  expect(html).not.toContain('Kiter, private room')
})
