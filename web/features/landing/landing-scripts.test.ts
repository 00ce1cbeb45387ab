import { expect, test } from 'vitest'
import { scrolledTo, type HeaderScroll } from './landing-scripts.ts'

/** Returns whether the header is shown after scrolling to each of these positions. */
function along(places: number[], held = false): boolean[] {
  let state: HeaderScroll = { y: 0, turn: 0, returned: false }
  return places.map((y) => {
    state = scrolledTo(y, state, held)
    return state.returned
  })
}

test('the header returns after scrolling up some way, and hides on scrolling down', () => {
  expect(along([2000, 1990, 1961, 1960, 1500, 1510])).toEqual([false, false, false, true, true, false])
})

test('the header stays while scrolling up, until its own place at the top is in sight', () => {
  expect(along([2000, 900, 60, 0, 50])).toEqual([false, true, true, false, false])
})

test('the header does not return near the top of the page', () => {
  expect(along([150, 90])).toEqual([false, false])
})

test('the header stays on scrolling down while it has the keyboard focus', () => {
  expect(along([2000, 1000, 1200], true)).toEqual([false, true, true])
})
