/** The product's time. It is passed in wherever time matters, and nothing reads the system's clock beside it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands at `instant` now and ticks on from there: `APP_NOW`, for tests and demonstrations. */
export function startingAt(instant: Date): Clock {
  // The monotonic timer, so that a correction of the system's time does not move this one.
  const started = performance.now()
  return { now: () => new Date(instant.getTime() + Math.floor(performance.now() - started)) }
}
