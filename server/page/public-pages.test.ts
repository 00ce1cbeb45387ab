import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/db/connect.ts'
import { changeChoices, retreats } from '#server/db/schema.ts'
import type { PageHandler } from '#server/http/web.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { guestWithBooking, makeHoldersKnown, operator, payByCard } from '#test/guests.ts'
import { publish, SITE } from '#test/site.ts'

const DATE = 'Oct 31–Nov 7, 2025'
const HTML = { 'content-type': 'text/html; charset=utf-8' }

// Stops the timeout after which a stored page is served without the database: a busy machine may need longer.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A landing page with prices, availability and day, as the real one has; it counts its renderings. */
async function landing(options: { render?: PageHandler } = {}) {
  const testApp = await createTestApp()
  let renderings = 0
  const renderPage: PageHandler = async (request, services) => {
    renderings += 1
    if (options.render) return options.render(request, services)
    const [tiers, availability] = await Promise.all([
      services.readers.read('pricingTiers'),
      services.readers.read('bookingAvailability'),
    ])
    const body = JSON.stringify([services.now, tiers, availability])
    return new Response(`${body}${' wind'.repeat(400)}`, { headers: HTML })
  }
  const app = createApp(testApp.deps, { renderPage, islandScripts: [], files: null, development: false })
  const ask = (headers: Record<string, string> = {}, path = '/') => app.request(path, { headers })
  return { ...testApp, app, ask, renderings: () => renderings }
}

/** Makes every query fail, until the returned function is called. */
function stopReading(db: Database): () => void {
  // Both databases' clients have this method; prepared statements bypass everything above it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { $client } = db as Database & { $client: { query: () => unknown } }
  const asking = vi
    .spyOn($client, 'query')
    .mockRejectedValue(new Error('connect ECONNREFUSED 127.0.0.1:5432'))
  const start = () => {
    asking.mockRestore()
  }
  onTestFinished(start)
  return start
}

const text = async (answer: Response | Promise<Response>) => (await answer).text()

test('the page is rendered once, and every visitor gets the same bytes', async () => {
  const { ask, renderings } = await landing()
  const answers = await Promise.all(Array.from({ length: 50 }, () => text(ask())))
  expect(new Set(answers).size).toBe(1)
  expect(await text(ask())).toBe(answers[0])
  expect(renderings()).toBe(1)
})

test('a place that is taken, and one that is released, show at once', async () => {
  const page = await landing()
  const before = await text(page.ask())
  await page.client.post('/api/submit-booking', kiterForm())
  const unknown = await text(page.ask())
  expect(unknown, 'of somebody who is not known it is taken, and moves no price').toContain(
    '"totalBookings":2',
  )
  await makeHoldersKnown(page)
  const taken = await text(page.ask())
  expect(taken).toContain('"totalBookings":3')
  expect(new Set([before, unknown, taken]).size).toBe(3)

  page.clock.advance({ hours: 1, milliseconds: 1 })
  await runDueJobs(page.deps)
  expect(await text(page.ask())).toContain('"totalBookings":2')
})

test('bookings of another package, and cancellations, show at once', async () => {
  const page = await landing()
  await page.client.post('/api/submit-booking', kiterForm())
  const kiter = await text(page.ask())
  await page.client.post('/api/submit-booking', companionForm())
  await makeHoldersKnown(page)
  const companion = await text(page.ask())
  expect(companion).not.toBe(kiter)

  const guest = await guestWithBooking(page, { email: 'fatou@example.com' })
  await makeHoldersKnown(page)
  const booked = await text(page.ask())
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const cancelled = await text(page.ask())
  expect(booked).toContain('"totalBookings":4')
  expect(cancelled).toBe(companion)
})

test('a draft does not render the page again', async () => {
  const page = await landing()
  await page.client.post('/api/submit-booking', kiterForm())
  await page.ask()
  await page.newVisitor().post('/api/leads', { firstName: 'Lamin', selectedDate: DATE })
  await page.ask()
  expect(page.renderings()).toBe(1)
})

