import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { GuestSession } from '#domain/contract/session-calls.ts'
import { sessions } from '#server/db/tables/account-tables.ts'
import { AWA, CREDENTIALS } from '#test/awa.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { signUp } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

async function signInOn(app: TestApp, userAgent: string): Promise<Visitor> {
  const visitor = app.newVisitor()
  expect((await visitor.post('/api/auth/login', CREDENTIALS, { 'user-agent': userAgent })).status).toBe(200)
  return visitor
}

/** Awa, signed in on her phone and an hour later on her laptop. */
async function onTwoDevices() {
  const app = await createTestApp({ seed: false })
  const phone = app.newVisitor()
  expect((await phone.post('/api/auth/register', AWA, { 'user-agent': IPHONE })).status).toBe(201)
  app.clock.advance({ hours: 1 })
  return { app, phone, laptop: await signInOn(app, MAC) }
}

async function listed(visitor: Visitor): Promise<GuestSession[]> {
  const { status, body } = await visitor.get<{ sessions: GuestSession[] }>('/api/account/sessions')
  expect(status).toBe(200)
  return body.sessions
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/auth/user')).body !== null

test('a guest sees the devices on which they are signed in, last seen first', async () => {
  const { app, phone, laptop } = await onTwoDevices()
  const both = await listed(laptop)
  expect(both).toEqual([
    { id: both[0]?.id, device: 'Mac', lastSeen: '2025-09-01T10:00:00.000Z', current: true },
    { id: both[1]?.id, device: 'iPhone', lastSeen: '2025-09-01T09:00:00.000Z', current: false },
  ])
  app.clock.advance({ minutes: 4 })
  await isSignedIn(laptop)
  app.clock.advance({ minutes: 1 })
  await isSignedIn(phone)
  expect((await listed(phone)).map(({ device, lastSeen, current }) => [device, lastSeen, current])).toEqual([
    ['iPhone', '2025-09-01T10:05:00.000Z', true],
    ['Mac', '2025-09-01T10:00:00.000Z', false],
  ])
})

test('of the browser only the kind of device is stored', async () => {
  const { app } = await onTwoDevices()
  const stored = await app.db.select().from(sessions)
  expect(stored.map(({ userAgent, ipAddress }) => `${userAgent} ${ipAddress}`).toSorted()).toEqual([
    'Mac ',
    'iPhone ',
  ])
})

test('a guest signs out one device, or all others', async () => {
  const { app, phone, laptop } = await onTwoDevices()
  const [, ofPhone] = await listed(laptop)
  expect((await laptop.delete(`/api/account/sessions/${ofPhone?.id}`)).status).toBe(204)
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true])
  expect((await laptop.delete(`/api/account/sessions/${ofPhone?.id}`)).status).toBe(404)
  const tablet = await signInOn(app, IPHONE)
  expect((await laptop.delete('/api/account/sessions')).status).toBe(204)
  expect([await isSignedIn(tablet), await isSignedIn(laptop)]).toEqual([false, true])
})

test('a guest can also sign out the device that asks', async () => {
  const { laptop } = await onTwoDevices()
  const [own] = await listed(laptop)
  expect((await laptop.delete(`/api/account/sessions/${own?.id}`)).status).toBe(204)
  expect(await isSignedIn(laptop)).toBe(false)
})

test('nobody sees or ends another guest’s sessions', async () => {
  const { app, phone, laptop } = await onTwoDevices()
  const stranger = await signUp(app, 'lamin@example.com')
  const [own] = await listed(laptop)
  expect(await listed(stranger)).toHaveLength(1)
  expect((await stranger.delete(`/api/account/sessions/${own?.id}`)).status).toBe(404)
  expect((await stranger.delete('/api/account/sessions')).status).toBe(204)
  expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(stranger)]).toEqual([
    true,
    true,
    true,
  ])
  for (const path of ['/api/account/sessions', '/api/account/sessions/any']) {
    expect((await app.newVisitor().delete(path)).status).toBe(401)
  }
  expect((await app.newVisitor().get('/api/account/sessions')).status).toBe(401)
})

test('a session that has expired is not listed', async () => {
  const { app, laptop } = await onTwoDevices()
  await app.db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.userAgent, 'iPhone'))
  expect((await listed(laptop)).map(({ device }) => device)).toEqual(['Mac'])
})
