import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import {
  bookings,
  complaints,
  contacts,
  keptLines,
  mails,
  payments,
  webhookEvents,
} from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, bookingOf, guestWithBooking, operator, payByCard } from '#test/guests.ts'
import { endMails } from '#test/mails.ts'
import { purgePersonalData } from './purge.ts'

const JUST_BEFORE = { milliseconds: -1 }
const AT_LAST = { milliseconds: 1 }

async function draftOf(app: TestApp, fields: Record<string, unknown> = {}): Promise<string> {
  const { body } = await app
    .newVisitor()
    .post<{ lead: { id: string } }>('/api/leads', { firstName: 'Awa', status: 'in_progress', ...fields })
  return body.lead.id
}

async function isThere({ db }: TestApp, bookingId: string): Promise<boolean> {
  return (await db.$count(bookings, eq(bookings.id, bookingId))) === 1
}

/** Runs the due jobs a millisecond before the period ends, and again at its end. */
async function aroundTheEnd<T>(app: TestApp, days: number, look: () => Promise<T>): Promise<[T, T]> {
  app.clock.advance({ days, ...JUST_BEFORE })
  await runDueJobs(app.deps)
  const before = await look()
  app.clock.advance(AT_LAST)
  await runDueJobs(app.deps)
  return [before, await look()]
}

test('a draft is removed after 30 days, and a younger one stays', async () => {
  const app = await createTestApp()
  const draft = await draftOf(app)
  app.clock.advance({ days: 1 })
  const younger = await draftOf(app)
  app.clock.advance({ days: -1 })
  expect(await aroundTheEnd(app, 30, () => isThere(app, draft))).toEqual([true, false])
  expect(await isThere(app, younger)).toBe(true)
})

test('a complaint is removed two years after its answer, and one without an answer stays', async () => {
  const { app, guest } = await appWithGuest()
  const bo = await guestWithBooking(app, { email: 'bo@example.com' })
  await bo.visitor.post(`/api/complaints/${bo.lead.id}`, { text: 'And the food' })
  const { body } = await guest.visitor.post<{ complaint: { id: string } }>(
    `/api/complaints/${guest.lead.id}`,
    { text: 'The lesson was short' },
  )
  const answer = { answer: 'You are right' }
  const admin = await operator(app)
  expect((await admin.post(`/api/admin/complaints/${body.complaint.id}/answer`, answer)).status).toBe(200)
  const left = async () => (await app.db.select().from(complaints)).map(({ text }) => text).toSorted()
  expect(await aroundTheEnd(app, 730, left)).toEqual([
    ['And the food', 'The lesson was short'],
    ['And the food'],
  ])
})

test('a draft that is still edited stays', async () => {
  const app = await createTestApp()
  const visitor = app.newVisitor()
  const { body } = await visitor.post<{ lead: { id: string } }>('/api/leads', { firstName: 'Awa' })
  app.clock.advance({ days: 29 })
  await visitor.post('/api/leads', { firstName: 'Awa', lastName: 'Jallow' })
  app.clock.advance({ days: 29 })
  await runDueJobs(app.deps)
  expect(await isThere(app, body.lead.id)).toBe(true)
})

test('an expired, unclaimed booking is removed after 90 days with its emails, and a claimed one stays', async () => {
  const { app, guest: claimed } = await appWithGuest()
  const { body } = await app
    .newVisitor()
    .post<{ lead: Booking }>('/api/submit-booking', kiterForm({ email: 'binta@example.com' }))
  app.clock.advance({ hours: 48 })
  await runDueJobs(app.deps)
  const mailsAbout = () => app.db.$count(mails, eq(mails.bookingId, body.lead.id))
  expect(await mailsAbout()).toBe(2)
  expect(await aroundTheEnd(app, 90, () => isThere(app, body.lead.id))).toEqual([true, false])
  expect(await mailsAbout()).toBe(0)
  expect(await bookingOf(claimed)).toMatchObject({ status: 'expired', email: 'awa@example.com' })
})

