import { expect, test } from 'vitest'
import { FRAMES_PER_SECOND, frameTime, LOOP_FRAMES, LOOP_SECONDS, ONE_TURN, wholeTurns } from './loop.ts'

test('the film has 192 frames: frame 192 stands at 8 s, where frame 0 comes again', () => {
  expect(LOOP_FRAMES).toBe(192)
  expect(frameTime(LOOP_FRAMES)).toBe(LOOP_SECONDS)
  expect(frameTime(1)).toBeCloseTo(1 / FRAMES_PER_SECOND)
})

test('a frequency becomes the nearest whole number of turns in a loop, at least one', () => {
  for (const [given, turns] of [
    [0.01, 1],
    [ONE_TURN * 1.4, 1],
    [ONE_TURN * 1.6, 2],
    [ONE_TURN * 22, 22],
  ] as const) {
    expect(wholeTurns(given) / ONE_TURN).toBeCloseTo(turns, 9)
  }
})
