import { useLayoutEffect, type RefObject } from 'react'
import { clearPlace, overlap, type Stretch } from './clear-place.ts'

/**
 * What a toast never lies over where there is any other place: what sticks to the window's edge (`data-keep-clear`), and what
 * mends an error, which is a field, a button that sends a form, or what has the focus.
 */
const MUST = '[data-keep-clear], main :is(input, select, textarea, [type=submit], :focus)'
/** What it rather leaves free. */
const SHOULD = 'a, button, input, select, textarea, summary, label'

const AT_REST_MS = 120

/**
 * Puts an element that floats where it covers none of that, as long as it shows something (`shown`), wherever the page is.
 * Where there is no such place it gets `data-tight`, to take less room.
 */
export function useClearPlace(element: RefObject<HTMLElement | null>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const floating = element.current
    if (!floating || shown === undefined) return
    place(floating)
    // A field that is scrolled to or focused, a keyboard that opens: each of them comes after the toast too. It makes way
    // once the page has come to rest, and not all the while.
    let rest: ReturnType<typeof setTimeout> | undefined
    const makeWay = () => {
      clearTimeout(rest)
      rest = setTimeout(() => covers(floating, `${MUST}, ${SHOULD}`) && place(floating), AT_REST_MS)
    }
    const events = ['scroll', 'resize', 'focusin']
    for (const type of events) window.addEventListener(type, makeWay, { passive: true })
    window.visualViewport?.addEventListener('resize', makeWay)
    // What opens or loads in the page moves the rest of it without any event.
    const layout = new ResizeObserver(makeWay)
    layout.observe(document.body)
    return () => {
      clearTimeout(rest)
      layout.disconnect()
      for (const type of events) window.removeEventListener(type, makeWay)
      window.visualViewport?.removeEventListener('resize', makeWay)
      floating.style.top = floating.style.bottom = ''
      delete floating.dataset.tight
    }
  }, [element, shown])
}

function place(floating: HTMLElement): void {
  delete floating.dataset.tight
  moveToClearPlace(floating)
  // Between the fields of a form there may be no place of its full height, least of all above a keyboard.
  if (!covers(floating, MUST)) return
  floating.dataset.tight = ''
  moveToClearPlace(floating)
}

function moveToClearPlace(floating: HTMLElement): void {
  const { height } = floating.getBoundingClientRect()
  const taken = { must: stretchesOf(MUST, floating), should: stretchesOf(SHOULD, floating) }
  // Beside the page, on a wide screen, it belongs to the bottom; on a phone to the top.
  const edge = window.matchMedia('(width >= 64rem)').matches ? 'bottom' : 'top'
  floating.style.top = `${clearPlace(height, seenWindow(), edge, taken)}px`
  floating.style.bottom = 'auto'
}

/** Whether it lies over any of them, or is not seen whole itself. */
function covers(floating: HTMLElement, selector: string): boolean {
  const own = floating.getBoundingClientRect()
  const seen = seenWindow()
  if (own.top < seen.top || own.bottom > seen.bottom) return true
  return stretchesOf(selector, floating).some((stretch) => overlap(stretch, own) > 0)
}

/** The part of the window that no keyboard lies over. */
function seenWindow(): Stretch {
  const view = window.visualViewport
  const top = view?.offsetTop ?? 0
  return { top, bottom: top + (view?.height ?? window.innerHeight) }
}

/** What is above or below the floating element, and not beside it. */
function stretchesOf(selector: string, floating: HTMLElement): Stretch[] {
  const { left, right } = floating.getBoundingClientRect()
  const seen = seenWindow()
  return [...document.querySelectorAll(selector)]
    .filter((element) => !floating.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.right > left && box.left < right && overlap(box, seen) > 0)
}
