import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  [{ firstName: 'Awa', email: 'a@example.com' }, 'Awa'],
  [{ firstName: ' Awa ', email: 'a@example.com' }, 'Awa'],
  [{ firstName: '', email: 'awa.j@example.com' }, 'awa.j'],
  [{ firstName: '  ', email: 'awa.j@example.com' }, 'awa.j'],
  [{ firstName: null, email: null }, 'User'],
  [{ email: '@example.com' }, 'User'],
  [{}, 'User'],
])('the pages call %j %s', (user, name) => {
  expect(shortName(user)).toBe(name)
})
