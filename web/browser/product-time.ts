import { useEffect, useState } from 'react'

const TICK_MS = 10_000

export interface ProductClock {
  now: () => Date
}

/**
 * Returns the product's clock: the server's time when it made the page (`loadedAt`), plus the time passed since. The guest's own clock may
 * be wrong, and a demonstration may run at any date (decision 0001).
 */
export function productClock(loadedAt: string): ProductClock {
  const shift = Date.parse(loadedAt) - performance.now()
  return { now: () => new Date(shift + performance.now()) }
}

/** Returns the product's time, updated every 10 seconds, for countdowns. */
export function useProductTime(loadedAt: string): Date {
  const [now, setNow] = useState(() => new Date(loadedAt))
  useEffect(() => {
    const clock = productClock(loadedAt)
    const tick = () => setNow(clock.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [loadedAt])
  return now
}
