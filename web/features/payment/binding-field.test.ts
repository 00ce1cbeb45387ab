import { expect, test } from 'vitest'
import { copyText } from './binding-field.tsx'

test('the copy of an order is promised where it always is, and its email only as far as it is sent', () => {
  expect(copyText({ name: 'Awa', isGuest: true })).toBe(
    'We keep a copy on your dashboard, and email it if we can.',
  )
  expect(copyText({ name: 'Awa', isGuest: false })).toBe('We keep a copy for Awa, and email it if we can.')
})