test('every change of a retreat shows, also one made in the database', async () => {
  const page = await landing()
  await page.ask()
  const changes = [
    { status: 'closed' as const },
    { placesKiter: 6 },
    { placesNonKiter: 5 },
    { endsOn: '2025-11-08' },
  ]
  for (const change of changes) {
    await page.db.update(retreats).set(change).where(eq(retreats.startsOn, '2025-10-31'))
    await page.ask()
  }
  expect(page.renderings()).toBe(1 + changes.length)
})

test('a place kept for a guest of a cancelled date shows at once, and so does its release', async () => {
  const page = await landing()
  const guest = await guestWithBooking(page)
  await payByCard(guest, 'deposit')
  const admin = await operator(page)
  const idOn = async (startsOn: string) => {
    const [retreat] = await page.db.select().from(retreats).where(eq(retreats.startsOn, startsOn))
    return retreat?.id
  }
  await admin.post(`/api/admin/retreats/${await idOn('2025-10-31')}/cancel`, {
    dryRun: false,
    offerRetreatId: await idOn('2025-12-05'),
  })
  const kept = await text(page.ask())
  await page.db.update(changeChoices).set({ heldPlace: null })
  expect(await text(page.ask())).not.toBe(kept)
})

test('a new day in Banjul renders the page again, and an hour does not', async () => {
  const page = await landing()
  await page.ask()
  page.clock.advance({ hours: 14 })
  await page.ask()
  expect(page.renderings()).toBe(1)
  page.clock.advance({ hours: 1 })
  expect(await text(page.ask())).toContain('2025-09-02')
  expect(page.renderings()).toBe(2)
})

test('a place that is taken during the rendering shows to the next visitor', async () => {
  const page = await landing({
    render: async (_request, { readers }) => {
      if (page.renderings() === 1) {
        await page.client.post('/api/submit-booking', kiterForm({ email: 'quick@example.com' }))
        await makeHoldersKnown(page)
      }
      return new Response(JSON.stringify(await readers.read('pricingTiers')), { headers: HTML })
    },
  })
  expect(await text(page.ask())).toContain('"totalBookings":2')
  expect(await text(page.ask())).toContain('"totalBookings":3')
  expect(page.renderings()).toBe(2)
})

test('another server on the same database shows a place that this one sold', async () => {
  const page = await landing()
  const other = createApp(page.deps, {
    renderPage: async (_request, { readers }) =>
      new Response(JSON.stringify(await readers.read('pricingTiers')), { headers: HTML }),
    islandScripts: [],
    files: null,
    development: false,
  })
  expect(await text(other.request('/'))).toContain('"totalBookings":2')
  await page.client.post('/api/submit-booking', kiterForm())
  await makeHoldersKnown(page)
  expect(await text(other.request('/'))).toContain('"totalBookings":3')
})

test('the page is compressed as the browser accepts, and each encoding has its own ETag', async () => {
  const { ask } = await landing()
  const plain = await text(ask())
  const br = await ask({ 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await ask({ 'accept-encoding': 'gzip' })
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain)
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
  for (const answer of [br, gzip]) expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  const tags = [await ask(), br, gzip].map((answer) => answer.headers.get('etag'))
  expect(new Set(tags).size).toBe(3)
})

test('a browser with the current page gets 304, until a place is taken', async () => {
  const page = await landing()
  const first = await page.ask()
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const tag = first.headers.get('etag') ?? ''
  const again = await page.ask({ 'if-none-match': `"older", W/${tag}` })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('etag')).toBe(tag)
  // A browser replaces its stored headers with these.
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  expect((await page.ask({ 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(200)

  await page.client.post('/api/submit-booking', kiterForm())
  expect((await page.ask({ 'if-none-match': tag })).status).toBe(200)
})

test('a stored page and its 304 have the headers of other answers, and a request id that is logged', async () => {
  const page = await landing()
  const logged = vi.spyOn(page.deps.log, 'info')
  const other = await page.app.request('/robots.txt')
  const kept = await page.ask()
  const unchanged = await page.ask({ 'if-none-match': kept.headers.get('etag') ?? '' })
  expect(unchanged.status).toBe(304)
  // Headers about the content differ between answers.
  const own = /^(accept-ranges|cache-control|content-.*|etag|vary|x-request-id)$/
  const shared = ({ headers }: Response) => [...headers].filter(([name]) => !own.test(name))
  expect(shared(other).length).toBeGreaterThan(3)
  for (const answer of [kept, unchanged]) {
    expect(shared(answer)).toEqual(shared(other))
    const requestId = answer.headers.get('x-request-id')
    expect(requestId).toMatch(/^[\w-]{22}$/)
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ requestId, path: '/', status: answer.status }),
      'request',
    )
  }
})

test('HEAD returns the length and sends no body', async () => {
  const { app, ask } = await landing()
  const length = Buffer.byteLength(await text(ask()))
  const head = await app.request('/', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(length))
  expect(await head.text()).toBe('')
})

test('cookies and a query do not change the page, and it sets no cookie', async () => {
  const page = await landing()
  const stranger = await text(page.ask())
  const guest = await guestWithBooking(page)
  const admin = await operator(page)
  const after = await text(page.ask())
  expect(after).not.toBe(stranger)
  for (const { cookies } of [guest.visitor, admin]) {
    expect(cookies.size).toBeGreaterThan(0)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await page.ask({ cookie }, '/?utm_source=instagram')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).toBe(after)
  }
  expect(page.renderings()).toBe(2)
})

