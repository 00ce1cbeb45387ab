const TAKES_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * A browser scrolls smoothly to where an anchor stood when it was pressed. Should anything above it have another height by
 * then, the scrolling is put right at its end, unless the reader has taken over.
 */
export function settleAnchors(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const place = link && root.getElementById(link.hash.slice(1))
    if (!place) return
    const way = new AbortController()
    const { signal } = way
    for (const type of TAKES_OVER) window.addEventListener(type, () => way.abort(), { signal })
    const settle = () => {
      way.abort()
      place.scrollIntoView({ behavior: 'instant' })
    }
    window.addEventListener('scrollend', settle, { signal })
  })
}
