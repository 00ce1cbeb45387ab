import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for `delayMs`, so that a search is not sent for every letter. */
export function useSettled(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
