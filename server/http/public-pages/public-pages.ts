import { setImmediate as nextTurn } from 'node:timers/promises'
import { count, isNotNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { banjulDay } from '#domain/base/dates.ts'
import type { Database } from '#server/db/connect.ts'
import { isUnknownHold } from '#server/db/known-holders.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { randomId, logRequest } from '#server/http/request-context.ts'
import { baseSecurityHeaders, pagePolicy } from '#server/http/security.ts'
import { renderPage, type ReadersOf, type Web } from '#server/http/web.ts'
import { withTimeout } from '#server/process/timeout.ts'
import { cachePage, makeCachedPage, type CachedPage } from './cached-page.ts'

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

/**
 * Coalesces calls: each caller gets a result that was begun after their call, so it is never stale. Calls in the same turn of the event
 * loop, or while one is running, share the next one.
 */
export function coalesce<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null

  async function askNext(): Promise<T> {
    await Promise.allSettled([running])
    await nextTurn()
    next = null
    running = ask()
    return running
  }

  return () => (next ??= askNext())
}

/** A prepared statement's name would belong to the connection, which a pooler may change. */
const UNNAMED = ''

/**
 * Returns a reader of the offer's fingerprint: each retreat with its days, places, status and minimum, the number of its bookings that hold
 * a place and, if it has a minimum, are confirmed; and the number of holds that do not affect the price. It is computed from the rows
 * themselves, so it covers changes by every server and by hand (decision 0019). The statement is built once.
 */
export function offerVersionReader(db: Database): () => Promise<string> {
  const held = db
    .select({
      retreatId: bookings.retreatId,
      packageType: bookings.packageType,
      booked: count().as('booked'),
      confirmed: sql`count(*) filter (where ${bookings.status} = 'payment_confirmed')`.as('confirmed'),
    })
    .from(bookings)
    .where(isNotNull(bookings.placeNumber))
    .groupBy(bookings.retreatId, bookings.packageType)
    .as('held')
  const unknown = db.select({ held: count() }).from(bookings).where(isUnknownHold)
  const line = sql`concat_ws(' ', ${retreats.id}, ${retreats.startsOn}, ${retreats.endsOn}, ${retreats.placesKiter},
    ${retreats.placesNonKiter}, ${retreats.status}, ${held.packageType}, ${held.booked},
    case when ${retreats.minimumGuests} is not null then concat('runs from ', ${retreats.minimumGuests}, ' confirmed ', ${held.confirmed}) end)`
  const statement = db
    .select({
      version: sql<string>`md5(concat(string_agg(${line}, E'\\n' order by ${line}), ' unknown ', (${unknown})))`,
    })
    .from(retreats)
    .leftJoin(held, sql`${held.retreatId} = ${retreats.id}`)
    .prepare(UNNAMED)
  return async () => {
    const [row] = await statement.execute()
    return row?.version ?? ''
  }
}
