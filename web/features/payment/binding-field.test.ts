import { expect, test } from 'vitest'
import { copyText } from './binding-field.tsx'

test('a copy of the order is promised, and its email only if possible', () => {
  expect(copyText({ name: 'Awa', isGuest: true })).toBe(
    'We keep a copy on your dashboard, and email it if we can.',
  )
  expect(copyText({ name: 'Awa', isGuest: false })).toBe('We keep a copy for Awa, and email it if we can.')
})
