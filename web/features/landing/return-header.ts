/** A finger that rests on the screen trembles: less than this is no wish to see the header. In CSS pixels. */
const WAY_UP = 40
/** So far from the top the header's own place is out of sight. */
const OUT_OF_SIGHT = 100

export interface HeaderScroll {
  /** Where the page stood last. */
  y: number
  /** The furthest down since the reader last turned upwards. */
  turn: number
  returned: boolean
}

/** Whether the header has come back, after the page was scrolled to `y`. It leaves on the way down, unless it is `held`. */
export function scrolledTo(y: number, before: HeaderScroll, held: boolean): HeaderScroll {
  if (y <= 0) return { y, turn: 0, returned: false }
  if (y > before.y) return { y, turn: y, returned: before.returned && held }
  const comes = before.turn - y >= WAY_UP && y > OUT_OF_SIGHT
  return { y, turn: before.turn, returned: before.returned || comes }
}

/** Brings the landing page's header back where the reader scrolls up; who stands in it by keyboard keeps it. */
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
