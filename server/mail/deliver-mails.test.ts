import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { OutboxMessage } from '#domain/contract/api-contract.ts'
import { mails } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator } from '#test/guests.ts'
import { arrived, startMailServer } from '#test/mail-server.ts'
import { endMails } from '#test/mails.ts'
import { freePort } from '#test/serve.ts'
import { SITE } from '#test/site.ts'
import { startDelivery } from './deliver-mails.ts'
import { claimDueMails, markRefused, markSent, MAX_ATTEMPTS, RENEW_CLAIMS_MS } from './mail-queue.ts'
import { openMailServer } from './mail-server.ts'
import { queueMail } from './queue-mail.ts'

const ACKNOWLEDGEMENT = {
  template: 'contact-acknowledgement',
  to: 'awa@example.com',
  data: { guestName: 'Awa', replyHours: 24 },
} as const

function appWith(smtpUrl: string | null, env: Partial<Env> = {}): Promise<TestApp> {
  return createTestApp({ seed: false, env: { smtpUrl, ...env } })
}

function queue(app: TestApp, to: string = ACKNOWLEDGEMENT.to): Promise<boolean> {
  return queueMail(app.db, app.deps, { ...ACKNOWLEDGEMENT, to })
}

/** Delivers until the test is over or the delivery is stopped. */
function deliver({ deps }: TestApp, lookEveryMs = 50) {
  const delivery = startDelivery(deps, openMailServer(deps.env), { lookEveryMs })
  onTestFinished(delivery.stop)
  return delivery
}

/** Far longer than needed: a busy machine must not fail a test. */
const PATIENCE = { timeout: 45_000, interval: 20 }

async function onlyMail({ db }: TestApp) {
  const [mail, ...others] = await db.select().from(mails)
  if (!mail || others.length > 0) throw new Error(`there is not one mail but ${others.length}`)
  return mail
}

/** Waits for the email after an attempt, and returns it. */
function mailOnce(app: TestApp, state: string, attempts: number) {
  return vi.waitUntil(async () => {
    const mail = await onlyMail(app)
    const isTold = state === 'queued' ? mail.lastError !== null : true
    return mail.state === state && mail.attempts === attempts && isTold && mail
  }, PATIENCE)
}

/** Claims the only email, as a server would. */
async function claimOnly(app: TestApp) {
  const [mail] = await claimDueMails(app.db, 1)
  if (!mail) throw new Error('no mail was due')
  return mail
}

/** Makes the next attempt due, and clears the last error. */
async function passTheWait({ db }: TestApp): Promise<void> {
  await db.update(mails).set({ dueAt: sql`now()`, lastError: null })
}

test('an email arrives as it is in the outbox, with one sender, one recipient, text and HTML', async () => {
  const server = await startMailServer()
  const app = await appWith(server.url, { mailFrom: 'Tradewind Crew <crew@sea.example>' })
  await queue(app)
  expect(await onlyMail(app)).toMatchObject({ state: 'queued', attempts: 0, sentAt: null })
  deliver(app)
  await arrived(server, 1)
  const kept = await mailOnce(app, 'sent', 1)
  expect(kept).toMatchObject({ sentAt: app.clock.now(), lastError: null })

  const [{ mail, from, to, raw } = expect.fail()] = server.received
  expect({ from, to }).toEqual({ from: 'crew@sea.example', to: ['awa@example.com'] })
  expect(mail).toMatchObject({
    messageId: `<${kept.id}@sea.example>`,
    subject: kept.subject,
    date: app.clock.now().toISOString(),
    from: { name: 'Tradewind Crew', address: 'crew@sea.example' },
    to: [{ name: '', address: 'awa@example.com' }],
    replyTo: [{ name: '', address: SITE.business.mail.replyTo }],
  })
  expect(mail.cc ?? mail.bcc).toBeUndefined()
  expect(mail.text?.trim()).toBe(kept.text.trim())
  expect(mail.html?.trim()).toBe(kept.html.trim())
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(raw).toMatch(/^MIME-Version: 1.0\r$/m)
})

test('without MAIL_FROM the sender is the owner’s address', async () => {
  const server = await startMailServer()
  const app = await appWith(server.url)
  await queue(app)
  deliver(app)
  await arrived(server, 1)
  const { fromName, fromAddress } = SITE.business.mail
  expect(server.received[0]).toMatchObject({
    from: fromAddress,
    mail: { from: { name: fromName, address: fromAddress } },
  })
})

