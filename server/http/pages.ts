import type { Context, Hono } from 'hono'
import type { PageReaders } from '#domain/api/page-readers.ts'
import type { Deps } from '#server/deps.ts'
import { buildVersion } from '#server/process/product-version.ts'
import type { Web } from './web.ts'

/** Returns the page readers for a request. `onFailure` is called for every read that failed. */
export type ReadersOf = (c: Context, onFailure?: () => void) => PageReaders

/** Renders every path that is neither a file nor an API call. The web has its own routes and 404 page. */
export function pageRoutes(app: Hono, deps: Deps, web: Web, readersOf: ReadersOf): void {
  app.all('*', async (c) => {
    const page = await renderPage(deps, web, c, { readers: readersOf(c), nonce: c.get('nonce') })
    // Keeps the cookies that a reader has set.
    return c.newResponse(page.body, page)
  })
}

/** Renders the page of a request. `nonce` is null for a page cached for everybody. */
export function renderPage(
  deps: Deps,
  web: Web,
  c: Context,
  page: { readers: PageReaders; nonce: string | null },
): Promise<Response> {
  return web.renderPage(c.req.raw, {
    ...page,
    now: deps.clock.now(),
    demonstration: !deps.env.live,
    baseUrl: deps.env.baseUrl,
    version: buildVersion(),
    islandScripts: web.islandScripts,
    onError: (error) => deps.log.error({ err: error, requestId: c.get('requestId') }, 'page failed'),
  })
}
