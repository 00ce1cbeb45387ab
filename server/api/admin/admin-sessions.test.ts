import { expect, test } from 'vitest'
import type { AdminSessionView } from '#domain/contract/settings-calls.ts'
import { createApp } from '#server/app.ts'
import { adminSessions, history } from '#server/db/schema.ts'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '#test/create-test-app.ts'
import { isAtAdmin } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

async function enter(app: TestApp, userAgent: string, remember?: boolean): Promise<Visitor> {
  const visitor = app.newVisitor()
  const body = { password: ADMIN_PASSWORD, ...(remember !== undefined && { remember }) }
  expect((await visitor.post('/api/admin/login', body, { 'user-agent': userAgent })).status).toBe(204)
  return visitor
}

async function sessionsOf(visitor: Visitor): Promise<AdminSessionView[]> {
  const { status, body } = await visitor.get<{ sessions: AdminSessionView[] }>('/api/admin/sessions')
  expect(status).toBe(200)
  return body.sessions
}

test('a remembered device stays signed in for 30 days, any other for 12 hours', async () => {
  const app = await createTestApp({ seed: false })
  const phone = await enter(app, IPHONE, true)
  const laptop = await enter(app, MAC, false)
  app.clock.advance({ hours: 12 })
  expect([await isAtAdmin(app, phone), await isAtAdmin(app, laptop)]).toEqual([true, false])
  app.clock.advance({ days: 29, hours: 12, milliseconds: -1 })
  expect(await isAtAdmin(app, phone)).toBe(true)
  app.clock.advance({ milliseconds: 1 })
  expect(await isAtAdmin(app, phone)).toBe(false)
})

test('the cookie of a remembered device lasts 30 days', async () => {
  const app = await createTestApp({ seed: false })
  const body = { password: ADMIN_PASSWORD, remember: true }
  const entered = await app.client.post('/api/admin/login', body)
  expect(entered.headers.getSetCookie()[0]).toMatch(/^admin=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly/)
})

test('devices are listed with their type, sign-in and last use', async () => {
  const app = await createTestApp({ seed: false })
  const phone = await enter(app, IPHONE, true)
  app.clock.advance({ hours: 1 })
  const laptop = await enter(app, MAC)
  app.clock.advance({ hours: 2 })
  expect(await isAtAdmin(app, phone)).toBe(true)
  app.clock.advance({ minutes: 1 })
  const listed = await sessionsOf(laptop)
  expect(new Set(listed.map(({ id }) => id)).size).toBe(2)
  const [mac, iphone] = listed
  expect(listed).toEqual([
    {
      id: mac?.id,
      device: 'Mac',
      since: '2025-09-01T10:00:00.000Z',
      lastSeen: '2025-09-01T12:01:00.000Z',
      until: '2025-09-01T22:00:00.000Z',
      current: true,
    },
    {
      id: iphone?.id,
      device: 'iPhone',
      since: '2025-09-01T09:00:00.000Z',
      lastSeen: '2025-09-01T12:00:00.000Z',
      until: '2025-10-01T09:00:00.000Z',
      current: false,
    },
  ])
  const kept = JSON.stringify(listed)
  for (const { tokenHash, passwordMark } of await app.db.select().from(adminSessions)) {
    expect(kept).not.toContain(tokenHash)
    expect(kept).not.toContain(passwordMark)
  }
})

test('the operator signs a lost phone out from the laptop at once, and the history records it', async () => {
  const app = await createTestApp({ seed: false })
  const phone = await enter(app, IPHONE, true)
  const laptop = await enter(app, MAC)
  const lost = (await sessionsOf(laptop)).find(({ device }) => device === 'iPhone')
  expect((await laptop.delete(`/api/admin/sessions/${lost?.id}`)).status).toBe(204)
  expect([await isAtAdmin(app, phone), await isAtAdmin(app, laptop)]).toEqual([false, true])
  expect((await phone.get('/api/leads')).status).toBe(401)
  expect(await app.db.select().from(history)).toMatchObject([
    { actor: 'operator', device: 'Mac', what: 'Device signed out of the admin', before: 'iPhone' },
  ])
  expect((await laptop.delete(`/api/admin/sessions/${lost?.id}`)).status).toBe(404)
  expect((await laptop.delete('/api/admin/sessions/phone')).status).toBe(404)
})

test('sessions from before a password change are not listed', async () => {
  const app = await createTestApp({ seed: false })
  await enter(app, IPHONE, true)
  const { deps } = app
  const adminPassword = 'another one altogether'
  const restarted = createApp({ ...deps, env: { ...deps.env, adminPassword } })
  const entered = await restarted.request('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': MAC },
    body: JSON.stringify({ password: adminPassword }),
  })
  const [cookie = ''] = entered.headers.getSetCookie()
  const listed = await restarted.request('/api/admin/sessions', { headers: { cookie } })
  expect(await listed.json()).toMatchObject({ sessions: [{ device: 'Mac', current: true }] })
})
