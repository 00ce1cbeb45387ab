import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { flightMatrix } from '#media/world/flying-kite.ts'
import { LOOP_SECONDS } from '#media/world/loop.ts'
import { farRiderPlaces, FLIGHT, flightAt, NARROW, riderPlaces, WIDE } from './hero.ts'

/** Half of what the cameras see at the riders' distances, with room for a kite that flies ahead and a wake that stays. */
const WIDE_VIEW = 35
const NARROW_VIEW = 25
const FAR_VIEW = 150
/** Half of the sea that is seen of a wide picture at the riders' distance. */
const WIDE_SEA = 20

function inView(places: number[], half: number): number[] {
  return places.filter((x) => Math.abs(x) < half).toSorted((a, b) => a - b)
}

test('at the seam every rider in view stands where another one began', () => {
  for (const [places, half] of [
    [(time: number) => riderPlaces(time, WIDE), WIDE_VIEW],
    [(time: number) => riderPlaces(time, NARROW), NARROW_VIEW],
    [farRiderPlaces, FAR_VIEW],
  ] as const) {
    const start = inView(places(0), half)
    const end = inView(places(LOOP_SECONDS), half)
    expect(start.length).toBeGreaterThan(0)
    expect(end).toHaveLength(start.length)
    end.forEach((x, i) => expect(x).toBeCloseTo(start[i] ?? NaN, 9))
  }
})

test('a wide picture is never without a rider', () => {
  for (let tenth = 0; tenth < 10 * LOOP_SECONDS; tenth++)
    expect(inView(riderPlaces(tenth / 10, WIDE), WIDE_SEA), `at ${tenth / 10} s`).not.toEqual([])
})

test("a wide picture's kites fly low where the headline stands above them, and high before", () => {
  const height = (x: number) => flightMatrix(flightAt(x, WIDE), 0, new Vector3()).elements[13] ?? NaN
  expect(height(20)).toBeGreaterThan(height(0) + 3)
  expect(height(-15)).toBeCloseTo(height(0), 9)
  expect(flightAt(-15, NARROW)).toEqual(FLIGHT)
})

test('a narrow picture is never without a rider or the kite for long', () => {
  const empty = Array.from({ length: 80 }, (_, tenth) => inView(riderPlaces(tenth / 10, NARROW), 12)).filter(
    (riders) => riders.length === 0,
  )
  expect(empty.length).toBeLessThan(20)
})

test('the kite hangs in the same place after a loop, and weaves in between', () => {
  const bar = new Vector3(0, 1.4, 0)
  const at = (time: number) => flightMatrix(FLIGHT, time, bar).elements
  at(LOOP_SECONDS).forEach((value, i) => expect(value).toBeCloseTo(at(0)[i] ?? NaN, 9))
  const moved = at(1).map((value, i) => Math.abs(value - (at(0)[i] ?? 0)))
  expect(Math.max(...moved)).toBeGreaterThan(0.1)
})
