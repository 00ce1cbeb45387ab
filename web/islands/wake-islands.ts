import { whenIdle } from './when-idle.ts'

import type { ComponentType } from 'react'

export type WakeMoment = 'load' | 'visible' | 'interaction'

/** How to load each island's component. The props were checked where the island was placed on the page. */
export type IslandRegistry = Record<string, () => Promise<ComponentType<never>>>

/**
 * Watches the page's islands and hydrates each at its moment: when the page is at rest, when it is nearly in sight, or
 * when somebody reaches for it. Reaching for it always counts, so the first tap on a sleeping island wakes it and is then
 * carried out; should it not wake, the browser does with the tap what it does without scripts.
 */
export function wakeIslands(root: ParentNode, registry: IslandRegistry): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) watch(element, registry)
}

/** Signs that a hand is on its way, in time to load what it will need. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const

function watch(element: HTMLElement, registry: IslandRegistry): void {
  let waking: Promise<void> | null = null
  const awake = () => (waking ??= hydrate(element, registry).catch(report).finally(stopWatching))
  const wake = () => void awake()

  let holding = false
  async function holdClick(event: MouseEvent): Promise<void> {
    if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const { target } = event
    event.preventDefault()
    event.stopImmediatePropagation()
    // An impatient second tap means the first one.
    if (holding) return
    holding = true
    await awake()
    target.dispatchEvent(new MouseEvent('click', event))
  }
  const onClick = (event: MouseEvent) => void holdClick(event)

  for (const type of APPROACHES) element.addEventListener(type, wake, { passive: true })
  element.addEventListener('click', onClick, { capture: true })
  function stopWatching(): void {
    for (const type of APPROACHES) element.removeEventListener(type, wake)
    element.removeEventListener('click', onClick, { capture: true })
  }

  if (element.dataset.when === 'load') whenIdle(wake)
  if (element.dataset.when === 'visible') whenVisible(element, wake)
  if (element.dataset.orOn) window.addEventListener(element.dataset.orOn, wake, { once: true })
}

async function hydrate(element: HTMLElement, registry: IslandRegistry): Promise<void> {
  const { island = '', props = '{}', prefix = '' } = element.dataset
  const load = registry[island]
  if (!load) throw new Error(`No island is called "${island}"`)
  // React itself comes with the first island that wakes.
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.tsx'), load()])
  await hydrateIsland(element, component, props, prefix)
}

function report(error: unknown): void {
  console.error('An island did not wake', error)
}

function whenVisible(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin: '200px' },
  )
  // The island's own element has no box of its own (`display: contents`).
  for (const child of element.children) observer.observe(child)
}
