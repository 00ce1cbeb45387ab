import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { flightMatrix } from '#media/world/flying-kite.ts'
import { LOOP_SECONDS } from '#media/world/loop.ts'
import { farRiderPlaces, FLIGHT, riderPlaces } from './hero.ts'

/** Half of what the camera sees at the riders' distance, with room for a kite that flies ahead. */
const NEAR_VIEW = 35
const FAR_VIEW = 150

function inView(places: number[], half: number): number[] {
  return places.filter((x) => Math.abs(x) < half).toSorted((a, b) => a - b)
}

test('at the seam every rider in view stands where another one began', () => {
  for (const [places, half] of [
    [riderPlaces, NEAR_VIEW],
    [farRiderPlaces, FAR_VIEW],
  ] as const) {
    const start = inView(places(0), half)
    const end = inView(places(LOOP_SECONDS), half)
    expect(start.length).toBeGreaterThan(0)
    expect(end).toHaveLength(start.length)
    end.forEach((x, i) => expect(x).toBeCloseTo(start[i] ?? NaN, 9))
  }
})

test('the kite hangs in the same place after a loop, and weaves in between', () => {
  const bar = new Vector3(0, 1.4, 0)
  const at = (time: number) => flightMatrix(FLIGHT, time, bar).elements
  at(LOOP_SECONDS).forEach((value, i) => expect(value).toBeCloseTo(at(0)[i] ?? NaN, 9))
  const moved = at(1).map((value, i) => Math.abs(value - (at(0)[i] ?? 0)))
  expect(Math.max(...moved)).toBeGreaterThan(0.1)
})
