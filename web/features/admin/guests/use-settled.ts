import { useEffect, useState } from 'react'

const DELAY_MS = 150

/** Returns the typed search once it has not changed for a moment, so that it is not sent for every letter. */
export function useSettled(typed: string): string {
  const search = typed.trim()
  const [settled, setSettled] = useState(search)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), DELAY_MS)
    return () => clearTimeout(timer)
  }, [search])
  return settled
}
