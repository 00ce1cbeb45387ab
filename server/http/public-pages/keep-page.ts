import type { Log } from '#server/process/log.ts'
import type { PageCopy } from './page-copy.ts'

interface KeptPage {
  path: string
  /** Names what the page is made of now; rejects while the database does not answer. */
  readVersion: () => Promise<string>
  /** Null where the page could not be rendered whole. */
  render: () => Promise<PageCopy | null>
  log: Pick<Log, 'warn' | 'error'>
}

/** How often a page that changes while it is rendered is rendered anew before it goes out without being kept. */
const TRIES = 3

/**
 * Renders a page once for each change of what it is made of. Everybody who asks during a rendering waits for that one.
 * While the database does not answer, the last copy goes out; null means that there is none, and none can be made.
 */
export function keepPage({ path, readVersion, render, log }: KeptPage): () => Promise<PageCopy | null> {
  let kept: { version: string; copy: PageCopy } | null = null
  const underWay = new Map<string, Promise<PageCopy | null>>()

  async function renderAndKeep(asked: string): Promise<PageCopy | null> {
    let version = asked
    let copy: PageCopy | null = null
    for (let tries = 0; tries < TRIES; tries++) {
      copy = await render()
      if (copy === null) return null
      // What changed meanwhile may be in the copy or not, so a copy counts only where nothing did.
      const after = await readVersion()
      if (after === version) {
        kept = { version, copy }
        return copy
      }
      version = after
    }
    return copy
  }

  function renderOnce(version: string): Promise<PageCopy | null> {
    const running = underWay.get(version)
    if (running) return running
    const rendering = renderAndKeep(version).finally(() => underWay.delete(version))
    underWay.set(version, rendering)
    return rendering
  }

  return async () => {
    try {
      const version = await readVersion()
      if (kept?.version === version) return kept.copy
      const copy = await renderOnce(version)
      if (copy) return copy
      log.error({ path }, 'a public page could not be rendered whole, the last one goes out')
    } catch (error) {
      log.warn(
        { err: error, path },
        'it is not known whether a public page has changed, the last one goes out',
      )
    }
    return kept?.copy ?? null
  }
}
