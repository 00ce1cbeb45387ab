import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestApp } from '#test/create-test-app.ts'
import type { PageHandler, Web } from './web.ts'

/** A web whose only page is rendered by this function. */
function webOf(renderPage: PageHandler): Web {
  return { renderPage, islandScripts: ['/assets/islands.js'], files: null, development: false }
}

const html = (body: string, init?: ResponseInit) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init })

test('a path that is no call goes to the web, whose 404 stays one', async () => {
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

test('a page calls the API in process, with the cookies of its browser, and passes new ones back', async () => {
  const { deps } = await createTestApp()
  const app = createApp(
    deps,
    webOf(async (_request, { api }) => {
      const draft = await api('/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ firstName: 'Fatou' }),
      })
      return html(await draft.text())
    }),
  )
  const first = await app.request('/booking')
  const [cookie = ''] = first.headers.getSetCookie()
  const lead: unknown = await first.json()
  expect(lead).toMatchObject({ lead: { status: 'in_progress' } })
  const again = await app.request('/booking', { headers: { cookie: cookie.split(';')[0] ?? '' } })
  expect(await again.json()).toEqual(lead)
})

test('a page cannot be made to call anything but the API of this site', async () => {
  const { deps } = await createTestApp()
  const app = createApp(
    deps,
    webOf(async (_request, { api }) => api('//evil.example/')),
  )
  expect((await app.request('/booking')).status).toBe(500)
})

test('a page knows the nonce that its answer allows', async () => {
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

test('a page that says how long it holds keeps its word', async () => {
  const { deps } = await createTestApp()
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' }
  const app = createApp(
    deps,
    webOf(async () => html('', { headers })),
  )
  expect((await app.request('/booking')).headers.get('cache-control')).toBe('public, max-age=60')
})

test('a large page is compressed as the browser takes it, a small one is not', async () => {
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
