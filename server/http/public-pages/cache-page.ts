import type { Log } from '#server/process/log.ts'
import type { CachedPage } from './cached-page.ts'

interface PageSource {
  path: string
  /** Returns the version of the page's data. Rejects while the database does not answer. */
  readVersion: () => Promise<string>
  /** Null if part of the page could not be rendered. */
  render: () => Promise<CachedPage | null>
  log: Pick<Log, 'warn' | 'error'>
}

/** How many times a page is rendered if its data changes meanwhile, before it is sent without being cached. */
const TRIES = 3

/**
 * Renders a page once per change of its data; concurrent requests share one rendering. While the database does not answer, the last copy is
 * returned, or null if there is none.
 */
export function cachePage({ path, readVersion, render, log }: PageSource): () => Promise<CachedPage | null> {
  let cached: { version: string; copy: CachedPage } | null = null
  const underWay = new Map<string, Promise<CachedPage | null>>()

  async function renderAndCache(asked: string): Promise<CachedPage | null> {
    let version = asked
    let copy: CachedPage | null = null
    for (let tries = 0; tries < TRIES; tries++) {
      copy = await render()
      if (copy === null) return null
      // A change during rendering may or may not be in the copy, so it is cached only if nothing changed.
      const after = await readVersion()
      if (after === version) {
        cached = { version, copy }
        return copy
      }
      version = after
    }
    return copy
  }

  function renderOnce(version: string): Promise<CachedPage | null> {
    const running = underWay.get(version)
    if (running) return running
    const rendering = renderAndCache(version).finally(() => underWay.delete(version))
    underWay.set(version, rendering)
    return rendering
  }

  return async () => {
    try {
      const version = await readVersion()
      if (cached?.version === version) return cached.copy
      const copy = await renderOnce(version)
      if (copy) return copy
      log.error({ path }, 'a public page could not be rendered whole, the last one goes out')
    } catch (error) {
      log.warn(
        { err: error, path },
        'it is not known whether a public page has changed, the last one goes out',
      )
    }
    return cached?.copy ?? null
  }
}