test('a booking with payments is never removed, even if it is expired and unclaimed', async () => {
  const app = await createTestApp()
  const { body } = await app.newVisitor().post<{ lead: Booking }>('/api/submit-booking', kiterForm())
  await app.db.insert(payments).values({
    bookingId: body.lead.id,
    kind: 'deposit',
    method: 'bank_transfer',
    amountCents: 20_000,
    state: 'rejected',
    createdAt: app.clock.now(),
  })
  app.clock.advance({ hours: 1 })
  await runDueJobs(app.deps)
  app.clock.advance({ days: 400 })
  await runDueJobs(app.deps)
  expect(await isThere(app, body.lead.id)).toBe(true)
})

test('a contact message is removed after a year with its emails', async () => {
  const app = await createTestApp()
  const form = { firstName: 'Bo', lastName: '', email: 'bo@example.com', message: 'Is there wind in May?' }
  expect((await app.client.post('/api/contacts', form)).status).toBe(201)
  const left = async () => [await app.db.$count(contacts), await app.db.$count(mails)]
  expect(await aroundTheEnd(app, 365, left)).toEqual([
    [1, 2],
    [0, 0],
  ])
})

test('row 37: health notes and emergency contact are removed on the 30th day after the retreat, and nothing else', async () => {
  const app = await createTestApp()
  const guest = await guestWithBooking(app, {
    selectedDate: 'Nov 7–14, 2025',
    healthConditions: 'A knee',
    healthConsent: true,
  })
  await payByCard(guest, 'full')
  const before = await bookingOf(guest)
  app.clock.set('2025-12-13T23:59:59.999Z')
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({
    healthConditions: 'A knee',
    emergencyContact: 'Lamin Jallow',
    emergencyPhone: '+220 300 0000',
  })
  app.clock.set('2025-12-14T00:00:00Z')
  await runDueJobs(app.deps)
  const after = await bookingOf(guest)
  expect(after).toMatchObject({ healthConditions: null, emergencyContact: null, emergencyPhone: null })
  expect(after).toMatchObject({ phone: before.phone, weight: before.weight, status: 'payment_confirmed' })
  // The emergency contacts of another retreat are still needed.
  const later = await app.db.select().from(bookings).where(eq(bookings.isExample, true))
  expect(later.every(({ emergencyContact }) => emergencyContact !== null)).toBe(true)
})

test('the texts of emails are removed after two years, and their template and recipient stay', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const texts = async () => {
    const rows = await app.db.select().from(mails).orderBy(mails.createdAt, mails.template)
    return rows.map(({ template, recipient, text, html, files }) => ({
      template,
      recipient,
      isEmpty: text === '' && html === '' && files.length === 0,
    }))
  }
  app.clock.set('2027-09-01T08:59:59.999Z')
  await runDueJobs(app.deps)
  const [before] = [(await texts()).filter(({ template }) => template.endsWith('-received'))]
  expect(before.map(({ isEmpty }) => isEmpty)).toEqual([false, false])
  app.clock.set('2027-09-01T09:00:00Z')
  await runDueJobs(app.deps)
  const after = (await texts()).filter(({ template }) => template.endsWith('-received'))
  expect(after).toEqual([
    { template: 'booking-received', recipient: 'awa@example.com', isEmpty: true },
    { template: 'payment-received', recipient: 'awa@example.com', isEmpty: true },
  ])
})