test('a guest’s words add no header or recipient to an email', async () => {
  const server = await startMailServer()
  const app = await createTestApp({ env: { smtpUrl: server.url } })
  await guestWithBooking(app, { firstName: 'Awa', lastName: 'Jallow" <all@example.com>, "x' })
  await app.client.post('/api/contacts', {
    firstName: 'Eva, <all@example.com>',
    email: 'eva@example.com',
    message: 'Hello\r\n.\r\nMAIL FROM:<x@example.com>',
  })
  deliver(app)
  await arrived(server, 3)
  const recipients = server.received.map(({ to }) => to.join(' and '))
  expect(new Set(recipients)).toEqual(
    new Set(['awa@example.com', 'eva@example.com', SITE.business.mail.replyTo]),
  )
  // The guest gets one, about the place: the order's email waits for the payment.
  expect(recipients).toHaveLength(3)
  for (const { mail } of server.received) {
    expect(mail.to).toHaveLength(1)
    expect(mail.headers.filter(({ key }) => ['to', 'cc', 'bcc', 'from'].includes(key))).toHaveLength(2)
  }
  const toOperator = server.received.find(({ to }) => to[0] === SITE.business.mail.replyTo)
  expect(toOperator?.mail).toMatchObject({
    subject: 'Message from Eva, <all@example.com>',
    replyTo: [{ address: 'eva@example.com' }],
  })
  expect(toOperator?.mail.text).toContain('MAIL FROM:<x@example.com>')
})

test('without a mail server emails are kept, and stay kept once there is one', async () => {
  const app = await appWith(null)
  await queue(app)
  expect(await onlyMail(app)).toMatchObject({ state: 'kept' })
  const server = await startMailServer()
  app.deps.env.smtpUrl = server.url
  await queue(app, 'lena@example.com')
  deliver(app)
  await arrived(server, 1)
  expect(server.received.map(({ to }) => to)).toEqual([['lena@example.com']])
  expect(await app.db.select().from(mails).where(eq(mails.state, 'kept'))).toHaveLength(1)
})

test('an email is not sent if its change is rolled back', async () => {
  const server = await startMailServer()
  const app = await appWith(server.url)
  deliver(app)
  const change = app.db.transaction(async (tx) => {
    await queueMail(tx, app.deps, ACKNOWLEDGEMENT)
    throw new Error('the change failed')
  })
  await expect(change).rejects.toThrow('the change failed')
  await queue(app, 'lena@example.com')
  await arrived(server, 1)
  expect(server.received.map(({ to }) => to)).toEqual([['lena@example.com']])
})

test.each([
  { refusal: { at: 'recipient', code: 450 } },
  { refusal: { at: 'content', code: 451 } },
  { refusal: { at: 'connect', code: 421 } },
  // The server refuses every connection, whatever the email.
  { refusal: { at: 'connect', code: 554 } },
] as const)(
  'an email refused for now ($refusal.code at the $refusal.at) is sent later, once',
  async ({ refusal }) => {
    const server = await startMailServer()
    server.refuse(refusal)
    const app = await appWith(server.url)
    const before = Date.now()
    await queue(app)
    deliver(app)
    const { lastError, dueAt } = await mailOnce(app, 'queued', 1)
    expect(lastError).toContain(String(refusal.code))
    expect(dueAt.getTime()).toBeGreaterThanOrEqual(before + 5_000)
    await passTheWait(app)
    await mailOnce(app, 'queued', 2)
    server.refuse(null)
    await passTheWait(app)
    expect(await mailOnce(app, 'sent', 3)).toMatchObject({ lastError: null })
    expect(server.received).toHaveLength(1)
  },
)

test.each([
  { at: 'sender', code: 550 },
  { at: 'recipient', code: 550 },
  { at: 'content', code: 554 },
] as const)(
  'an email refused for good ($code at the $at) fails with its reason, and the operator sends it again',
  async (refusal) => {
    const server = await startMailServer()
    server.refuse(refusal)
    const app = await appWith(server.url)
    await queue(app)
    deliver(app)
    const { id, lastError } = await mailOnce(app, 'failed', 1)
    expect(lastError).toContain(`${refusal.code} no, said the ${refusal.at}`)

    const admin = await operator(app)
    const outbox = await admin.get<{ messages: OutboxMessage[] }>('/api/admin/outbox')
    expect(outbox.body.messages).toMatchObject([{ id, state: 'failed', attempts: 1, lastError }])
    server.refuse(null)
    const again = await admin.post<OutboxMessage>(`/api/admin/outbox/${id}/send-again`)
    expect(again).toMatchObject({ status: 200, body: { id, state: 'queued', attempts: 0 } })
    await mailOnce(app, 'sent', 1)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.mail.messageId).toContain(id)
  },
)

