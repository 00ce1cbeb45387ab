import { expect, test } from 'vitest'
import {
  assignRooms,
  hasLostRoommate,
  hasOddGuest,
  roommateFault,
  roommateOf,
  roomsNeeded,
  type Sleeper,
} from './rooms.ts'

interface Guest extends Sleeper {
  name: string
}

/** Each line is a name, a room and a room share: "anna shared 1". */
function guests(...lines: string[]): Guest[] {
  return lines.map((line) => {
    const [name = '', room = '', roomShare = null] = line.split(' ')
    return { name, room: room === 'shared' || room === 'private' ? room : null, roomShare }
  })
}

function namesOf(all: readonly Guest[]): string {
  const { pairs, ...plan } = assignRooms(all)
  const lists = [plan.private, pairs.flat(), plan.alone, plan.unknown]
  return lists.map((list) => list.map(({ name }) => name).join(' ')).join(' | ')
}

test.each([
  ['nobody comes', [], ' |  |  | ', 0, false],
  ['everybody alone', ['anna private', 'bram private'], 'anna bram |  |  | ', 2, false],
  ['a pair', ['anna shared 1', 'bram shared 1'], ' | anna bram |  | ', 1, false],
  [
    'two pairs that arrived crosswise',
    ['anna shared 1', 'bram shared 2', 'cora shared 1', 'dora shared 2'],
    ' | anna cora bram dora |  | ',
    2,
    false,
  ],
  ['nobody chosen yet', ['anna shared', 'bram shared'], ' |  | anna bram | ', 1, false],
  [
    'an odd guest out',
    ['anna shared', 'bram shared 1', 'cora shared 1', 'dora private'],
    'dora | bram cora | anna | ',
    3,
    true,
  ],
  ['whose roommate has cancelled', ['anna shared 1'], ' |  | anna | ', 1, true],
  [
    'whose roommate has paid for a room of her own',
    ['anna shared 1', 'bram private 1'],
    'bram |  | anna | ',
    2,
    true,
  ],
  [
    'a mark of three',
    ['anna shared 1', 'bram shared 1', 'cora shared 1'],
    ' |  | anna bram cora | ',
    2,
    true,
  ],
  ['an older booking without a room', ['anna none', 'bram shared'], ' |  | bram | anna', 2, true],
] as const)('guests are divided into the right rooms: %s', (_, lines, rooms, needed, odd) => {
  const all = guests(...lines)
  expect(namesOf(all)).toBe(rooms)
  expect(roomsNeeded(assignRooms(all))).toBe(needed)
  expect(hasOddGuest(assignRooms(all))).toBe(odd)
})

test('roommates are always mutual', () => {
  const all = guests('anna shared 1', 'bram shared 2', 'cora shared 1')
  for (const guest of all) {
    const mate = roommateOf(guest, all)
    expect(mate && roommateOf(mate, all)).toBe(mate && guest)
  }
  expect(all.map((guest) => roommateOf(guest, all)?.name)).toEqual(['cora', undefined, 'anna'])
})

test.each([
  ['two shared rooms', 'shared', 'shared', null],
  ['a private one', 'private', 'shared', 'Anna has not booked a shared room'],
  ['the other’s a private one', 'shared', 'private', 'Bram has not booked a shared room'],
  ['none known', 'shared', null, 'Bram has not booked a shared room'],
] as const)('two guests may share a room only if both booked a shared one: %s', (_, one, other, fault) => {
  const anna = { id: 'a', name: 'Anna', room: one }
  expect(roommateFault(anna, { id: 'b', name: 'Bram', room: other })).toBe(fault)
  expect(roommateFault(anna, anna)).not.toBeNull()
})

test('a guest whose roommate has left, or now has a private room, has lost them', () => {
  const all = guests('anna shared 1', 'bram shared 2', 'cora shared 2', 'dora shared', 'elif private 1')
  expect(all.filter((guest) => hasLostRoommate(guest, all)).map(({ name }) => name)).toEqual(['anna'])
})
