import { expect, test } from 'vitest'
import { movedMiddle } from './picture-middle.tsx'

test.each([
  [
    { x: 50, y: 50 },
    { x: 5, y: 0 },
    { x: 55, y: 50 },
  ],
  [
    { x: 50, y: 50 },
    { x: -12.4, y: 12.6 },
    { x: 38, y: 63 },
  ],
  [
    { x: 98, y: 3 },
    { x: 5, y: -5 },
    { x: 100, y: 0 },
  ],
  [
    { x: 0, y: 100 },
    { x: -400, y: 400 },
    { x: 0, y: 100 },
  ],
])('the middle %j moved by %j is %j', (middle, by, expected) => {
  expect(movedMiddle(middle, by)).toEqual(expected)
})
