import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { remindOfPayment } from '#server/booking/expire-bookings.ts'
import { mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, payByCard, signUp } from '#test/guests.ts'
import { accept, BO, offered } from '#test/hand-overs.ts'
import { startMailServer, type TestMailServer } from '#test/mail-server.ts'
import { asSent, endMails, mailsNamed } from '#test/mails.ts'
import { startDelivery } from './deliver-mails.ts'
import { openMailServer } from './mail-server.ts'

const AWA = 'awa@example.com'
const WITHOUT = '/auth?token=…'
/** Far longer than needed: a busy machine must not fail a test. */
const PATIENCE = { timeout: 45_000, interval: 20 }

async function appWith(mailServer: TestMailServer | null): Promise<TestApp> {
  const app = await createTestApp({ seed: false, env: { smtpUrl: mailServer?.url ?? null } })
  await signUp(app, AWA)
  return app
}

async function askForLink(app: TestApp, email = AWA): Promise<void> {
  expect((await app.client.post('/api/auth/forgot-password', { email })).status).toBe(202)
}

function deliver({ deps }: TestApp): void {
  onTestFinished(startDelivery(deps, openMailServer(deps.env), { lookEveryMs: 50 }).stop)
}

const resetMails = ({ db }: TestApp) =>
  db.select().from(mails).where(eq(mails.template, 'password-reset')).orderBy(mails.createdAt, mails.dueAt)

function mailIn(app: TestApp, state: string) {
  return vi.waitUntil(async () => (await resetMails(app)).find((mail) => mail.state === state), PATIENCE)
}

const tokenIn = (text = '') => /\/auth\?token=(\w{20,})/.exec(text)?.[1] ?? null

test('once a reset link has been sent, the database no longer contains it', async () => {
  const server = await startMailServer()
  const app = await appWith(server)
  await askForLink(app)
  deliver(app)
  const kept = await mailIn(app, 'sent')
  const token = tokenIn(server.received[0]?.mail.text)
  expect(token).not.toBeNull()
  expect(server.received[0]?.mail.html).toContain(token)
  expect(JSON.stringify(kept)).not.toContain(token)
  expect([kept.text, kept.html]).toEqual([
    expect.stringContaining(WITHOUT) as unknown,
    expect.stringContaining(WITHOUT) as unknown,
  ])
  // The sent link works.
  const reset = { token, password: 'a northerly in march' }
  expect((await app.client.post('/api/auth/reset-password', reset)).status).toBe(204)
})

test('an email refused for now keeps its link for the next attempt', async () => {
  const server = await startMailServer()
  server.refuse({ at: 'recipient', code: 450 })
  const app = await appWith(server)
  await askForLink(app)
  deliver(app)
  await vi.waitUntil(async () => (await resetMails(app))[0]?.lastError, PATIENCE)
  await runDueJobs(app.deps)
  const [waiting] = await asSent(app, await resetMails(app))
  expect(tokenIn(waiting?.text)).not.toBeNull()
  server.refuse(null)
  await app.db.update(mails).set({ dueAt: sql`now()` })
  await mailIn(app, 'sent')
  expect(tokenIn(server.received[0]?.mail.text)).toBe(tokenIn(waiting?.text))
})

test('a failed email loses its link, and cannot be sent again', async () => {
  const server = await startMailServer()
  server.refuse({ at: 'recipient', code: 550 })
  const app = await appWith(server)
  await askForLink(app)
  deliver(app)
  const failed = await mailIn(app, 'failed')
  expect(tokenIn(failed.text + failed.html)).toBeNull()
  const again = await (await operator(app)).post(`/api/admin/outbox/${failed.id}/send-again`)
  expect(again).toMatchObject({
    status: 409,
    body: { detail: 'The link in this email no longer works. The guest needs to ask for a new one' },
  })
})

const claimLinkIn = (text = '') => /\/claim\/[\w-]{43}/.exec(text)?.[0] ?? null

/** A guest without an account has booked, and the email about it is in this state. */
async function bookedMail(app: TestApp, state: 'sent' | 'failed') {
  const { body } = await app.client.post<{ lead: { id: string } }>('/api/submit-booking', kiterForm())
  deliver(app)
  const mail = await vi.waitUntil(async () => {
    const found = await app.db.select().from(mails).where(eq(mails.template, 'booking-received'))
    return found.find((each) => each.state === state)
  }, PATIENCE)
  return { leadId: body.lead.id, mail }
}

test('the claim link is replaced in the sent email by a link to the payment', async () => {
  const server = await startMailServer()
  const app = await createTestApp({ env: { smtpUrl: server.url } })
  const { leadId, mail } = await bookedMail(app, 'sent')
  const sent = server.received.find(({ to }) => to.includes(AWA))?.mail
  expect(claimLinkIn(sent?.text)).not.toBeNull()
  expect(sent?.html).toContain(claimLinkIn(sent?.text))
  expect(claimLinkIn(mail.text + mail.html)).toBeNull()
  expect(mail.text).toContain(`/payment?leadId=${leadId}`)
  expect(mail.html).toContain(`/payment?leadId=${leadId}"`)
})

