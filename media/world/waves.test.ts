import { expect, test } from 'vitest'
import { LOOP_SECONDS } from './loop.ts'
import { createWaveTile } from './waves.ts'

const PLAN = { metres: 61, longest: 26, shortest: 2.2, slope: 0.075, seed: 3, moves: true }
const PLACES = [
  [0, 0],
  [7.3, -40],
  [-21.8, 12.6],
] as const

function heights(time: number): number[] {
  const tile = createWaveTile(PLAN, 2.1)
  tile.update(time)
  return PLACES.map(([x, z]) => tile.heightAt(x, z))
}

test('the sea after a loop is the sea at its start, and in between it has moved', () => {
  const start = heights(0)
  heights(LOOP_SECONDS).forEach((height, i) => expect(height).toBeCloseTo(start[i] ?? NaN, 5))
  const half = heights(LOOP_SECONDS / 2)
  const moved = half.map((height, i) => Math.abs(height - (start[i] ?? 0)))
  expect(Math.max(...moved)).toBeGreaterThan(0.02)
})

test('the slopes have the strength that was asked for', () => {
  const tile = createWaveTile(PLAN, 2.1)
  tile.update(1)
  const step = PLAN.metres / 256
  let sum = 0
  let count = 0
  for (let x = 0; x < 60; x += 1.7) {
    for (let z = 0; z < 60; z += 1.9) {
      const alongX = (tile.heightAt(x + step, z) - tile.heightAt(x, z)) / step
      const alongZ = (tile.heightAt(x, z + step) - tile.heightAt(x, z)) / step
      sum += alongX ** 2 + alongZ ** 2
      count++
    }
  }
  expect(Math.sqrt(sum / count)).toBeGreaterThan(PLAN.slope * 0.8)
  expect(Math.sqrt(sum / count)).toBeLessThan(PLAN.slope * 1.2)
})
