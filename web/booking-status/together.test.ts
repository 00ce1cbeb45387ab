import { expect, test } from 'vitest'
import { roommates, whomOf } from './together.ts'

const group = { id: 'g', number: 1, bookedByOther: false }
const inRoom = (sharedRoom: string | null) => ({ group: { ...group, sharedRoom } })

test.each([
  ['a pair', [inRoom('a'), inRoom('a')], [['Awa', 'Ben']]],
  [
    'two pairs',
    [inRoom('a'), inRoom('b'), inRoom('a'), inRoom('b')],
    [
      ['Awa', 'Lea'],
      ['Ben', 'Max'],
    ],
  ],
  ['one of each pair, whose mates have left', [inRoom('a'), inRoom('b')], []],
  ['a pair and somebody alone', [inRoom('a'), inRoom('a'), inRoom(null)], [['Awa', 'Ben']]],
  ['nobody who shares', [inRoom(null), { group: null }], []],
])('rooms that two share: %s', (_, together, rooms) => {
  expect(roommates(together, ['Awa', 'Ben', 'Lea', 'Max'])).toEqual(rooms)
})

test('those for whom one payment is made are named where others come too', () => {
  const traveller = (firstName: string, status: 'payment_confirmed' | 'cancelled' = 'payment_confirmed') => ({
    id: firstName,
    firstName,
    lastName: 'Claes',
    status,
    startsOn: '2025-11-07',
  })
  const [awa, ben] = [traveller('Awa'), traveller('Ben')]
  expect(whomOf([awa, ben], [awa, traveller('Lea'), ben])).toBe('you and Ben')
  expect(whomOf([awa, ben], [awa, ben])).toBeNull()
  expect(whomOf([awa, ben], [awa, ben, traveller('Lea', 'cancelled')])).toBeNull()
  expect(whomOf([awa], [])).toBeNull()
})
