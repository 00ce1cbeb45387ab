/** Length of the film; every movement in the world repeats after exactly this time. */
export const LOOP_SECONDS = 8
export const FRAMES_PER_SECOND = 24
export const LOOP_FRAMES = LOOP_SECONDS * FRAMES_PER_SECOND

/** One whole turn in a loop, in radians per second: the slowest movement there is. */
export const ONE_TURN = (2 * Math.PI) / LOOP_SECONDS

/** The nearest frequency (radians per second) that makes a whole number of turns in a loop, at least one. */
export function wholeTurns(radiansPerSecond: number): number {
  return Math.max(1, Math.round(radiansPerSecond / ONE_TURN)) * ONE_TURN
}

/** Seconds since the start of the loop; frame 192 is 8 s, which looks like 0 s. */
export function frameTime(frame: number): number {
  return frame / FRAMES_PER_SECOND
}
