import { asc, eq, like } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { expect, test, vi } from 'vitest'
import type { Today } from '#domain/contract/admin-shapes.ts'
import { alerts, backupRuns, mails } from '#server/db/schema.ts'
import { RefundRefused, type PaymentGateway } from '#server/gateway.ts'
import { noteFailures } from '#server/payment/open-gateway.ts'
import { hostInfo, type HostInfo } from '#server/process/host-info.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import { raiseAlerts } from './raise-alerts.ts'

const RECIPIENT = 'age1hjg36sckjgm9ggeujs3tqq0ekqygeevm2rg8uar4zpmydd7ezylqz03304'
const NO_BACKUPS = { folder: '/dev/null/none', recipient: null }
const LIVE = { live: true, baseUrl: 'https://www.example.com', backup: NO_BACKUPS }

/** The subjects of the emails to the operator about alerts, oldest first. */
async function written({ db }: TestApp): Promise<string[]> {
  const rows = await db
    .select({ subject: mails.subject })
    .from(mails)
    .where(like(mails.template, 'operator-alert%'))
    .orderBy(asc(mails.createdAt))
  return rows.map(({ subject }) => subject)
}

async function shown(app: TestApp): Promise<string[]> {
  const admin = await operator(app)
  const { body } = await admin.get<Today>('/api/admin/today')
  const counts = { today: body.alerts.length + body.messages.length }
  expect((await admin.get('/api/admin/counts')).body).toMatchObject(counts)
  return body.alerts.map(({ title }) => title)
}

/** Runs the checks every few minutes for some time. */
async function watchFor(app: TestApp, minutes: number, step = 5): Promise<void> {
  for (let passed = 0; passed < minutes; passed += step) {
    app.clock.advance({ minutes: step })
    await raiseAlerts(app.deps)
  }
}

/** A disk that the test fills. */
function disk(free: number): { space: { free: number }; around: Partial<HostInfo> } {
  const space = { free }
  return { space, around: { diskOf: async () => ({ free: space.free, total: 40e9 }) } }
}

test(
  'a full disk is reported once over all servers, shown on Today, and its end is reported',
  { tags: 'postgres' },
  async () => {
    const { space, around } = disk(1e9)
    const app = await createTestApp({ seed: false, hostInfo: around })
    await Promise.all([1, 2, 3].map(() => raiseAlerts(app.deps)))
    await watchFor(app, 60)
    expect(await written(app)).toEqual(['The server’s disk is nearly full'])
    expect(await shown(app)).toEqual(['The server’s disk is nearly full'])
    const [mail] = await app.db.select().from(mails)
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('The server “test” has 1.0 GB of 40.0 GB left')
    // It is reported again the next morning, and then ends.
    app.clock.advance({ days: 1 })
    await watchFor(app, 10)
    expect(await written(app)).toHaveLength(2)
    space.free = 20e9
    await watchFor(app, 5)
    expect(await shown(app)).toEqual([])
    await watchFor(app, 70)
    expect((await written(app)).slice(2)).toEqual(['Fixed: The server’s disk has space again'])
  },
)

test('an alert of a server that is gone ends after a day', async () => {
  const { around } = disk(1e9)
  const app = await createTestApp({ seed: false, hostInfo: around })
  await raiseAlerts(app.deps)
  const other = { ...app.deps, hostInfo: { ...app.deps.hostInfo, server: 'another' } }
  app.clock.advance({ days: 1 })
  await raiseAlerts(other)
  expect(await shown(app)).toHaveLength(2)
  app.clock.advance({ milliseconds: 1 })
  await raiseAlerts(other)
  expect(await app.db.$count(alerts, eq(alerts.kind, 'disk-full'))).toBe(1)
})

test('a folder that does not exist raises no alert', async () => {
  const app = await createTestApp({ seed: false, hostInfo: { diskOf: async () => null } })
  await watchFor(app, 30)
  expect(await written(app)).toEqual([])
})

/** A site with a mail server, no delivery and two queued emails. */
async function withMail(): Promise<TestApp> {
  const app = await createTestApp({ seed: false, env: { smtpUrl: 'smtp://localhost:25' } })
  const message = { firstName: 'Lena', email: 'lena@example.com', message: 'Is there wind in May?' }
  expect(await app.client.post('/api/contacts', message)).toMatchObject({ status: 201 })
  return app
}

