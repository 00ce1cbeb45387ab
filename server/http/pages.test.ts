import { expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { guestWithBooking, payByCard } from '#test/guests.ts'
import { newVisitor } from '#test/visitor.ts'
import type { PageHandler, Web } from './web.ts'

/** A website whose only page is rendered by this function. */
function webOf(renderPage: PageHandler): Web {
  return { renderPage, islandScripts: ['/assets/islands.js'], files: null, development: false }
}

const html = (body: string, init?: ResponseInit) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init })

test('a path outside the API is rendered as a page, and keeps its 404', async () => {
  const { deps } = await createTestApp()
  const app = createApp(
    deps,
    webOf(async (request) =>
      new URL(request.url).pathname === '/booking'
        ? html('form')
        : html('404 Page Not Found', { status: 404 }),
    ),
  )
  expect(await (await app.request('/booking')).text()).toBe('form')
  const missing = await app.request('/no/such/page')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toBe('404 Page Not Found')
  expect((await app.request('/api/nothing-here')).headers.get('content-type')).toBe(
    'application/problem+json',
  )
})

test('a page reads data as the requesting guest, and passes on cookies set while reading', async () => {
  const testApp = await createTestApp()
  const guest = await guestWithBooking(testApp)
  const sessionId = await payByCard(guest, 'deposit')
  const app = createApp(
    testApp.deps,
    webOf(async (_request, { readers }) => {
      const session = await readers.read('verifySession', { params: { sessionId } })
      return html(JSON.stringify([(await readers.guest())?.email, session]))
    }),
  )
  const visitor = newVisitor(app, testApp.deps.env.baseUrl, guest.visitor.cookies)
  const page = await visitor.get<string>('/payment-success')
  expect(JSON.parse(page.body)).toMatchObject([
    'awa@example.com',
    { ok: true, body: { session: { payment_status: 'paid', leadId: guest.lead.id } } },
  ])
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.getSetCookie()).toMatchObject([expect.stringMatching(/^lead=;/)])
  const nobody = await newVisitor(app, testApp.deps.env.baseUrl).get<string>('/payment-success')
  expect(JSON.parse(nobody.body)).toEqual([null, { ok: false, status: 401, body: null }])
  expect(nobody.headers.getSetCookie()).toEqual([])
})

test('one request looks up the guest once, however much its page reads', async () => {
  const testApp = await createTestApp()
  const guest = await guestWithBooking(testApp)
  const currentUser = vi.spyOn(testApp.deps.accounts, 'currentUser')
  const app = createApp(
    testApp.deps,
    webOf(async (_request, { readers }) => {
      await Promise.all([
        readers.guest(),
        readers.read('myBookings'),
        readers.read('bookingPayments', { params: { bookingId: guest.lead.id } }),
      ])
      return html('')
    }),
  )
  await newVisitor(app, testApp.deps.env.baseUrl, guest.visitor.cookies).get('/dashboard')
  expect(currentUser).toHaveBeenCalledTimes(1)
})

test('a page gets the nonce that its policy allows', async () => {
  const { deps } = await createTestApp()
  const app = createApp(
    deps,
    webOf(async (_request, { nonce }) => html(nonce ?? 'none')),
  )
  const page = await app.request('/booking')
  const nonce = await page.text()
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`)
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('a page’s own cache-control is kept', async () => {
  const { deps } = await createTestApp()
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' }
  const app = createApp(
    deps,
    webOf(async () => html('', { headers })),
  )
  expect((await app.request('/booking')).headers.get('cache-control')).toBe('public, max-age=60')
})

test('a large page is compressed as the browser accepts, and a small one is not', async () => {
  const { deps } = await createTestApp()
  const app = createApp(
    deps,
    webOf(async (request) => html('wind '.repeat(request.url.endsWith('/small') ? 1 : 1000))),
  )
  const ask = async (path: string, accept: string) =>
    (await app.request(path, { headers: { 'accept-encoding': accept } })).headers.get('content-encoding')
  expect(await ask('/booking', 'gzip, deflate, br')).toBe('br')
  expect(await ask('/booking', 'gzip')).toBe('gzip')
  expect(await ask('/booking', 'identity')).toBeNull()
  expect(await ask('/small', 'br')).toBeNull()
})
