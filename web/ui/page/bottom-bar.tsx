import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** The media query for the bar to stick to the bottom of the window, as in `max-lg:[@media(height>=30rem)]:sticky`. */
const AT_THE_FOOT = '(width < 64rem) and (height >= 30rem)'
/** The gap between the bar and a scrolled-to element above it, with its focus ring, in pixels. */
const GAP_PX = 16

/**
 * The main button of a page: in a bar at the bottom of the window on phones, with the look of `className` on wide screens. Scrolled-to and
 * focused elements stop above it, whatever its height (WCAG 2.4.11).
 */
export function BottomBar({ className, children }: { className: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
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
  }, [])
  return (
    <div
      ref={bar}
      data-keep-clear
      className={classNames(
        'z-10 border-line text-ink max-lg:-mx-4 max-lg:border-t max-lg:bg-white max-lg:px-4 max-lg:shadow-[0_-8px_24px_-12px_rgb(11_58_74/0.25)] max-lg:[@media(height>=30rem)]:sticky max-lg:[@media(height>=30rem)]:bottom-0 md:max-lg:-mx-8 md:max-lg:px-8',
        className,
      )}
    >
      {children}
    </div>
  )
}
