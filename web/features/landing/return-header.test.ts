import { expect, test } from 'vitest'
import { scrolledTo, type HeaderScroll } from './return-header.ts'

/** Whether the header stands there after each of these places of the page. */
function along(places: number[], held = false): boolean[] {
  let state: HeaderScroll = { y: 0, turn: 0, returned: false }
  return places.map((y) => {
    state = scrolledTo(y, state, held)
    return state.returned
  })
}

test('the header returns on the way up, once that is meant, and leaves on the way down', () => {
  expect(along([2000, 1990, 1961, 1960, 1500, 1510])).toEqual([false, false, false, true, true, false])
})

test('it stays on the way up to the top, where its own place takes over', () => {
  expect(along([2000, 900, 60, 0, 50])).toEqual([false, true, true, false, false])
})

test('it does not come where its own place is still in sight', () => {
  expect(along([150, 90])).toEqual([false, false])
})

test('on the way down it stays for who is in it by keyboard', () => {
  expect(along([2000, 1000, 1200], true)).toEqual([false, true, true])
})