test('while the database is away the last page is served, and a new one once it is back', async () => {
  const page = await landing()
  const last = await text(page.ask())
  const startReading = stopReading(page.db)
  const away = await page.ask()
  expect(away.status).toBe(200)
  expect(await away.text()).toBe(last)
  expect((await page.app.request('/api/pricing-tiers')).ok, 'the database is away').toBe(false)
  startReading()
  await page.client.post('/api/submit-booking', kiterForm())
  await makeHoldersKnown(page)
  expect(await text(page.ask())).toContain('"totalBookings":3')
})

test('before the first rendering, a page is served without the database, and not kept', async () => {
  const page = await landing()
  const startReading = stopReading(page.db)
  const gap = await page.ask()
  expect(gap.status).toBe(200)
  expect(gap.headers.get('cache-control')).toBe('no-store')
  startReading()
  expect(await text(page.ask())).toContain('"totalBookings":2')
})

test('a page that fails answers 500, and is rendered again', async () => {
  let failing = true
  const page = await landing({
    render: async () =>
      failing ? new Response('failed', { status: 500 }) : new Response('good', { headers: HTML }),
  })
  expect((await page.ask()).status).toBe(500)
  failing = false
  expect(await text(page.ask())).toBe('good')
})

test('a legal page is rendered once while the server runs', async () => {
  const page = await landing()
  const paths = ['/privacy-policy', '/terms-of-service', '/refund-policy', '/accessibility']
  for (const path of paths) await page.ask({}, path)
  await page.client.post('/api/submit-booking', kiterForm())
  page.clock.advance({ hours: 48 })
  stopReading(page.db)
  for (const path of paths) {
    expect((await page.ask({}, path)).status, path).toBe(200)
  }
  expect(page.renderings()).toBe(paths.length)
})

test('other content shows at once, on every public page', async () => {
  const { ask, renderings, ...app } = await landing()
  await text(ask())
  await text(ask({}, '/privacy-policy'))
  publish(app, { seo: { ...SITE.seo } })
  await text(ask())
  await text(ask({}, '/privacy-policy'))
  await text(ask())
  expect(renderings()).toBe(4)
})

test('the policy lists hashes of the page’s inline scripts and styles, without a nonce', async () => {
  const page = await landing({
    render: async (_request, { nonce }) =>
      new Response(
        `<p>${nonce}</p><script src="/assets/a.js"></script><script type="application/ld+json">{}</script>` +
          '<script type="speculationrules">{"prefetch":[]}</script><style nonce="">p{color:red}</style>',
        { headers: HTML },
      ),
  })
  const answer = await page.ask()
  expect(await answer.text()).toContain('<p>null</p>')
  const policy = answer.headers.get('content-security-policy') ?? ''
  // printf '{"prefetch":[]}' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-iCmLT321orx9XB2HAc2rMGzJNxtBxBtg4uKp/p7UHH4=';")
  // printf 'p{color:red}' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('nonce')
})
