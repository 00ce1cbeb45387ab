import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { pagePolicy } from './security.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
/** A call that accepts any JSON object, so that only the guards refuse. */
const OPEN_CALL = '/api/leads'

test('every answer has the security headers', async () => {
  const { app } = await createTestApp()
  for (const path of ['/healthz', '/api/pricing-tiers', '/api/nothing-here', '/%E0%A4%A']) {
    const { headers } = await app.request(path)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
    })
    expect(headers.has('strict-transport-security'), path).toBe(false)
  }
})

test('an API answer may run and load nothing', async () => {
  const { app } = await createTestApp()
  const { headers } = await app.request('/api/pricing-tiers')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('a page may run only the site’s scripts, and each answer has a new nonce', async () => {
  const { app } = await createTestApp()
  const ask = async () => app.request('/%E0%A4%A', { headers: { accept: 'text/html' } })
  const pages = [await ask(), await ask()]
  const policies = pages.map(({ headers }) => headers.get('content-security-policy') ?? '')
  const scripts = policies.map((policy) => /script-src ([^;]+)/.exec(policy)?.[1] ?? '')
  for (const allowed of scripts) expect(allowed).toMatch(/^'self' 'nonce-[\w-]{22}'$/)
  expect(scripts[0]).not.toBe(scripts[1])
})

test('live mode sends HSTS', async () => {
  const { app } = await createTestApp({ env: { live: true, baseUrl: 'https://www.example.com' } })
  const { headers } = await app.request('/healthz')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

const CALLERS: [who: string, headers: Record<string, string>, status: number][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['a sibling of ours', { 'sec-fetch-site': 'same-site' }, 403],
  ['another origin in an old browser', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['the site itself', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 200],
  ['the public address', { origin: 'http://127.0.0.1:3000' }, 200],
  ['the address it is reached at', { origin: 'http://localhost', host: 'localhost' }, 200],
  ['a program', {}, 200],
]
test('a state-changing call from another site is refused, and from the site itself or a program it is not', async () => {
  const { app } = await createTestApp()
  for (const [who, headers, status] of CALLERS) {
    const answer = await app.request(OPEN_CALL, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: '{}',
    })
    expect([who, answer.status]).toEqual([who, status])
  }
})

test('another site may link to a page', async () => {
  const { app } = await createTestApp()
  const answer = await app.request('/api/pricing-tiers', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.status).toBe(200)
})

test('the webhook accepts requests from another server', async () => {
  const { app } = await createTestApp()
  const headers = { origin: 'https://stripe.example', 'content-type': 'text/plain' }
  const answer = await app.request('/api/stripe/webhook', { method: 'POST', headers, body: 'not JSON' })
  expect([403, 415]).not.toContain(answer.status)
})

test('a body of 64 KB is read, and one byte more is too large', async () => {
  const { app } = await createTestApp()
  for (const [size, status] of [
    [64 * 1024, 200],
    [64 * 1024 + 1, 413],
  ] as const) {
    const frame = '{"x":""}'
    const body = `{"x":"${'a'.repeat(size - frame.length)}"}`
    const declared = { ...JSON_TYPE, 'content-length': String(size) }
    expect((await app.request(OPEN_CALL, { method: 'POST', headers: declared, body })).status).toBe(status)
    expect((await app.request(OPEN_CALL, { method: 'POST', headers: JSON_TYPE, body })).status).toBe(status)
  }
})

test('a body is JSON, with a charset or without one, and of no other type', async () => {
  const { app } = await createTestApp()
  for (const [type, status] of [
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data', 415],
    ['application/jsonp', 415],
    ['Application/JSON; charset=utf-8', 200],
  ] as const) {
    const headers = { 'content-type': type }
    const answer = await app.request(OPEN_CALL, { method: 'POST', headers, body: '{}' })
    expect([type, answer.status]).toEqual([type, status])
  }
})

const UNREADABLE = [
  ['broken JSON', '{"x":'],
  ['NUL in a value', '{"x":"\\u0000"}'],
  ['NUL in a name', '{"\\u0000":1}'],
  ['half a surrogate pair', '{"x":["\\ud83d"]}'],
  ['nesting that never ends', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['one level too many', `${'['.repeat(33)}1${']'.repeat(33)}`],
] as const
test('a body that is broken, too deep or no text is refused as unreadable', async () => {
  const { app } = await createTestApp()
  for (const [what, body] of UNREADABLE) {
    const answer = await app.request(OPEN_CALL, { method: 'POST', headers: JSON_TYPE, body })
    expect(answer.status, what).toBe(400)
    expect(answer.headers.get('content-type'), what).toBe('application/problem+json')
  }
})

test('an unreadable address is refused, but a malformed query only where it is read', async () => {
  const { app } = await createTestApp()
  for (const path of ['/%00', '/api/pricing-tiers?x=%00', '/%E0%A4%A', '/%ED%A0%80', '/api/%c0%80'])
    expect((await app.request(path)).status, path).toBe(400)
  expect((await app.request('/healthz?utm_content=50%-off')).status).toBe(200)
})

test('an unknown call answers with a problem and its request id', async () => {
  const { app } = await createTestApp()
  const answer = await app.request('/api/nothing-here')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    type: 'urn:problem:not-found',
    title: 'Not found',
    status: 404,
    detail: 'Not found',
    requestId: answer.headers.get('x-request-id'),
  })
})

test('an unexpected error does not show its message', async () => {
  const { deps } = await createTestApp()
  const app = createApp({ ...deps, pingDatabase: () => Promise.reject(new Error('never reached')) })
  app.get('/boom', () => {
    throw new Error('the password is swordfish')
  })
  const answer = await app.request('/boom')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('swordfish')
})

test('while the database is away, the process is alive but not ready', async () => {
  const { deps } = await createTestApp()
  const app = createApp({ ...deps, pingDatabase: () => Promise.reject(new Error('gone')) })
  expect((await app.request('/healthz')).status).toBe(200)
  const ready = await app.request('/readyz')
  expect(ready.status).toBe(503)
  expect(ready.headers.get('retry-after')).toBe('5')
})

test('a call that cannot reach the database asks to retry', async () => {
  const { deps } = await createTestApp()
  const app = createApp(deps)
  app.get('/down', () => {
    throw new Error('Failed query', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) })
  })
  const answer = await app.request('/down')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
})

const ofPage = (players: boolean) =>
  pagePolicy(
    { live: false },
    { scripts: [], styles: [], styleAttributes: false, players, development: false },
  )

test('video players may be framed only on the page with the preview', () => {
  expect(ofPage(true)).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
  expect(ofPage(false)).not.toContain('frame-src')
})