test('an email sent again has a claim link for the booking’s current address', async () => {
  const server = await startMailServer()
  server.refuse({ at: 'recipient', code: 550 })
  const app = await createTestApp({ env: { smtpUrl: server.url } })
  const { leadId, mail } = await bookedMail(app, 'failed')
  expect(claimLinkIn(mail.text + mail.html)).toBeNull()
  const admin = await operator(app)
  await admin.patch(`/api/leads/${leadId}`, { email: 'awa.new@example.com' })
  server.refuse(null)
  await admin.post(`/api/admin/outbox/${mail.id}/send-again`)
  const again = await vi.waitUntil(
    () => server.received.find(({ mail: { subject } }) => subject === mail.subject)?.mail,
    PATIENCE,
  )
  const path = claimLinkIn(again.text) ?? ''
  expect(again.html).toContain(path)
  const phone = await signUp(app, 'somebody@example.com')
  await phone.get(path)
  expect((await phone.post('/api/link-booking', { leadId })).status).toBe(200)
  // Once an account has the booking, a copy of the email links to the payment instead.
  const copied = await vi.waitUntil(async () => {
    const copy = await admin.post<{ text?: string }>(`/api/admin/outbox/${mail.id}/send-again`)
    return copy.status === 200 ? copy.body.text : null
  }, PATIENCE)
  expect(copied).toContain(`/payment?leadId=${leadId}`)
  expect(claimLinkIn(copied)).toBeNull()
})

test('a copy of a sent email keeps no claim link once it is sent too', async () => {
  const server = await startMailServer()
  const app = await createTestApp({ env: { smtpUrl: server.url } })
  const { mail } = await bookedMail(app, 'sent')
  const admin = await operator(app)
  const copy = await admin.post<{ id: string }>(`/api/admin/outbox/${mail.id}/send-again`)
  const isCopy = eq(mails.id, copy.body.id)
  const sent = await vi.waitUntil(
    async () => (await app.db.select().from(mails).where(isCopy)).find(({ state }) => state === 'sent'),
    PATIENCE,
  )
  expect(claimLinkIn(server.received.at(-1)?.mail.text)).not.toBeNull()
  expect(claimLinkIn(sent.text + sent.html)).toBeNull()
})

test('a reminder to pay is not sent any more once the deposit is there', async () => {
  const server = await startMailServer()
  const app = await createTestApp({ env: { smtpUrl: server.url } })
  const guest = await guestWithBooking(app)
  app.clock.advance({ hours: 25 })
  await remindOfPayment(app.deps)
  expect(await mailsNamed(app, 'payment-reminder')).toHaveLength(1)
  await payByCard(guest, 'deposit')
  await app.db.update(mails).set({ dueAt: sql`now()` })
  deliver(app)
  await vi.waitUntil(async () => (await mailsNamed(app, 'payment-received'))[0]?.state === 'sent', PATIENCE)
  await vi.waitUntil(async () => (await mailsNamed(app, 'payment-reminder')).length === 0, PATIENCE)
  expect(server.received.map(({ mail }) => mail.subject).join()).not.toMatch(/reminder|expires/i)
})

test('a reminder is not sent any more once the place is somebody else’s', async () => {
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:9' } })
  const guest = await guestWithBooking(app)
  const token = await offered(guest)
  app.clock.advance({ hours: 25 })
  await remindOfPayment(app.deps)
  expect(await mailsNamed(app, 'payment-reminder')).toMatchObject([
    { recipient: AWA, text: expect.stringContaining('Hello Awa') as unknown },
  ])
  app.clock.advance({ minutes: 1 })
  expect((await accept(await signUp(app, BO.email), token)).status).toBe(200)
  expect(await mailsNamed(app, 'payment-reminder'), 'nothing is left to say').toMatchObject([{ text: '' }])
})

test('an email that could not be sent before its place ended is sent again as it was', async () => {
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:9' } })
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'deposit')
  await endMails(app, 'failed', 'payment-received')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const [failed] = await mailsNamed(app, 'payment-received')
  const again = await (await operator(app)).post(`/api/admin/outbox/${failed?.id}/send-again`)
  expect(again).toMatchObject({ status: 200, body: { text: failed?.text } })
  expect(failed?.text.replaceAll(/\s+/g, ' ')).toContain('is confirmed')
})

test('an email that waits for the mail server when its place ends says what was true until then', async () => {
  const server = await startMailServer()
  const app = await createTestApp({ env: { smtpUrl: server.url } })
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'deposit')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  deliver(app)
  await vi.waitUntil(() => server.received.length >= 3, PATIENCE)
  const said = server.received.map(({ mail }) => `${mail.subject} ${mail.text}`.replaceAll(/\s+/g, ' '))
  const starting = (subject: string) => said.find((each) => each.startsWith(subject))
  expect(starting('We’re holding your place')).toContain('Pay for my place')
  expect(starting('Payment received')).toContain('is confirmed')
  expect(starting('Booking cancelled')).toContain('We’ve sent €200 to your card')
})

test('an email to a former address has no link to claim the booking', async () => {
  const server = await startMailServer()
  const app = await createTestApp({ env: { smtpUrl: server.url } })
  const { body } = await app.client.post<{ lead: { id: string } }>('/api/submit-booking', kiterForm())
  await (await operator(app)).patch(`/api/leads/${body.lead.id}`, { email: 'awa.new@example.com' })
  deliver(app)
  const received = await vi.waitUntil(
    () => server.received.find(({ to, mail }) => to.includes(AWA) && mail.subject?.includes('holding')),
    PATIENCE,
  )
  expect(received.mail.text).toContain('Pay for my place')
  expect(claimLinkIn(`${received.mail.text} ${received.mail.html}`)).toBeNull()
})

test('an email says what is true when it is sent', async () => {
  const server = await startMailServer()
  const app = await createTestApp({ env: { smtpUrl: server.url } })
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
  await payByCard(guest, 'full')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  deliver(app)
  const [cancelled] = await vi.waitUntil(async () => {
    const found = await mailsNamed(app, 'booking-cancelled')
    return found[0]?.state === 'sent' ? found : null
  }, PATIENCE)
  // The card provider had accepted the refund by then.
  expect(cancelled?.text.replaceAll(/\s+/g, ' ')).toContain('We’ve sent €1,130 to your card.')
})