test('a mail server that is down does not stop a booking, and its email is sent later', async () => {
  const port = await freePort()
  const app = await createTestApp({ env: { smtpUrl: `smtp://127.0.0.1:${port}` } })
  expect((await app.client.post('/api/submit-booking', kiterForm())).status).toBe(201)
  deliver(app)
  const { lastError } = await mailOnce(app, 'queued', 1)
  expect(lastError).toContain('ECONNREFUSED')
  const server = await startMailServer({ port })
  await passTheWait(app)
  await mailOnce(app, 'sent', 2)
  expect(server.received).toMatchObject([{ to: ['awa@example.com'] }])
})

test('a wrong password of the mail server does not fail the email', async () => {
  const server = await startMailServer({ password: 'right' })
  const app = await appWith(server.url.replace('//', '//tradewind:wrong@'))
  await queue(app)
  const wrong = deliver(app)
  const { lastError } = await mailOnce(app, 'queued', 1)
  expect(lastError).toContain('535')
  await wrong.stop()
  app.deps.env.smtpUrl = server.url.replace('//', '//tradewind:right@')
  deliver(app)
  await passTheWait(app)
  await mailOnce(app, 'sent', 2)
})

test('a slow answer of the mail server makes no second copy', async () => {
  const server = await startMailServer()
  const { release } = server.holdAnswers()
  const app = await appWith(server.url)
  await queue(app)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const looks = vi.spyOn(app.db, 'update')
  deliver(app)
  deliver(app)
  await vi.waitUntil(() => server.seen() === 1 && looks.mock.calls.length >= 2, PATIENCE)
  for (let second = 1; second <= 3; second++) {
    const before = looks.mock.calls.length
    vi.advanceTimersByTime(1_000)
    await vi.waitUntil(() => looks.mock.calls.length >= before + 2, PATIENCE)
  }
  release()
  await mailOnce(app, 'sent', 1)
  expect(server.received).toHaveLength(1)
})

test('a server that comes back from a long pause does not take the email again that it is still sending', async () => {
  const server = await startMailServer()
  const { release } = server.holdAnswers()
  const app = await appWith(server.url)
  await queue(app)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  // So seldom that it looks at the first email once, and again only when the test says so: waiting lets held time pass, too.
  const lookEveryMs = 3_600_000
  deliver(app, lookEveryMs)
  await vi.waitUntil(() => server.seen() === 1, PATIENCE)
  await passTheWait(app)
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + RENEW_CLAIMS_MS)
  const looks = vi.spyOn(app.db, 'update')
  vi.advanceTimersByTime(lookEveryMs)
  await vi.waitUntil(() => looks.mock.calls.length === 2, PATIENCE)
  release()
  await mailOnce(app, 'sent', 1)
  expect(server.received).toHaveLength(1)
})

/** After this many attempts a refused email waits a quarter of an hour. */
const TRIED_OFTEN = 12

test('an email cut off by a server stop is sent by the next start at once', async () => {
  const server = await startMailServer()
  const { release } = server.holdAnswers()
  const app = await appWith(server.url)
  await queue(app)
  await app.db.update(mails).set({ attempts: TRIED_OFTEN })
  const first = deliver(app)
  await vi.waitUntil(() => server.seen() === 1, PATIENCE)
  await first.stop()
  expect(await onlyMail(app)).toMatchObject({ state: 'queued', lastError: null })
  release()
  deliver(app)
  await mailOnce(app, 'sent', TRIED_OFTEN + 2)
  const [one, ...copies] = server.received.map(({ mail }) => mail.messageId)
  for (const copy of copies) expect(copy).toBe(one)
})

test('the result of a delivery is stored once the database is back, and no copy is sent meanwhile', async () => {
  const server = await startMailServer()
  const app = await appWith(server.url)
  await queue(app)
  const update = vi.spyOn(app.db, 'update')
  // The first update claims the email; storing the result then fails.
  update.mockImplementationOnce(app.db.update.bind(app.db)).mockImplementationOnce(() => {
    throw new Error('the database is away')
  })
  deliver(app)
  await mailOnce(app, 'sent', 1)
  update.mockRestore()
  expect(server.received).toHaveLength(1)
})

