import { useEffect } from 'react'
import { repeatEarlyPress } from './early-press.ts'

/** For a page that comes to life as a whole: a button that was pressed before is pressed again. */
export function useEarlyPress(): void {
  useEffect(() => {
    // What the page shows of itself right after it has come to life comes first.
    setTimeout(repeatEarlyPress)
  }, [])
}
