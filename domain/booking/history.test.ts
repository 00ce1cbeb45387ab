import { expect, test } from 'vitest'
import { actorText, type Actor } from './history.ts'

test.each<[Actor, string | null, string]>([
  [{ actor: 'operator', device: 'iPhone' }, 'Sophie', 'you, iPhone'],
  [{ actor: 'guest' }, 'Sophie', 'Sophie'],
  [{ actor: 'guest' }, '  ', 'the guest'],
  [{ actor: 'guest' }, null, 'the guest'],
  [{ actor: 'site' }, 'Sophie', 'the site'],
])('the actor %j is shown, for the guest name %j, as %j', (actor, guestName, text) => {
  expect(actorText(actor, guestName)).toBe(text)
})
