import { expect, test } from 'vitest'
import { fullName, nameOrAddress, shortName, nameKey } from './person-name.ts'

test.each([
  [{ firstName: 'Awa', lastName: 'Jallow', email: 'a@example.com' }, 'Awa Jallow', 'Awa Jallow'],
  [{ firstName: 'Awa', lastName: '', email: 'a@example.com' }, 'Awa', 'Awa'],
  [{ firstName: 'Awa', email: 'a@example.com' }, 'Awa', 'Awa'],
  [{ firstName: null, lastName: 'Jallow', email: 'a@example.com' }, 'Jallow', 'Jallow'],
  [{ firstName: null, lastName: null, email: 'a@example.com' }, '', 'a@example.com'],
  [{ firstName: '', lastName: '', email: null }, '', 'a guest'],
  [{ firstName: undefined, email: null }, '', 'a guest'],
])('%j has the full name "%s", and is called "%s" if a name is needed', (person, name, known) => {
  expect(fullName(person)).toBe(name)
  expect(nameOrAddress(person, 'a guest')).toBe(known)
})

test('a guest without name and email address is listed as "No name"', () => {
  expect(nameOrAddress({ firstName: null, lastName: null, email: null }, 'No name')).toBe('No name')
})

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

test('names are compared without case, accents and double spaces', () => {
  expect(nameKey({ firstName: 'Zoë ', lastName: ' De  Smet' })).toBe('zoe de smet')
  expect(nameKey({ firstName: 'zoe', lastName: 'de smet' })).toBe('zoe de smet')
  expect(nameKey({ firstName: 'Zoë', lastName: 'Maes' })).not.toBe(
    nameKey({ firstName: 'Zoë', lastName: 'De Smet' }),
  )
})
