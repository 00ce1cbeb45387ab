import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test.each([
  [{ firstName: 'Awa', email: 'a@example.com' }, 'Awa'],
  [{ firstName: ' Awa ', email: 'a@example.com' }, 'Awa'],
  [{ firstName: '', email: 'awa.j@example.com' }, 'awa.j'],
  [{ firstName: '  ', email: 'awa.j@example.com' }, 'awa.j'],
  [{ firstName: null, email: null }, 'User'],
  [{ email: '@example.com' }, 'User'],
  [{}, 'User'],
])('the header greets %j as %s', (user, name) => {
  expect(displayName(user)).toBe(name)
})
