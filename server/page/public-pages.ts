import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { SiteContent } from '#content/site-content.ts'
import { banjulDay } from '#domain/base/dates.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { ENCODINGS } from '#server/http/compress.ts'
import { randomId } from '#server/http/request-context.ts'
import { pagePolicy } from '#server/http/security.ts'
import { renderPage, serveFile, type ReadersOf, type Web } from '#server/http/web.ts'
import { withTimeout } from '#server/process/timeout.ts'
import { readAvailability, readPricingTiers } from '#server/store/places.ts'
import { readQuotes } from '#server/travel/guest-answers.ts'

/** Pages that are the same for every visitor and are sent without hydration. */
const PUBLIC_PAGES = ['/', '/privacy-policy', '/terms-of-service', '/refund-policy', '/accessibility']

/** How many milliseconds a visitor waits for prices and places before the last copy is sent. */
const OFFER_MS = 2000

/**
 * Serves the public pages from copies that are rendered once per change of what they show (decision 0019): the content in force, and for
 * the landing page the prices, places, quotes and day.
 */
export function publicPages(app: Hono, deps: AppDeps, web: Web, readersOf: ReadersOf): void {
  const readOffer = shared(() => {
    const offer = Promise.all([readPricingTiers(deps), readAvailability(deps), readQuotes(deps)])
    return withTimeout(offer, OFFER_MS, `The database did not answer within ${OFFER_MS} ms`)
  })

  /** Renders a page as for a visitor without cookies or query, so it can hold nothing of a guest. */
  async function render(path: string, offer: Awaited<ReturnType<typeof readOffer>> | null) {
    const forNobody = new Hono().all('*', (c) => {
      c.set('requestId', randomId())
      const readers = offer
        ? readersOf(c, { pricingTiers: () => offer[0], bookingAvailability: () => offer[1] })
        : readersOf(c)
      return renderPage(deps, web, c, { readers, nonce: null })
    })
    const page = await forNobody.request(new URL(path, deps.env.baseUrl))
    if (!page.ok) throw new Error(`${path} could not be rendered`)
    const html = await page.text()
    const plain = Buffer.from(html)
    const [br, gzip] = await Promise.all([ENCODINGS.br.compress(plain), ENCODINGS.gzip.compress(plain)])
    const policy = pagePolicy(deps.env, {
      scripts: inlineHashes(html, 'script'),
      styles: inlineHashes(html, 'style'),
      styleAttributes: false,
      players: path === '/',
      development: false,
    })
    return {
      type: 'text/html; charset=utf-8',
      cacheControl: 'public, max-age=0, must-revalidate',
      hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      plain,
      compressed: { br, gzip },
      policy,
    }
  }

  for (const path of PUBLIC_PAGES) {
    let kept: { site: SiteContent; version: string; page: ReturnType<typeof render> } | null = null
    app.get(path, async (c, next) => {
      try {
        const offer = path === '/' ? await readOffer() : null
        const isOpen = deps.connections.isOpen()
        const version = JSON.stringify([isOpen, offer && [offer, banjulDay(deps.clock.now())]])
        const site = deps.site()
        if (kept?.site !== site || kept.version !== version)
          kept = { site, version, page: render(path, offer) }
      } catch (error) {
        deps.log.warn({ err: error, path }, 'prices and places were not read: the last copy is sent')
      }
      // What could not be rendered is not kept, and answered like any other page.
      const page = await kept?.page.catch(() => (kept = null))
      if (!page) return next()
      const answer = serveFile(page, c.req.raw)
      answer.headers.set('content-security-policy', page.policy)
      return answer
    })
  }
}

/** Shares one call among the callers that come while another is running, so each gets a result that was begun after they asked. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  async function askNext(): Promise<T> {
    await last
    next = null
    return ask()
  }
  return () => {
    if (next) return next
    next = askNext()
    last = next.catch(() => null)
    return next
  }
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi

/** Returns the hashes of inline code as `'sha256-…'` sources. Structured data does not run, so it needs none. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const codes = [...html.matchAll(INLINE)].flatMap(([, name, attributes = '', code = '']) =>
    name === tag && !/\s(src=|type="application\/)/i.test(attributes) ? code : [],
  )
  return codes.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}
