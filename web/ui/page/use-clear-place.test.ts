import { expect, test } from 'vitest'
import { clearPlace, type Stretch } from './use-clear-place.ts'

const PHONE = { top: 0, bottom: 800 }
const bar = { top: 0, bottom: 64 }
const footer = { top: 740, bottom: 800 }
const must = (...stretches: Stretch[]) => [stretches]

test.each([
  ['an empty window', must(), 0, 700],
  ['a bar at the top', must(bar), 64, 700],
  ['a bar at the bottom', must(footer), 0, 640],
  ['both', must(bar, footer), 64, 640],
  ['a field right below the bar', must(bar, { top: 100, bottom: 150 }), 150, 700],
  ['a field far below the bar', must(bar, { top: 170, bottom: 220 }), 64, 700],
  ['a field at the bottom', must({ top: 690, bottom: 800 }), 0, 590],
  ['a field that is scrolled out', must({ top: -300, bottom: -250 }), 0, 700],
  ['links at both edges', [[], [bar, footer]], 64, 640],
])('a floating element covers nothing in %s', (_, taken, fromTop, fromBottom) => {
  expect(clearPlace(100, PHONE, 'top', taken)).toBe(fromTop)
  expect(clearPlace(100, PHONE, 'bottom', taken)).toBe(fromBottom)
})

test('a floating element stays inside a window that a keyboard makes smaller', () => {
  expect(clearPlace(100, { top: 0, bottom: 300 }, 'bottom', must({ top: 250, bottom: 300 }))).toBe(150)
})

test('a floating element covers as little as it can, inside the window, if there is no free place', () => {
  const taken = must({ top: 0, bottom: 90 }, { top: 150, bottom: 200 })
  expect(clearPlace(100, { top: 0, bottom: 200 }, 'top', taken)).toBe(50)
  expect(clearPlace(300, { top: 0, bottom: 200 }, 'top', taken)).toBe(0)
})

test('a floating element rather covers everything else than what matters most', () => {
  const between = { top: 64, bottom: 740 }
  expect(clearPlace(100, PHONE, 'top', [[bar], [between, footer]])).toBe(64)
  // At the edge of the bar below, it would cover less.
  expect(clearPlace(100, PHONE, 'bottom', [[bar, footer], [between]])).toBe(640)
  expect(clearPlace(100, PHONE, 'top', [[footer], [bar, between], [bar]])).toBe(64)
})
