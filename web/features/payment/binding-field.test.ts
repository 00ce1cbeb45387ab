import { expect, test } from 'vitest'
import { copyText } from './binding-field.tsx'

test('the copy of an order is promised where it always is, and its email only as far as it is sent', () => {
  expect(copyText({ name: 'Awa', isGuest: true })).toBe(
    'You’ll find a copy of this page on your dashboard. We email it too, unless you’ve had several emails from us within the hour.',
  )
  expect(copyText({ name: 'Awa', isGuest: false })).toBe(
    'We keep a copy of this page for Awa, and email it if we can.',
  )
})
