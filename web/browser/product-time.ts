import { useEffect, useState } from 'react'

const TICK_MS = 10_000

export interface ProductClock {
  now: () => Date
}

/**
 * The product's clock in the browser: what the server's said when it made the page, plus what has passed since. The
 * guest's own clock may be wrong, and a demonstration may stand at any date (decision 0001).
 */
export function productClock(loadedAt: string): ProductClock {
  const shift = Date.parse(loadedAt) - performance.now()
  return { now: () => new Date(shift + performance.now()) }
}

/** The product's time for what a screen counts down, read again every 10 seconds. */
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
