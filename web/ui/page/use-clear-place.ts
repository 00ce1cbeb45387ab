import { useLayoutEffect, type RefObject } from 'react'
import { clearPlace, overlap, type Stretch } from './clear-place.ts'

/** Where a floating element belongs and what it avoids. */
export interface Floating {
  /** Selector of the elements that it never covers if any other position is free. */
  must: string
  /** Selector of the elements that it avoids where it can. */
  should: string
  /** Its edge of the window on phones; on wide screens it is always the bottom. */
  phoneEdge: 'top' | 'bottom'
}

const AT_REST_MS = 120

/** The window event that a floating element shows new content, so that the others check their position. */
const SHOWN = 'floating-shown'

/**
 * Moves a floating element to a position that covers none of `kind.must` while it shows something (`shown`), also when the page moves. Sets
 * `data-tight` if there is no such position, so that the element takes less room.
 */
export function useClearPlace(
  element: RefObject<HTMLElement | null>,
  shown: number | string | undefined,
  kind: Floating,
): void {
  useLayoutEffect(() => {
    const floating = element.current
    if (!floating || shown === undefined) return
    place(floating, kind)
    window.dispatchEvent(new Event(SHOWN))
    // Scrolling, focus or a keyboard may follow the toast. It moves once the page is at rest, not during the movement, and returns to its
    // edge once that is free.
    let rest: ReturnType<typeof setTimeout> | undefined
    const makeWay = () => {
      clearTimeout(rest)
      rest = setTimeout(() => place(floating, kind), AT_REST_MS)
    }
    const events = ['scroll', 'resize', 'focusin', SHOWN]
    for (const type of events) window.addEventListener(type, makeWay, { passive: true })
    window.visualViewport?.addEventListener('resize', makeWay)
    // Content that opens or loads moves the page without any event.
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
  }, [element, shown, kind])
}

function place(floating: HTMLElement, kind: Floating): void {
  delete floating.dataset.tight
  moveToClearPlace(floating, kind)
  // Between the fields of a form there may be no position for the full height, least of all above a keyboard.
  if (!covers(floating, kind.must)) return
  floating.dataset.tight = ''
  moveToClearPlace(floating, kind)
}

function moveToClearPlace(floating: HTMLElement, { must, should, phoneEdge }: Floating): void {
  const { height } = floating.getBoundingClientRect()
  const taken = { must: stretchesOf(must, floating), should: stretchesOf(should, floating) }
  const edge = window.matchMedia('(width >= 64rem)').matches ? 'bottom' : phoneEdge
  floating.style.top = `${clearPlace(height, seenWindow(), edge, taken)}px`
  floating.style.bottom = 'auto'
}

/** Returns true if the floating element covers any match of the selector or is not fully visible itself. */
function covers(floating: HTMLElement, selector: string): boolean {
  const own = floating.getBoundingClientRect()
  const seen = seenWindow()
  if (own.top < seen.top || own.bottom > seen.bottom) return true
  return stretchesOf(selector, floating).some((stretch) => overlap(stretch, own) > 0)
}

/** Returns the part of the window that no on-screen keyboard covers. */
function seenWindow(): Stretch {
  const view = window.visualViewport
  const top = view?.offsetTop ?? 0
  return { top, bottom: top + (view?.height ?? window.innerHeight) }
}

/** Returns the visible elements above, below or under the floating element, without those beside it. */
function stretchesOf(selector: string, floating: HTMLElement): Stretch[] {
  const { left, right } = floating.getBoundingClientRect()
  const seen = seenWindow()
  // Content behind an open dialog cannot be read or pressed.
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  return [...document.querySelectorAll(selector)]
    .filter((element) => dialogs.length === 0 || [...dialogs].some((dialog) => dialog.contains(element)))
    .filter((element) => !floating.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.right > left && box.left < right && overlap(box, seen) > 0)
}
