/** The distance of upward scrolling that brings the header back, in CSS pixels; a resting finger moves less. */
const WAY_UP = 40
/** How far from the top the header's own position is out of view, in CSS pixels. */
const OUT_OF_SIGHT = 100

export interface HeaderScroll {
  /** The last scroll position, in CSS pixels. */
  y: number
  /** The lowest position since the last turn upwards, in CSS pixels. */
  turn: number
  returned: boolean
}

/** Returns the scroll state after scrolling to `y`; `returned` is true while the header is shown again. It hides on the way down unless it is `held`. */
export function scrolledTo(y: number, before: HeaderScroll, held: boolean): HeaderScroll {
  if (y <= 0) return { y, turn: 0, returned: false }
  if (y > before.y) return { y, turn: y, returned: before.returned && held }
  const comes = before.turn - y >= WAY_UP && y > OUT_OF_SIGHT
  return { y, turn: before.turn, returned: before.returned || comes }
}

/** Shows the landing page's header again when the visitor scrolls up; it stays while it has the keyboard focus. */
export function returnHeader(root: Document): void {
  const header = root.querySelector('[data-returning-header]')
  if (!header) return
  let state: HeaderScroll = { y: window.scrollY, turn: window.scrollY, returned: false }
  const follow = () => {
    state = scrolledTo(window.scrollY, state, header.querySelector(':focus-visible') !== null)
    header.toggleAttribute('data-returned', state.returned)
  }
  window.addEventListener('scroll', follow, { passive: true })
}
