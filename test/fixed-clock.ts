import type { Clock } from '#server/process/clock.ts'

interface Span {
  days?: number
  hours?: number
  minutes?: number
  milliseconds?: number
}

export interface FixedClock extends Clock {
  /** Sets the clock to an instant: "2025-09-01T09:00:00Z". */
  set(instant: string): void
  /** Moves the clock on by exact spans; a day is 24 hours (Banjul has no summer time). */
  advance(span: Span): void
}

/** A clock that stands still until a test moves it. */
export function fixedClock(start: string): FixedClock {
  let now = instantOf(start)
  return {
    now: () => new Date(now),
    set(instant) {
      now = instantOf(instant)
    },
    advance({ days = 0, hours = 0, minutes = 0, milliseconds = 0 }) {
      now += ((days * 24 + hours) * 60 + minutes) * 60 * 1000 + milliseconds
    },
  }
}

function instantOf(text: string): number {
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) throw new Error(`Not an instant: ${text}`)
  return instant
}
