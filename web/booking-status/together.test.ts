import { expect, test } from 'vitest'
import { roomsShared } from './together.ts'

const group = { id: 'g', number: 1, bookedByOther: false }
const inRoom = (sharedRoom: string | null) => ({ group: { ...group, sharedRoom } })

test.each([
  ['a pair', [inRoom('a'), inRoom('a')], 1],
  ['two pairs', [inRoom('a'), inRoom('b'), inRoom('a'), inRoom('b')], 2],
  ['one of each pair, whose mates have left', [inRoom('a'), inRoom('b')], 0],
  ['a pair and somebody alone', [inRoom('a'), inRoom('a'), inRoom(null)], 1],
  ['nobody who shares', [inRoom(null), { group: null }], 0],
])('rooms that two share: %s', (_, together, rooms) => {
  expect(roomsShared(together)).toBe(rooms)
})
