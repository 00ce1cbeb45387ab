import { useEffect, type RefObject } from 'react'

/** Where the bar of a screen sticks to the window's foot, as `max-lg:[@media(height>=30rem)]:sticky` says. */
const AT_THE_FOOT = '(width < 64rem) and (height >= 30rem)'
/** Between the bar and what is scrolled to above it, with its focus ring. */
const GAP_PX = 16

/** Whatever is scrolled to or focused comes to stand above a bar at the window's foot, however high that is (WCAG 2.4.11). */
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
