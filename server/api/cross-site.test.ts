// Row 25 of docs/acceptance.md: what another site can make a guest's browser send.

import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { dumpDatabase } from '#test/database-dump.ts'
import { guestWithBooking, operator } from '#test/guests.ts'
import { isAtAdmin } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'

/** The card provider's server calls it, with a signature and without cookies. */
const WEBHOOK = '/api/stripe/webhook'
/** The card provider's stand-in takes a form post. */
const HOSTED_PAGE = '/sandbox/checkout/id'

/** Every route that may change something, from the application itself, so that none is forgotten. */
function writingRoutes({ app }: TestApp): { method: string; path: string }[] {
  return app.routes
    .filter(({ method, path }) => !['ALL', 'GET'].includes(method) && path !== WEBHOOK)
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, 'id') }))
}

/** Signed in as a guest with a booking and as the operator, so that no request is refused for lack of a cookie. */
async function powerfulVisitor(app: TestApp): Promise<Visitor> {
  const { visitor } = await guestWithBooking(app)
  for (const [name, value] of (await operator(app)).cookies) visitor.cookies.set(name, value)
  return visitor
}

const JSON_BODY = {
  body: '{"password":"harmattan-in-january"}',
  headers: { 'content-type': 'application/json' },
}

test.each([
  ['a current browser', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling of our domain', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' }],
  ['a page in a sandbox', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
])(
  'row 25: a request from another site with %s gets 403 on every call, and the guest stays signed in',
  async (_, site) => {
    const app = await createTestApp()
    const visitor = await powerfulVisitor(app)
    const before = await dumpDatabase(app.db)
    const routes = writingRoutes(app)
    expect(routes.length).toBeGreaterThan(20)
    for (const { method, path } of routes) {
      const headers = { ...JSON_BODY.headers, ...site }
      const answer = await visitor.request<{ type: string }>(path, { ...JSON_BODY, method, headers })
      expect([method, path, answer.status, answer.body.type]).toEqual([
        method,
        path,
        403,
        'urn:problem:foreign-origin',
      ])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(await dumpDatabase(app.db)).toEqual(before)
    expect((await visitor.get<{ email: string }>('/api/auth/user')).body.email).toBe('awa@example.com')
    expect(await isAtAdmin(app, visitor)).toBe(true)
  },
)

test('row 25: JSON sent as text/plain or as a form gets 415 on every call', async () => {
  const app = await createTestApp()
  const visitor = await powerfulVisitor(app)
  const before = await dumpDatabase(app.db)
  for (const { method, path } of writingRoutes(app).filter((route) => route.path !== HOSTED_PAGE)) {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']) {
      const answer = await visitor.request(path, {
        method,
        body: JSON_BODY.body,
        headers: { 'content-type': type },
      })
      expect([method, path, type, answer.status]).toEqual([method, path, type, 415])
    }
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
  expect((await visitor.get<{ email: string }>('/api/auth/user')).body.email).toBe('awa@example.com')
})

test('row 25: an unsigned request to the webhook is refused, whatever its site or type', async () => {
  const app = await createTestApp()
  const before = await dumpDatabase(app.db)
  for (const type of ['text/plain', 'application/json']) {
    const headers = { 'content-type': type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await app.client.request(WEBHOOK, { method: 'POST', body: '{"type":"x"}', headers })
    expect(answer.status).toBe(400)
  }
  expect(await dumpDatabase(app.db)).toEqual(before)
})
