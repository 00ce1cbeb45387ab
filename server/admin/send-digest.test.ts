import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import { bookings, mails } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, payByCard, reportTransfer } from '#test/guests.ts'
import { sendDigest } from './send-digest.ts'

/** The evening before, with the operator's emails on by default. */
function openApp(): Promise<TestApp> {
  return createTestApp({ now: '2025-09-01T20:00:00Z', operatorMails: true })
}

async function digests({ db }: TestApp) {
  return db.select().from(mails).where(eq(mails.template, 'operator-digest')).orderBy(mails.createdAt)
}

async function subjects(app: TestApp): Promise<string[]> {
  return (await digests(app)).map(({ subject }) => subject)
}

async function write(app: TestApp): Promise<void> {
  const message = { firstName: 'Lena', email: 'lena@example.com', message: 'Is there wind in May?' }
  expect((await app.newVisitor().post('/api/contacts', message)).status).toBe(201)
}

test('the digest is sent at seven in Banjul, once a day', { tags: 'postgres' }, async () => {
  const app = await openApp()
  await write(app)
  await sendDigest(app.deps)
  // The first evening gets that day's digest.
  expect(await subjects(app)).toEqual(['Today: 1 message to answer'])
  app.clock.set('2025-09-02T06:59:59.999Z')
  await sendDigest(app.deps)
  expect(await digests(app)).toHaveLength(1)
  app.clock.set('2025-09-02T07:00:00Z')
  await Promise.all([sendDigest(app.deps), sendDigest(app.deps), sendDigest(app.deps)])
  await sendDigest(app.deps)
  expect(await digests(app)).toHaveLength(2)
})

test('after an outage only today’s digest is sent', async () => {
  const app = await openApp()
  await write(app)
  await sendDigest(app.deps)
  app.clock.set('2025-09-09T15:30:00Z')
  await sendDigest(app.deps)
  await sendDigest(app.deps)
  expect((await digests(app)).map(({ dedupeKey }) => dedupeKey)).toEqual([
    'operator-digest:2025-09-01',
    'operator-digest:2025-09-09',
  ])
})

test('a morning with nothing to do sends no digest, even if something arrives later', async () => {
  const app = await openApp()
  app.clock.set('2025-09-02T07:00:00Z')
  await sendDigest(app.deps)
  await write(app)
  app.clock.set('2025-09-02T12:00:00Z')
  await sendDigest(app.deps)
  expect(await digests(app)).toEqual([])
})

test('a switched-off digest is not sent, and starts the morning after it was switched on', async () => {
  const app = await openApp()
  const admin = await operator(app)
  await admin.patch('/api/admin/settings', { morningDigest: false })
  await write(app)
  app.clock.set('2025-09-02T07:00:00Z')
  await sendDigest(app.deps)
  await admin.patch('/api/admin/settings', { morningDigest: true })
  app.clock.set('2025-09-02T09:00:00Z')
  await sendDigest(app.deps)
  expect(await digests(app)).toEqual([])
  app.clock.set('2025-09-03T07:00:00Z')
  await sendDigest(app.deps)
  expect(await digests(app)).toHaveLength(1)
})

test('the digest says how late the oldest overdue balance is', async () => {
  const app = await openApp()
  // The balance is due on Sep 16.
  await payByCard(await guestWithBooking(app), 'deposit')
  app.clock.set('2025-09-18T07:00:00Z')
  await sendDigest(app.deps)
  const [mail] = await digests(app)
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('1 balance overdue: €750, up to 2 days late')
})

test('the digest has counts, amounts and dates, and no names', async () => {
  const app = await openApp()
  const guest = await guestWithBooking(app)
  expect((await reportTransfer(guest, 'deposit')).status).toBe(200)
  const late = await guestWithBooking(app, { email: 'bintou@example.com', firstName: 'Bintou' })
  await app.db
    .update(bookings)
    .set({ holdExpiresAt: new Date('2025-09-02T18:30:00Z') })
    .where(eq(bookings.id, late.lead.id))
  await write(app)
  app.clock.set('2025-09-02T07:00:00Z')
  await sendDigest(app.deps)
  const [mail] = await digests(app)
  expect(mail).toMatchObject({
    subject: 'Today: 1 transfer to check, and 2 more',
    recipient: 'hello@tradewind.example',
    bookingId: null,
  })
  for (const line of [
    '1 transfer to check',
    `€200, the oldest since ${formatDay('2025-09-01')}`,
    '1 hold ends today',
    'the first at 18:30',
    '1 message to answer',
    'Oct 31–Nov 7, 2025, in 59 days',
  ])
    expect(mail?.text).toContain(line)
  for (const name of ['Awa', 'Jallow', 'Bintou', 'Lena']) expect(mail?.text).not.toContain(name)
})

test('the digest of a first day says that the guests come today', async () => {
  const app = await openApp()
  await write(app)
  app.clock.set('2025-12-05T07:00:00Z')
  await sendDigest(app.deps)
  expect((await digests(app)).at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain(
    'Dec 5–12, 2025, today: 2 guests',
  )
})
