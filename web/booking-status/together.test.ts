import { expect, test } from 'vitest'
import { roommates } from './together.ts'

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
