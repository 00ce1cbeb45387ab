import type { ComponentType } from 'react'
import { logUnlessLeft } from '#web/browser/page-lifecycle.ts'

/** `painted`: at once. `visible`: when it is nearly in sight. `event`: when the window tells its event, and only then. */
export type HydrationMoment = 'painted' | 'visible' | 'event'

/** How to load each island's component. The props were checked where the island was placed on the page. */
export type IslandRegistry = Record<string, () => Promise<ComponentType<never>>>

/**
 * Hydrates each island of the page at its moment. What it shows until then works without scripts, or is disabled and says
 * why: nothing that is done before is repeated.
 */
export function hydrateIslands(root: ParentNode, registry: IslandRegistry): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    let begun = false
    const begin = () => {
      if (begun) return
      begun = true
      hydrate(element, registry).catch((error: unknown) => logUnlessLeft('An island was not hydrated', error))
    }
    const { when, event } = element.dataset
    if (when === 'painted') begin()
    if (when === 'visible') whenVisible(element, begin)
    if (event) window.addEventListener(event, begin, { once: true })
  }
}

async function hydrate(element: HTMLElement, registry: IslandRegistry): Promise<void> {
  const { island = '', props = '{}', prefix = '' } = element.dataset
  const load = registry[island]
  if (!load) throw new Error(`No island is called "${island}"`)
  // React itself comes with the first island that is hydrated.
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.tsx'), load()])
  hydrateIsland(element, component, props, prefix)
}

function whenVisible(element: HTMLElement, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '200px' },
  )
  // The island's own element has no box of its own (`display: contents`).
  for (const child of element.children) observer.observe(child)
}
