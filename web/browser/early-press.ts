import { useEffect } from 'react'

declare global {
  /** The button that was pressed last in a page whose scripts have not come (after-first-paint.ts); undefined from then on. */
  var earlyPress: HTMLElement | null | undefined
}

/** Presses the button that a guest pressed before the page's scripts came, once it can do something. */
export function useEarlyPress(): void {
  useEffect(() => {
    const button = globalThis.earlyPress
    globalThis.earlyPress = undefined
    // What the page shows of itself right after it has come to life comes first.
    setTimeout(() => button?.click())
  }, [])
}
