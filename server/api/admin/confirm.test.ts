import { expect, test } from 'vitest'
import type { AdminSession } from '#server/account/admin-gate.ts'
import { assertConfirmed } from '#server/account/confirmed.ts'
import { adminSessions } from '#server/db/schema.ts'
import { ADMIN_PASSWORD, createTestApp, type TestApp, type TestAppOptions } from '#test/create-test-app.ts'
import { softwareAuthenticator } from '#test/software-authenticator.ts'
import type { Visitor } from '#test/visitor.ts'

const SITE = 'https://retreats.example'

async function entered(options: TestAppOptions = {}) {
  const app = await createTestApp({ seed: false, ...options, env: { baseUrl: SITE, ...options.env } })
  const admin = app.newVisitor()
  await admin.post('/api/admin/login', { password: ADMIN_PASSWORD })
  const [session] = await app.db.select({ sessionId: adminSessions.id }).from(adminSessions)
  const by: AdminSession = { actor: 'operator', device: 'iPhone', sessionId: session?.sessionId ?? '' }
  return { app, admin, by }
}

const isConfirmed = (app: TestApp, by: AdminSession) =>
  assertConfirmed(app.deps, by).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'confirm-yourself', status: 403 })
      return false
    },
  )

const confirm = (visitor: Visitor, password = ADMIN_PASSWORD) =>
  visitor.post('/api/admin/confirm', { password })

test('a signed-in device is confirmed by the password for five minutes, and only that device', async () => {
  const { app, admin, by } = await entered()
  expect(await isConfirmed(app, by)).toBe(false)
  expect((await confirm(admin)).status).toBe(204)
  expect(await isConfirmed(app, by)).toBe(true)
  const other = app.newVisitor()
  await other.post('/api/admin/login', { password: ADMIN_PASSWORD })
  const sessions = await app.db.select({ id: adminSessions.id }).from(adminSessions)
  const otherId = sessions.find(({ id }) => id !== by.sessionId)?.id ?? ''
  expect(await isConfirmed(app, { ...by, sessionId: otherId })).toBe(false)
  app.clock.advance({ minutes: 5, milliseconds: -1 })
  expect(await isConfirmed(app, by)).toBe(true)
  app.clock.advance({ milliseconds: 1 })
  expect(await isConfirmed(app, by)).toBe(false)
})

test('a passkey confirms too, and its answer counts once', async () => {
  const { app, admin, by } = await entered()
  const device = softwareAuthenticator(SITE)
  await confirm(admin)
  const made = await admin.post<Parameters<typeof device.make>[0]>('/api/admin/passkeys/options')
  await admin.post('/api/admin/passkeys', { name: 'My phone', passkey: device.make(made.body) })
  app.clock.advance({ minutes: 6 })
  const asked = await admin.post<Parameters<typeof device.use>[0]>('/api/admin/login/passkey/options')
  const passkey = device.use(asked.body)
  expect((await admin.post('/api/admin/confirm', { passkey })).status).toBe(204)
  expect(await isConfirmed(app, by)).toBe(true)
  expect((await admin.post('/api/admin/confirm', { passkey })).status).toBe(409)
})

test('a stolen session confirms nothing without the password, and makes no passkey that would', async () => {
  const { app, admin, by } = await entered()
  expect((await confirm(app.newVisitor())).status).toBe(401)
  const wrong = await confirm(admin, 'a guess')
  expect(wrong).toMatchObject({ status: 401, body: { title: 'Incorrect password' } })
  expect(await isConfirmed(app, by)).toBe(false)
  const refused = await admin.post('/api/admin/passkeys/options')
  expect(refused).toMatchObject({ status: 403, body: { type: 'urn:problem:confirm-yourself' } })
})

test('wrong confirmations are counted like wrong sign-ins', async () => {
  const { app } = await entered({ env: { rateLimits: true } })
  const thief = app.newVisitor()
  await thief.post('/api/admin/login', { password: ADMIN_PASSWORD })
  thief.cookies.delete('admin-device')
  const guesses = await Promise.all(Array.from({ length: 40 }, () => confirm(thief, 'a guess')))
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30)
  expect((await confirm(thief)).status).toBe(429)
})
