import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BrowserError } from '#domain/site/browser-errors.ts'
import { browserErrors } from '#server/db/schema.ts'
import { purgePersonalData } from '#server/privacy/purge.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

const PATH = '/api/browser-errors'
const REPORT = {
  message: "TypeError: Cannot read properties of undefined (reading 'total')",
  stack: 'TypeError: …\n    at Xo (https://www.example.com/assets/island-D3k2.js:1:234)',
  page: '/pay/Zm9yLWEtcHJldmlldy1vbmx5',
  version: '0.1.0 0a1b2c3d',
}

function tell(visitor: Visitor, report: object = {}) {
  return visitor.post(PATH, { ...REPORT, ...report })
}

async function listed(app: TestApp): Promise<BrowserError[]> {
  const { body } = await (await operator(app)).get<{ errors: BrowserError[] }>('/api/admin/browser-errors')
  return body.errors
}

test('an error is stored once, with a count of its repeats', async () => {
  const app = await createTestApp({ seed: false })
  expect((await tell(app.client)).status).toBe(204)
  app.clock.advance({ hours: 1 })
  await tell(app.newVisitor(), { page: '/pay/another-link-of-somebody' })
  await tell(app.newVisitor())
  expect(await listed(app)).toMatchObject([
    {
      message: REPORT.message,
      stack: 'Xo /assets/island-D3k2.js:1:234',
      page: '/pay',
      version: '0.1.0 0a1b2c3d',
      count: 3,
      firstAt: '2025-09-01T09:00:00.000Z',
      lastAt: '2025-09-01T10:00:00.000Z',
    },
  ])
})

test('personal data in a report is not stored, and no cookie is set', async () => {
  const app = await createTestApp({ seed: false })
  const answer = await tell(app.client, {
    message: 'Error: awa@example.com, +220 7771234, DE89370400440532013000: {"name":"Jallow"}',
    stack: 'Error: Jallow\n    at f (https://www.example.com/auth?token=harmattan&name=Jallow:1:2)',
    page: '/guide/0b9a4c1e-5d0f-4a52-9a63-2f1f0f3f7c11?name=Jallow',
    version: 'Jallow',
  })
  expect(answer.headers.getSetCookie()).toEqual([])
  const [row] = await app.db.select().from(browserErrors)
  // Its id and fingerprint are random letters and digits, in which "777" may stand by chance.
  expect(JSON.stringify({ ...row, id: '', fingerprint: '' })).not.toMatch(
    /awa|777|DE89|Jallow|harmattan|0b9a4c1e-5d0f/,
  )
  expect(row).toMatchObject({ page: '/guide', browsers: [], version: 'unknown' })
})

test.each([
  ['a message without an end', { message: 'x'.repeat(1_001) }],
  ['no message', { message: '' }],
  ['a stack without an end', { stack: 'x'.repeat(4_001) }],
  ['no page', { page: undefined }],
])('a report with %s is refused', async (_, report) => {
  const app = await createTestApp({ seed: false })
  expect((await tell(app.client, report)).status).toBe(422)
  expect(await app.db.$count(browserErrors)).toBe(0)
})

test('only the site’s own pages can report', async () => {
  const { app } = await createTestApp({ seed: false })
  const send = (headers: Record<string, string>) =>
    app.request(PATH, {
      method: 'POST',
      body: JSON.stringify(REPORT),
      headers: { 'content-type': 'application/json', ...headers },
    })
  expect((await send({})).status).toBe(403)
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(204)
})

test('reports are limited to 20 a minute per address, and to 300 an hour in all', async () => {
  const app = await createTestApp({ seed: false, env: { rateLimits: true, trustedProxies: ['127.0.0.1'] } })
  const from = async (address: string) => {
    const init = {
      method: 'POST',
      body: JSON.stringify(REPORT),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
      },
    }
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    return (await app.app.request(PATH, init, bindings)).status
  }
  const answers: number[] = []
  for (let sent = 0; sent < 21; sent++) answers.push(await from('192.0.2.1'))
  expect(answers.filter((status) => status === 204)).toHaveLength(20)
  expect(answers.at(-1)).toBe(429)
  for (let sent = 20; sent < 300; sent++) await from(`192.0.3.${sent % 250}`)
  expect(await from('192.0.4.1')).toBe(429)
  const [row] = await app.db.select().from(browserErrors)
  expect(row?.count).toBe(300)
})

test('only the latest 200 errors are kept', async () => {
  const app = await createTestApp({ seed: false })
  const rows = Array.from({ length: 200 }, (_, at) => ({
    fingerprint: `made up ${at}`,
    message: `No ${at}`,
    stack: '',
    page: '/',
    browsers: [],
    version: '0.1.0',
    firstAt: new Date(Date.parse('2025-08-31T00:00:00Z') + at),
    lastAt: new Date(Date.parse('2025-08-31T00:00:00Z') + at),
  }))
  await app.db.insert(browserErrors).values(rows)
  await tell(app.client)
  expect(await app.db.$count(browserErrors)).toBe(200)
  expect(await app.db.$count(browserErrors, eq(browserErrors.fingerprint, 'made up 0'))).toBe(0)
  expect((await listed(app))[0]?.message).toBe(REPORT.message)
})

test('an error is deleted 30 days after it last happened', async () => {
  const app = await createTestApp({ seed: false })
  await tell(app.client)
  app.clock.advance({ days: 20 })
  await tell(app.client)
  app.clock.advance({ days: 30, milliseconds: -1 })
  await purgePersonalData(app.deps)
  expect(await app.db.$count(browserErrors)).toBe(1)
  app.clock.advance({ milliseconds: 1 })
  await purgePersonalData(app.deps)
  expect(await app.db.$count(browserErrors)).toBe(0)
})