test('emails that wait for over an hour are reported, and so is that they go out again', async () => {
  const app = await withMail()
  const logged = vi.spyOn(app.deps.log, 'error')
  await watchFor(app, 60)
  expect(await shown(app)).toEqual([])
  await watchFor(app, 15)
  expect(await shown(app)).toEqual(['Emails aren’t going out'])
  expect(await written(app)).toEqual(['Emails aren’t going out'])
  expect(logged).toHaveBeenCalledOnce()
  expect(logged).toHaveBeenCalledWith(
    { alert: 'mail-stuck' },
    expect.stringMatching(/^Emails aren’t going out\. .* SMTP_URL/),
  )
  await app.db.update(mails).set({ state: 'sent', sentAt: app.clock.now() })
  await watchFor(app, 70)
  expect((await written(app)).slice(1)).toEqual(['Fixed: Emails are going out again'])
})

test('an email that is not yet due raises no alert', async () => {
  const app = await withMail()
  await app.db.update(mails).set({ dueAt: new Date('2099-01-01') })
  await watchFor(app, 120)
  expect(await shown(app)).toEqual([])
})

/** A card provider that answers as the test says, with its failures recorded. */
async function withProvider(answer: () => Promise<null>) {
  const app = await createTestApp({ seed: false })
  const provider: PaymentGateway = {
    ...app.deps.gateway,
    fetchCheckout: answer,
    refund: () => Promise.reject(new RefundRefused()),
  }
  const onError = vi.fn<(error: unknown) => void>()
  const gateway = noteFailures(provider, { ...app.deps, onError })
  const ask = async () => gateway.fetchCheckout('cs_1').catch(() => null)
  return { app, gateway, ask, onError }
}

test('a card provider that fails for ten minutes is reported, until the same call succeeds', async () => {
  let isAway = true
  const { app, gateway, ask } = await withProvider(async () => {
    if (isAway) throw new Error('ETIMEDOUT')
    return null
  })
  await ask()
  await ask()
  await watchFor(app, 9, 3)
  await ask()
  await raiseAlerts(app.deps)
  expect(await shown(app)).toEqual([])
  app.clock.advance({ minutes: 1 })
  await ask()
  await watchFor(app, 5)
  expect(await shown(app)).toEqual(['Card payments aren’t working'])
  const [mail] = await app.db.select().from(mails)
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('ask whether a card payment was made')
  // A refused refund is an answer, but not to this call.
  const order = { paymentReference: 'pi_1', amountCents: 100, idempotencyKey: 'a', keyNumber: 0 }
  await expect(gateway.refund(order)).rejects.toThrow(RefundRefused)
  await watchFor(app, 5)
  expect(await shown(app)).toHaveLength(1)
  isAway = false
  await ask()
  await watchFor(app, 5)
  expect(await shown(app)).toEqual([])
})

test('a failure that cannot be recorded does not affect the payment', async () => {
  const { app, ask, onError } = await withProvider(async () => null)
  vi.spyOn(app.deps.db, 'delete').mockImplementation(() => {
    throw new Error('the database is away')
  })
  expect(await ask()).toBeNull()
  expect(onError).toHaveBeenCalledOnce()
})

test('a missing backup raises an alert after 36 hours, counted from the first attempt if none succeeded', async () => {
  const app = await createTestApp({ seed: false, env: { backup: { ...NO_BACKUPS, recipient: RECIPIENT } } })
  await raiseAlerts(app.deps)
  const failed = {
    state: 'failed',
    startedAt: app.clock.now(),
    endedAt: app.clock.now(),
    reason: 'The disk is full.',
  } as const
  await app.db.insert(backupRuns).values(failed)
  app.clock.advance({ hours: 36 })
  await raiseAlerts(app.deps)
  expect(await shown(app)).toEqual([])
  app.clock.advance({ minutes: 5 })
  await raiseAlerts(app.deps)
  expect(await shown(app)).toEqual(['No backup has succeeded yet'])
  const [mail] = await app.db.select().from(mails)
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('The last attempt failed: The disk is full.')
  const done = {
    state: 'done',
    startedAt: app.clock.now(),
    endedAt: app.clock.now(),
    file: 'made',
    bytes: 1,
  } as const
  await app.db.insert(backupRuns).values(done)
  app.clock.advance({ minutes: 5 })
  await raiseAlerts(app.deps)
  expect(await shown(app)).toEqual([])
  app.clock.advance({ hours: 36 })
  await raiseAlerts(app.deps)
  expect(await shown(app)).toEqual(['The newest backup is too old'])
})

