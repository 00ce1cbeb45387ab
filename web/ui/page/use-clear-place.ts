import { useLayoutEffect, type RefObject } from 'react'

/** Where a floating element belongs and what it avoids. */
export interface Floating {
  /** Selectors of the elements that it avoids covering, the most important first. */
  avoids: readonly string[]
  /** Its edge of the window on phones; on wide screens it is always the bottom. */
  phoneEdge: 'top' | 'bottom'
}

const AT_REST_MS = 120

/** The window event that a floating element shows new content, so that the others check their position. */
const SHOWN = 'floating-shown'

/**
 * Moves a floating element to a position that covers nothing that it avoids, while it shows something (`shown`), also when the page moves. If
 * there is no position that covers at most what matters least, sets `data-tight`, so that the element takes less room.
 */
export function useClearPlace(
  element: RefObject<HTMLElement | null>,
  shown: number | string | undefined,
  kind: Floating,
): void {
  useLayoutEffect(() => {
    const floating = element.current
    if (!floating || shown === undefined) return
    moveClear(floating, kind)
    window.dispatchEvent(new Event(SHOWN))
    // Scrolling, focus or a keyboard may follow the toast. It moves once the page is at rest, not during the movement, and returns to its
    // edge once that is free.
    let rest: ReturnType<typeof setTimeout> | undefined
    const makeWay = () => {
      clearTimeout(rest)
      rest = setTimeout(() => moveClear(floating, kind), AT_REST_MS)
    }
    const events = ['scroll', 'resize', 'focusin', SHOWN]
    for (const type of events) window.addEventListener(type, makeWay, { passive: true })
    window.visualViewport?.addEventListener('resize', makeWay)
    // Content that opens or loads, a dialog that closes or the next page move the page without any event.
    const layout = new ResizeObserver(makeWay)
    layout.observe(document.body)
    const content = new MutationObserver(makeWay)
    content.observe(document.body, { childList: true, subtree: true })
    return () => {
      clearTimeout(rest)
      layout.disconnect()
      content.disconnect()
      for (const type of events) window.removeEventListener(type, makeWay)
      window.visualViewport?.removeEventListener('resize', makeWay)
      floating.style.top = floating.style.bottom = ''
      delete floating.dataset.tight
    }
  }, [element, shown, kind])
}

function moveClear(floating: HTMLElement, kind: Floating): void {
  delete floating.dataset.tight
  moveToClearPlace(floating, kind)
  // Between the fields of a form there may be no position for the full height, least of all above a keyboard.
  if (!covers(floating, kind.avoids.slice(0, -1))) return
  floating.dataset.tight = ''
  moveToClearPlace(floating, kind)
}

function moveToClearPlace(floating: HTMLElement, { avoids, phoneEdge }: Floating): void {
  const { height } = floating.getBoundingClientRect()
  const taken = avoids.map((selector) => stretchesOf(selector, floating))
  const edge = window.matchMedia('(width >= 64rem)').matches ? 'bottom' : phoneEdge
  floating.style.top = `${clearPlace(height, seenWindow(), edge, taken)}px`
  floating.style.bottom = 'auto'
}

/** Returns true if the floating element covers any match of the selectors or is not fully visible itself. */
function covers(floating: HTMLElement, selectors: readonly string[]): boolean {
  const own = floating.getBoundingClientRect()
  const seen = seenWindow()
  if (own.top < seen.top || own.bottom > seen.bottom) return true
  return stretchesOf(selectors.join(), floating).some((stretch) => overlap(stretch, own) > 0)
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

/** A vertical range of the window, in CSS pixels. */
export interface Stretch {
  top: number
  bottom: number
}

/** Returns how much of two stretches overlaps, in CSS pixels. */
function overlap(a: Stretch, b: Stretch): number {
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
}

/**
 * Returns the distance, in CSS pixels, from the top of the window for a floating element so that it covers as little as possible of the
 * `taken` stretches: first of the first list, then of the second, and so on. Among equally good positions, the one nearest to its edge.
 */
export function clearPlace(
  height: number,
  window: Stretch,
  edge: 'top' | 'bottom',
  taken: readonly (readonly Stretch[])[],
): number {
  const highest = window.top
  const lowest = Math.max(highest, window.bottom - height)
  const coveredAt = (place: number) =>
    taken.map((stretches) =>
      stretches.reduce((sum, stretch) => sum + overlap(stretch, { top: place, bottom: place + height }), 0),
    )
  const [best = highest] = [
    highest,
    lowest,
    ...taken.flat().flatMap(({ top, bottom }) => [bottom, top - height]),
  ]
    .filter((place) => place >= highest && place <= lowest)
    .toSorted((a, b) => {
      const others = coveredAt(b)
      const differences = coveredAt(a).map((covered, list) => covered - (others[list] ?? 0))
      return differences.find((difference) => difference !== 0) ?? (edge === 'top' ? a - b : b - a)
    })
  return best
}
