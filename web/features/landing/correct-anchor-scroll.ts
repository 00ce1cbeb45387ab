const TAKES_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** Corrects the scroll position after a jump to an anchor if the height above it has changed, unless the visitor has taken over. */
export function correctAnchorScroll(root: Document): void {
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