test('two servers on one database send thirty emails, each once', async () => {
  const server = await startMailServer()
  const app = await appWith(server.url)
  const guests = Array.from({ length: 30 }, (_, index) => `guest${index}@example.com`)
  for (const guest of guests) await queue(app, guest)
  deliver(app)
  deliver(app)
  await arrived(server, 30)
  await vi.waitUntil(
    async () => (await app.db.select().from(mails).where(eq(mails.state, 'queued'))).length === 0,
    PATIENCE,
  )
  expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(guests.toSorted())
})

test('a claim excludes other servers until it runs out, and the late result of the first is ignored', async () => {
  const app = await appWith('smtp://127.0.0.1:1')
  await queue(app)
  const dead = await claimOnly(app)
  expect(dead).toMatchObject({ attempts: 1 })
  expect(await claimDueMails(app.db, 4)).toEqual([])
  await passTheWait(app)
  const alive = await claimOnly(app)
  expect(alive).toMatchObject({ id: dead.id, attempts: 2 })
  // The first server wakes up: it can neither postpone nor fail the email.
  await markRefused(app.db, dead, { reason: 'too late', forGood: true })
  expect(await onlyMail(app)).toMatchObject({ state: 'queued', lastError: null })
  await markSent(app.db, alive, app.clock.now())
  await markRefused(app.db, alive, { reason: 'too late', forGood: true })
  expect(await onlyMail(app)).toMatchObject({ state: 'sent' })
})

test('an email fails after the last attempt', async () => {
  const app = await appWith('smtp://127.0.0.1:1')
  await queue(app)
  await app.db.update(mails).set({ attempts: MAX_ATTEMPTS - 2 })
  await markRefused(app.db, await claimOnly(app), { reason: 'down', forGood: false })
  expect(await onlyMail(app)).toMatchObject({ state: 'queued' })
  await passTheWait(app)
  await markRefused(app.db, await claimOnly(app), { reason: 'down', forGood: false })
  expect(await onlyMail(app)).toMatchObject({ state: 'failed', lastError: 'down' })
})

test('a failed email cannot be sent again without a mail server, nor by anyone but the operator', async () => {
  const app = await appWith('smtp://127.0.0.1:1')
  const admin = await operator(app)
  await queue(app)
  const { id } = await onlyMail(app)
  const again = () => admin.post<{ detail: string }>(`/api/admin/outbox/${id}/send-again`)
  await app.db.update(mails).set({ state: 'failed' })
  app.deps.env.smtpUrl = null
  const withoutServer = await again()
  expect(withoutServer.status).toBe(409)
  expect(withoutServer.body.detail).toContain('SMTP_URL')
  for (const none of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
    expect((await admin.post(`/api/admin/outbox/${none}/send-again`)).status).toBe(404)
  }
  expect((await app.client.post(`/api/admin/outbox/${id}/send-again`)).status).toBe(401)
})

test('a failed email can be found by filter and page, however many emails follow', async () => {
  const app = await appWith('smtp://127.0.0.1:1')
  const { id: _, ...row } = await queue(app).then(() => onlyMail(app))
  await endMails(app, 'failed')
  await app.db.update(mails).set({ lastError: '550 no', subject: 'The failed one' })
  const later = new Date(app.clock.now().getTime() + 60_000)
  await app.db.insert(mails).values(Array.from({ length: 101 }, () => ({ ...row, createdAt: later })))
  const admin = await operator(app)
  const page = async (query: string) =>
    (
      await admin.get<{ messages: OutboxMessage[]; total: number; nextCursor: string | null }>(
        `/api/admin/outbox?${query}`,
      )
    ).body
  const failed = { subject: 'The failed one', state: 'failed', lastError: '550 no' }
  expect(await page('state=failed')).toMatchObject({ messages: [failed], total: 1, nextCursor: null })
  expect(await page('search=failed+ONE')).toMatchObject({ messages: [failed], total: 1 })
  expect(await page('search=%25')).toMatchObject({ messages: [], total: 0 })

  const first = await page('')
  expect([first.messages.length, first.total]).toEqual([100, 102])
  const second = await page(`cursor=${first.nextCursor}`)
  expect(second.messages.map(({ subject }) => subject).at(-1)).toBe('The failed one')
  expect(second.nextCursor).toBeNull()
})
