import { expect, test } from 'vitest'
import { actorOfBooked, actorText, type Actor } from './history.ts'

test.each<[Actor, string | null, string]>([
  [{ actor: 'operator', device: 'iPhone' }, 'Sophie', 'you, iPhone'],
  [{ actor: 'guest' }, 'Sophie', 'Sophie'],
  [{ actor: 'guest' }, '  ', 'the guest'],
  [{ actor: 'guest' }, null, 'the guest'],
  [{ actor: 'site' }, 'Sophie', 'the site'],
])('the actor %j is shown, for the guest name %j, as %j', (actor, guestName, text) => {
  expect(actorText(actor, guestName)).toBe(text)
})

test('for a place that Awa booked for Lea, Awa acts, apart from what only Lea says; other fields either may have changed', () => {
  const names = { traveller: 'Lea', booker: 'Awa' }
  expect(actorOfBooked(null, names)).toBe('Awa')
  expect(actorOfBooked('emergencyContact', names)).toBe('Lea')
  expect(actorOfBooked('selectedDiet', names)).toBe('Awa or Lea')
  expect(actorOfBooked('selectedDiet', { ...names, booker: null })).toBe('the guest')
})
