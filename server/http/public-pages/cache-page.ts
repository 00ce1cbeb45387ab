import type { Log } from '#server/process/log.ts'
import type { CachedPage } from './cached-page.ts'

interface PageSource {
  path: string
  /** Names what the page is made of now; rejects while the database does not answer. */
  readVersion: () => Promise<string>
  /** Null where the page could not be rendered whole. */
  render: () => Promise<CachedPage | null>
  log: Pick<Log, 'warn' | 'error'>
}

/** How often a page that changes while it is rendered is rendered anew before it goes out without being cached. */
const TRIES = 3

/**
 * Renders a page once for each change of what it is made of. Everybody who asks during a rendering waits for that one.
 * While the database does not answer, the last copy goes out; null means that there is none, and none can be made.
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
      // What changed meanwhile may be in the copy or not, so a copy counts only where nothing did.
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
