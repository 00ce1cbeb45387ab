import { expect, test } from 'vitest'
import { returnUrl } from './return-url.ts'

const AUTH = 'https://retreats.example/auth'

test.each([
  [
    'the booking form, as it was opened',
    'https://retreats.example/booking?date=2025-11-07',
    '/booking?date=2025-11-07',
  ],
  ['a legal page', 'https://retreats.example/refund-policy', '/refund-policy'],
  ['the landing page', 'https://retreats.example/', '/'],
  ['a page behind the sign-in', 'https://retreats.example/dashboard', '/'],
  ['the sign-in itself', 'https://retreats.example/auth?view=forgot-password', '/'],
  ['another site', 'https://evil.example/booking', '/'],
  ['what is no address', 'booking', '/'],
  ['nowhere', null, '/'],
])('the way back from the sign-in is right for a guest from %s', (_, referer, expected) => {
  expect(returnUrl(AUTH, referer)).toBe(expected)
})

test('the booking form is recognised behind a proxy that uses http', () => {
  expect(returnUrl('http://retreats.example/auth', 'https://retreats.example/booking')).toBe('/booking')
})