test('an email without its text cannot be sent again, and a waiting one keeps its text', async () => {
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:9' } })
  await app.client.post('/api/contacts', { firstName: 'Bo', email: 'bo@example.com', message: 'Hello' })
  await guestWithBooking(app)
  await endMails(app, 'failed', 'booking-received')
  await app.db
    .update(mails)
    .set({ lastError: '550 no such bo@example.com' })
    .where(eq(mails.template, 'booking-received'))
  app.clock.advance({ days: 731 })
  await purgePersonalData(app.deps)
  const [failed] = await app.db.select().from(mails).where(eq(mails.template, 'booking-received'))
  expect(failed).toMatchObject({ text: '', lastError: null })
  const admin = await operator(app)
  expect(await admin.post(`/api/admin/outbox/${failed?.id}/send-again`)).toMatchObject({
    status: 409,
    body: { detail: 'The text of this email has been removed' },
  })
  expect(await app.db.$count(mails, sql`state = 'queued' and about is null`)).toBe(0)
})

test('an unmatched bank line is removed two years after it was stored', async () => {
  const app = await createTestApp()
  const text = 'K. D. kitesurf'
  const line = { amountCents: 450_00, text, identity: text, occurrence: 1, keptAt: app.clock.now() }
  await app.db.insert(keptLines).values([
    { ...line, id: 'waiting', state: 'waiting' },
    { ...line, id: 'ignored', state: 'ignored' },
  ])
  app.clock.set('2027-09-01T08:59:59Z')
  await purgePersonalData(app.deps)
  expect(await app.db.$count(keptLines)).toBe(2)
  app.clock.set('2027-09-01T09:00:00Z')
  await purgePersonalData(app.deps)
  expect(await app.db.$count(keptLines)).toBe(0)
})

test('a provider event is removed 90 days after it was processed, and an open one stays', async () => {
  const app = await createTestApp()
  const event = {
    type: 'checkout.session.completed',
    subjectKind: 'checkout',
    subjectId: 'cs_none',
    receivedAt: app.clock.now(),
  } as const
  const never = new Date('2099-01-01T00:00:00Z')
  await app.db.insert(webhookEvents).values([
    { ...event, id: 'evt_done', processedAt: app.clock.now(), dueAt: app.clock.now() },
    { ...event, id: 'evt_open', dueAt: never },
  ])
  const left = async () => (await app.db.select().from(webhookEvents)).map(({ id }) => id).toSorted()
  expect(await aroundTheEnd(app, 90, left)).toEqual([['evt_done', 'evt_open'], ['evt_open']])
})

test('data is removed in batches, and the rest with the next run', async () => {
  const app = await createTestApp()
  for (let draft = 0; draft < 7; draft++) await draftOf(app)
  app.clock.advance({ days: 30 })
  const drafts = () => app.db.$count(bookings, eq(bookings.status, 'in_progress'))
  await purgePersonalData(app.deps, { batch: 2, most: 2 })
  expect(await drafts()).toBe(3)
  await purgePersonalData(app.deps, { batch: 2, most: 2 })
  expect(await drafts()).toBe(0)
  await purgePersonalData(app.deps, { batch: 2, most: 2 })
  expect(await drafts()).toBe(0)
})

test('one failing kind of removal does not hold up the others', async () => {
  const app = await createTestApp()
  const draft = await draftOf(app)
  await app.client.post('/api/contacts', { firstName: 'Bo', email: 'bo@example.com', message: 'Hello' })
  app.clock.advance({ days: 366 })
  vi.spyOn(app.deps.db, 'transaction').mockRejectedValueOnce(new Error('away'))
  await purgePersonalData(app.deps)
  expect(await isThere(app, draft)).toBe(true)
  expect(await app.db.$count(contacts)).toBe(0)
})

test('a draft that is being edited is kept, and the purge does not wait for it', async () => {
  const app = await createTestApp()
  if (app.connection.kind === 'pglite') return
  const draft = await draftOf(app)
  app.clock.advance({ days: 30 })
  await app.db.transaction(async (tx) => {
    await tx.select().from(bookings).where(eq(bookings.id, draft)).for('update')
    await purgePersonalData(app.deps)
    expect(await isThere(app, draft)).toBe(true)
  })
  await purgePersonalData(app.deps)
  expect(await isThere(app, draft)).toBe(false)
})
