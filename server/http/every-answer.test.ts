// Row 38 of docs/acceptance.md: the headers on each kind of answer.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { documents } from '#server/db/schema.ts'
import { createSandbox, sandboxWebhookSecret } from '#server/payment/sandbox/sandbox.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, payByCard } from '#test/guests.ts'
import { newFolder } from '#test/new-folder.ts'
import { openStaticFiles, type Web } from './web.ts'

/** The same for everyone, so browsers and caches may store them. Everything else is `no-store`. */
const MAY_BE_KEPT = [
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /',
  'HEAD /',
  'GET /privacy-policy',
  'GET /terms-of-service',
  'GET /refund-policy',
  'GET /accessibility',
  'GET /assets/app-1a2b.js',
]

/** A website with one file, and the same text on every page. */
async function sampleWeb(): Promise<Web> {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {}')
  return {
    renderPage: async () =>
      new Response('<!doctype html><title>Page</title><script>run()</script>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
    islandScripts: [],
    files: await openStaticFiles(folder),
    development: false,
  }
}

interface Asked {
  /** The request, with the route's pattern. */
  what: string
  answer: Response
}

/** Every kind of answer: each route without a session and with a guest's and the operator's, and requests that match no route. */
async function everyAnswer(env: { live: boolean; baseUrl: string }): Promise<Asked[]> {
  const testApp = await createTestApp({ env })
  const app = createApp(testApp.deps, await sampleWeb())
  const answers: Asked[] = []
  const { ids, cookies } = await fillScene(testApp)

  async function ask(what: string, path: string, init: RequestInit): Promise<void> {
    answers.push({
      what,
      answer: await app.request(new URL(path, env.baseUrl), { redirect: 'manual', ...init }),
    })
  }

  const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  for (const { method, path } of routes) {
    const what = `${method} ${path}`
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? name)
    const body =
      path === '/api/submit-booking'
        ? JSON.stringify(kiterForm({ email: 'lamin@example.com' }))
        : '{"email":"nobody@example.com"}'
    const typed = method === 'GET' ? {} : { body, headers: { 'content-type': 'application/json' } }
    await ask(what, address, { method, ...typed })
    // Signing out would end the session for later requests.
    if (path.endsWith('/logout')) continue
    const query = path.startsWith('/api/transfer-code') ? '?paymentType=balance' : ''
    await ask(what, address + query, { method, ...typed, headers: { ...typed.headers, cookie: cookies } })
  }
  const json = { 'content-type': 'application/json' }
  const others: [string, string, RequestInit][] = [
    ['GET /', '/', {}],
    ['GET /', '/', { headers: { 'accept-encoding': 'br' } }],
    ['HEAD /', '/', { method: 'HEAD' }],
    ['GET /dashboard', '/dashboard', { headers: { cookie: cookies } }],
    ['GET /admin', '/admin', { headers: { cookie: cookies } }],
    ['GET /no/such/page', '/no/such/page', {}],
    ['GET /assets/app-1a2b.js', '/assets/app-1a2b.js', {}],
    ['GET /assets/app-1a2b.js', '/assets/app-1a2b.js', { headers: { range: 'bytes=0-2' } }],
    ['GET /api/no-such-call', '/api/no-such-call', {}],
    ['OPTIONS /api/leads', '/api/leads', { method: 'OPTIONS' }],
    ['PUT /api/leads', '/api/leads', { method: 'PUT', body: '{}', headers: json }],
    ['malformed address', '/%E0%A4%A', {}],
    ['broken JSON', '/api/leads', { method: 'POST', body: '{', headers: json }],
    ['text/plain', '/api/leads', { method: 'POST', body: '{}' }],
    ['too large', '/api/leads', { method: 'POST', body: `"${'x'.repeat(70_000)}"`, headers: json }],
    [
      'cross-site',
      '/api/leads',
      { method: 'POST', body: '{}', headers: { ...json, origin: 'https://evil.example' } },
    ],
    [
      'from the sandbox',
      `/sandbox/checkout/${ids.sessionId}`,
      {
        method: 'POST',
        body: 'outcome=pay',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
  ]
  for (const [what, path, init] of others) await ask(what, path, init)
  const etag = answers.find(({ what }) => what === 'GET /')?.answer.headers.get('etag') ?? ''
  await ask('GET /', '/', { headers: { 'if-none-match': etag } })

  const broken = createApp({ ...testApp.deps, pingDatabase: () => Promise.reject(new Error('gone')) })
  broken.get('/boom', () => {
    throw new Error('unforeseen')
  })
  for (const path of ['/boom', '/readyz']) {
    answers.push({ what: `GET ${path}, broken`, answer: await broken.request(new URL(path, env.baseUrl)) })
  }
  return answers
}

/** One browser signed in as a guest who has paid and as the operator, with the ids of that guest. */
async function fillScene(testApp: TestApp) {
  // The sandbox takes no guest's money in live mode.
  const { db, clock, env } = testApp.deps
  testApp.deps.gateway = createSandbox({ db, clock, webhookSecret: sandboxWebhookSecret(env.sessionSecret) })
  const guest = await guestWithBooking(testApp)
  const sessionId = await payByCard(guest, 'deposit')
  const [document] = await testApp.db.select().from(documents).limit(1)
  const admin = await operator(testApp)
  const cookies = [...guest.visitor.cookies, ...admin.cookies].map((pair) => pair.join('=')).join('; ')
  return {
    ids: { bookingId: guest.lead.id, sessionId, documentId: document?.id ?? '' } as Record<string, string>,
    cookies,
  }
}

const PLAIN = { live: false, baseUrl: 'http://127.0.0.1:3000' }
const LIVE = { live: true, baseUrl: 'https://www.example.com' }

/** Every status must occur, so that the test leaves none out by mistake. */
const STATUSES = [200, 201, 202, 204, 206, 302, 303, 304, 400, 401, 403, 404, 413, 415, 422, 500, 503]
const TYPES = [
  'application/json',
  'application/pdf',
  'application/problem+json',
  'application/xml',
  'none',
  'text/calendar',
  'text/csv',
  'text/html',
  'text/javascript',
  'text/plain',
]

test.each([PLAIN, LIVE])(
  'row 38: every kind of answer has the security headers, and only public ones may be stored (live: $live)',
  async (env) => {
    const answers = await everyAnswer(env)
    const statuses = answers.map(({ answer }) => answer.status)
    expect(STATUSES.filter((status) => !statuses.includes(status))).toEqual([])
    const types = answers.map(({ answer }) => answer.headers.get('content-type')?.split(';')[0] ?? 'none')
    expect([...new Set(types)].toSorted()).toEqual(TYPES)

    for (const { what, answer } of answers) {
      const headers = Object.fromEntries(answer.headers)
      expect(headers, what).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['strict-transport-security'], what).toBe(
        env.live ? 'max-age=31536000; includeSubDomains' : undefined,
      )
      expectStrict(headers['content-security-policy'], what)
      const mayBeKept = MAY_BE_KEPT.includes(what)
      expect([what, mayBeKept || headers['cache-control']]).toEqual([what, mayBeKept || 'no-store'])
      // A stored answer sets no cookie.
      expect([what, mayBeKept && headers['set-cookie']]).toEqual([what, mayBeKept && undefined])
    }
  },
)

/** Expects a policy that runs only the site's files and marked scripts, and forbids frames. */
function expectStrict(header: string | undefined, what: string): void {
  const directives = (header ?? '').split(';').map((directive) => directive.trim())
  const policy = new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
  expect(policy.get('frame-ancestors'), what).toEqual(["'none'"])
  expect(policy.get('base-uri'), what).toEqual(["'none'"])
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? []
  expect(scripts.length, what).toBeGreaterThan(0)
  for (const source of scripts) expect(source, what).toMatch(/^'(none|self|(nonce|sha256)-[\w+/=-]+)'$/)
  expect([policy.has('script-src-elem'), policy.has('script-src-attr')], what).toEqual([false, false])
}
