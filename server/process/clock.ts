/** The product's time. It is passed in wherever time matters, instead of reading the system's clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Returns a clock that starts at `instant` and runs on from there, for `APP_NOW` in tests and demonstrations. */
export function startingAt(instant: Date): Clock {
  // Monotonic, so that a correction of the system's time does not change this clock.
  const started = performance.now()
  return { now: () => new Date(instant.getTime() + Math.floor(performance.now() - started)) }
}
