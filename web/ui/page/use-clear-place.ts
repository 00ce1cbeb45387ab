import { useLayoutEffect, type RefObject } from 'react'
import { clearPlace, overlap, type Stretch } from './clear-place.ts'

/** Where something that floats belongs, and what it makes way for. */
export interface Floating {
  /** A selector of what it never lies over where there is any other place. */
  must: string
  /** A selector of what it rather leaves free. */
  should: string
  /** The edge of a phone's window that it belongs to. Beside the page, on a wide screen, that is the bottom. */
  phoneEdge: 'top' | 'bottom'
}

const AT_REST_MS = 120

/** Told to whatever else floats once something floating shows other content: it may be in the way now. */
const SHOWN = 'floating-shown'

/**
 * Puts an element that floats where it covers none of that, as long as it shows something (`shown`), wherever the page is.
 * Where there is no such place it gets `data-tight`, to take less room.
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
    // A field that is scrolled to or focused, a keyboard that opens: each of them comes after the toast too. It makes way
    // once the page has come to rest, and not all the while; and it goes back to its edge once that is free again.
    let rest: ReturnType<typeof setTimeout> | undefined
    const makeWay = () => {
      clearTimeout(rest)
      rest = setTimeout(() => place(floating, kind), AT_REST_MS)
    }
    const events = ['scroll', 'resize', 'focusin', SHOWN]
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
  }, [element, shown, kind])
}

function place(floating: HTMLElement, kind: Floating): void {
  delete floating.dataset.tight
  moveToClearPlace(floating, kind)
  // Between the fields of a form there may be no place of its full height, least of all above a keyboard.
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
  // Behind an open dialog nothing is read or pressed.
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  return [...document.querySelectorAll(selector)]
    .filter((element) => dialogs.length === 0 || [...dialogs].some((dialog) => dialog.contains(element)))
    .filter((element) => !floating.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.right > left && box.left < right && overlap(box, seen) > 0)
}
