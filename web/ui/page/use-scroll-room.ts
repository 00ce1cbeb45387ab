import { useEffect, type RefObject } from 'react'

/** The media query for a bar that sticks to the bottom of the window, as in `max-lg:[@media(height>=30rem)]:sticky`. */
const AT_THE_FOOT = '(width < 64rem) and (height >= 30rem)'
/** The gap between the bar and a scrolled-to element above it, with its focus ring, in pixels. */
const GAP_PX = 16

/** Makes scrolled-to and focused elements stop above a bar at the bottom of the window, whatever its height (WCAG 2.4.11). */
export function useScrollRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => {
      const isThere = window.matchMedia(AT_THE_FOOT).matches
      style.scrollPaddingBottom = isThere ? `${element.offsetHeight + GAP_PX}px` : ''
    })
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [bar])
}