test('a live site without a backup key is reported once, and a demonstration is not', async () => {
  const live = await createTestApp({ seed: false, env: LIVE })
  await raiseAlerts(live.deps)
  for (let days = 0; days < 3; days++) {
    live.clock.advance({ days: 1 })
    await raiseAlerts(live.deps)
  }
  expect(await written(live)).toEqual(['There are no backups'])
  expect(await shown(live)).toEqual([])
  const trial = await createTestApp({ seed: false, env: { backup: NO_BACKUPS } })
  await raiseAlerts(trial.deps)
  expect(await written(trial)).toEqual([])
})

const WITH_KEY = { ...LIVE, backup: { ...NO_BACKUPS, recipient: RECIPIENT } }

test('a certificate that expires within a fortnight is reported, once it can be read', async () => {
  let look: () => Promise<Date> = () => Promise.reject(new Error('ECONNREFUSED'))
  const app = await createTestApp({
    seed: false,
    env: WITH_KEY,
    hostInfo: { certificateEnd: () => look() },
  })
  const logged = vi.spyOn(app.deps.log, 'warn')
  await watchFor(app, 60, 30)
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ host: 'www.example.com' }),
    'the certificate of the website could not be checked from this server',
  )
  expect(await written(app)).toEqual([])
  look = async () => new Date('2025-09-15T00:00:00Z')
  await watchFor(app, 60)
  expect(await written(app)).toEqual(['The certificate of www.example.com expires soon'])
  // An unreadable certificate does not end the alert.
  look = () => Promise.reject(new Error('ECONNREFUSED'))
  await watchFor(app, 180, 60)
  expect(await shown(app)).toEqual(['The certificate of www.example.com expires soon'])
  look = async () => new Date('2025-12-01T00:00:00Z')
  await watchFor(app, 60, 60)
  expect(await shown(app)).toEqual([])
})

test('the certificate is not checked on a site that is not live or has no https', async () => {
  const asked = vi.fn<() => Promise<Date>>(async () => new Date('2025-09-02'))
  for (const env of [
    { baseUrl: 'https://www.example.com' },
    { ...WITH_KEY, baseUrl: 'http://localhost:3000' },
  ]) {
    const app = await createTestApp({ seed: false, env, hostInfo: { certificateEnd: asked } })
    await watchFor(app, 60, 30)
  }
  expect(asked).not.toHaveBeenCalled()
})

test('the certificate is read although it is invalid, and no server is an error', async () => {
  // Any TLS server with a self-signed certificate.
  const server = new SMTPServer({ secure: true, hidePIPELINING: true })
  // The client disconnects at once.
  server.on('error', () => {})
  const listening = Promise.withResolvers<number>()
  const socket = server.listen(0, '127.0.0.1', () => {
    const address = socket.address()
    if (address === null || typeof address === 'string') listening.reject(new Error('no port'))
    else listening.resolve(address.port)
  })
  const origin = `https://127.0.0.1:${await listening.promise}`
  const end = await hostInfo.certificateEnd(origin)
  expect(end.getTime(), 'the one that the library brings has ended').toBeLessThan(Date.now())
  const closed = Promise.withResolvers<void>()
  server.close(() => closed.resolve())
  await closed.promise
  await expect(hostInfo.certificateEnd(origin)).rejects.toThrow('ECONNREFUSED')
})

test('an existing folder has free disk space and a size, and a missing one has none', async () => {
  const here = await hostInfo.diskOf(import.meta.dirname)
  expect(here?.total).toBeGreaterThan(here?.free ?? Infinity)
  expect(await hostInfo.diskOf('/dev/null/none')).toBeNull()
})
