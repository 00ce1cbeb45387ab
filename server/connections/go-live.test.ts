import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { GoingLive } from '#domain/contract/going-live-calls.ts'
import { history, mails } from '#server/db/schema.ts'
import { openForGuests } from '#server/store/operator-settings.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { ADMIN_PASSWORD, createTestApp, type TestAppOptions } from '#test/create-test-app.ts'
import { groupForm } from '#test/groups.ts'
import { connectionsOf } from './in-force.ts'

const PATH = '/api/admin/go-live'
const READY = {
  live: true,
  baseUrl: 'https://retreats.example',
  smtpUrl: 'smtp://127.0.0.1:9',
  stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: null },
}

async function opened(options: TestAppOptions = {}) {
  const app = await createTestApp({ opened: false, ...options, env: { ...READY, ...options.env } })
  const admin = app.newVisitor()
  await admin.post('/api/admin/login', { password: ADMIN_PASSWORD })
  await admin.post('/api/admin/confirm', { password: ADMIN_PASSWORD })
  return { app, admin }
}

test('a live website that is not open takes no guests, only the operator’s test bookings', async () => {
  const { app, admin } = await opened()
  const notOpen = { status: 409, body: { type: 'urn:problem:not-open' } }
  expect(await app.client.post('/api/submit-booking', kiterForm())).toMatchObject(notOpen)
  expect(await app.client.post('/api/submit-group', groupForm())).toMatchObject(notOpen)
  expect((await admin.post('/api/admin/test-bookings')).status).toBe(201)
  expect((await admin.get<GoingLive>(PATH)).body).toMatchObject({
    state: 'closed',
    testBookings: [{ name: 'Test Booking 1' }],
  })
})

test('what is missing keeps it shut, in words, and is emailed to be forwarded to the technician', async () => {
  const { app, admin } = await opened({ env: { smtpUrl: null, stripe: null } })
  const { body } = await admin.get<GoingLive>(PATH)
  expect(body.connections).toEqual({
    stripe: 'Not connected: no money moves',
    mail: 'Not connected: emails stay in the outbox',
  })
  expect(body.settings.join('\n')).toMatch(/BACKUP_RECIPIENT/)
  expect(await admin.post(PATH)).toMatchObject({ status: 409, body: { type: 'urn:problem:wrong-state' } })
  const sent = await admin.post(`${PATH}/list`)
  expect(sent).toMatchObject({ status: 202, body: { to: app.deps.site().business.mail.replyTo } })
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'technician-list'))
  expect(mail?.text).toContain('BACKUP_RECIPIENT')
})

test('a trial says so, and takes bookings as before', async () => {
  const { app, admin } = await opened({ env: { live: false } })
  expect((await admin.get<GoingLive>(PATH)).body.state).toBe('trial')
  expect((await app.client.post('/api/submit-booking', kiterForm())).status).toBe(201)
})

test('only a confirmed operator opens it', async () => {
  const { app, admin } = await opened()
  app.clock.advance({ minutes: 6 })
  expect(await admin.post(PATH)).toMatchObject({
    status: 403,
    body: { type: 'urn:problem:confirm-yourself' },
  })
  expect((await app.client.post(PATH)).status).toBe(401)
  expect((await app.client.get(PATH)).status).toBe(401)
  expect(await app.db.$count(history, eq(history.what, 'Website opened for guests'))).toBe(0)
})

test('once it is open, guests book on every server, and it stays open', async () => {
  const { app } = await opened()
  const { dataKeys, log, env } = app.deps
  const other = connectionsOf({ db: app.db, dataKeys, log, env: { ...env } })
  expect(other.isOpen()).toBe(false)
  const open = () => app.db.transaction((tx) => openForGuests(tx, app.clock.now()))
  expect([await open(), await open()]).toEqual([true, false])
  await app.deps.connections.refresh()
  await other.refresh()
  expect(other.isOpen()).toBe(true)
  expect((await app.client.post('/api/submit-booking', kiterForm())).status).toBe(201)
})
