import { Hono } from 'hono'
import { banjulDay } from '#domain/base/dates.ts'
import type { Deps } from '#server/deps.ts'
import { pagePolicy } from '#server/http/content-security-policy.ts'
import { randomId } from '#server/http/request-context.ts'
import { renderPage, type ReadersOf } from '#server/http/pages.ts'
import { logRequest } from '#server/http/request-log.ts'
import { baseSecurityHeaders } from '#server/http/security.ts'
import type { Web } from '#server/http/web.ts'
import { withTimeout } from '#server/process/timeout.ts'
import { coalesce } from './coalesce.ts'
import { cachePage } from './cache-page.ts'
import { offerVersionReader } from './offer-version.ts'
import { makeCachedPage, type CachedPage } from './cached-page.ts'

/** How many milliseconds a visitor waits for the offer's version before the last copy is sent. */
const VERSION_MS = 2000

/**
 * Serves the pages that are the same for everybody and have no hydration, from copies rendered once per change of their data (decision
 * 0019). Everything else continues to the next handler. It runs before the other middleware and sets the same headers itself.
 */
export function publicPages(app: Hono, deps: Deps, web: Web, readersOf: ReadersOf): void {
  const readOfferVersion = offerVersionReader(deps.db)
  const offer = coalesce(() =>
    withTimeout(readOfferVersion(), VERSION_MS, `The database did not answer within ${VERSION_MS} ms`),
  )
  /** The owner's texts are read at start and do not change while the process runs. */
  const texts = async () => 'texts'
  const versions: Record<string, () => Promise<string>> = {
    '/': async () => `${await offer()} ${banjulDay(deps.clock.now())}`,
    '/privacy-policy': texts,
    '/terms-of-service': texts,
    '/refund-policy': texts,
    '/accessibility': texts,
  }
  const pages = new Map(
    Object.entries(versions).map(([path, readVersion]) => [
      path,
      cachePage({ path, readVersion, render: () => renderForAll(deps, web, path, readersOf), log: deps.log }),
    ]),
  )

  app.use(async (c, next) => {
    const current = c.req.method === 'GET' || c.req.method === 'HEAD' ? pages.get(c.req.path) : undefined
    if (!current) return next()
    const started = performance.now()
    const copy = await current()
    if (!copy) return next()
    const id = randomId()
    const answer = copy.answer({ id, method: c.req.method, header: (name) => c.req.header(name) })
    logRequest(deps.log, c, { requestId: id, status: answer.status, started })
    return answer
  })
}

/** Renders a page without cookies or query. Null if it failed or is incomplete. */
async function renderForAll(
  deps: Deps,
  web: Web,
  path: string,
  readersOf: ReadersOf,
): Promise<CachedPage | null> {
  let whole = true
  const forNobody = new Hono()
  forNobody.onError((error) => {
    throw error
  })
  forNobody.all('*', (c) => {
    c.set('requestId', randomId())
    // With a failed read the page leaves a gap, which may be sent once but not cached.
    const readers = readersOf(c, () => (whole = false))
    return renderPage(deps, web, c, { readers, nonce: null })
  })
  const page = await forNobody.request(new URL(path, deps.env.baseUrl))
  if (!page.ok) return null
  const html = await page.text()
  if (!whole) return null
  return makeCachedPage(
    html,
    (hashes) =>
      pagePolicy(deps.env, { ...hashes, styleAttributes: false, players: path === '/', development: false }),
    baseSecurityHeaders(deps.env),
  )
}
