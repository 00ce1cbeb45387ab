import { expect, test } from 'vitest'
import { copyText } from './binding-field.tsx'

test('a copy of the order is promised, and its email only if possible', () => {
  expect(copyText({ name: 'Awa', isGuest: true, isOwn: true })).toBe(
    'You’ll find a copy of your order on your dashboard, and in your email.',
  )
  expect(copyText({ name: 'Awa', isGuest: false, isOwn: false })).toBe('We keep a copy of the order for Awa.')
})
