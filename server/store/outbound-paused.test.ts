import { expect, test } from 'vitest'
import type { AdminCounts } from '#domain/contract/api-contract.ts'
import { mails, restores } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { claimDueMails } from '#server/mail/mail-queue.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { openNotion } from '#server/notion/notion.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { bookingOf, guestWithBooking, operator, startCheckout } from '#test/guests.ts'
import { NOTION_DATABASE_ID, NOTION_TOKEN, startNotionServer } from '#test/notion-server.ts'
import { deliver, eventBody, payAtProvider, signatureOf } from '#test/provider-events.ts'
import { activate, isOutboundPaused } from './outbound-paused.ts'

const MADE_AT = new Date('2025-09-01T03:00:00Z')

test('a restored instance serves and takes bookings, but sends nothing until it is activated', async () => {
  const notes = await startNotionServer()
  const notion = await openNotion({ token: NOTION_TOKEN, databaseId: NOTION_DATABASE_ID, baseUrl: notes.url })
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:1' }, notion })
  const guest = await guestWithBooking(app)
  const { body: page } = await startCheckout(guest, 'deposit')
  await payAtProvider(app, page.id)
  const event = eventBody(page.id)
  const signed = () => ({ 'stripe-signature': signatureOf(app, event) })
  await app.db.insert(restores).values({ backupMadeAt: MADE_AT, restoredAt: app.clock.now() })

  expect((await startCheckout(guest, 'full')).status).toBeGreaterThanOrEqual(500)
  // Reminders, and the expiry of unpaid places.
  const before = await app.db.$count(mails)
  app.clock.advance({ hours: 49 })
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted' })
  expect(await app.db.$count(mails)).toBe(before)
  // Waiting emails, whenever they were written.
  await queueMail(app.db, app.deps, {
    template: 'contact-acknowledgement',
    to: 'awa@example.com',
    data: { guestName: 'Awa', replyHours: 24 },
  })
  expect(await claimDueMails(app.db, 10)).toEqual([])
  // Provider events: the provider will send them again.
  expect(await deliver(app, event, signed())).toBe(503)
  expect(await deliver(app, event, {})).toBe(400)
  // The Notion sync.
  const admin = await operator(app)
  expect(await admin.post('/api/sync-notion')).toMatchObject({
    status: 503,
    body: { type: 'urn:problem:outbound-paused' },
  })
  expect(notes.requests).toEqual([])
  // The admin says so, and the supervisor sees a healthy server.
  const { body: counts } = await admin.get<AdminCounts>('/api/admin/counts')
  expect(counts).toMatchObject({ pausedSince: MADE_AT.toISOString(), goLiveCommand: 'npm run activate' })
  expect((await app.app.request('/readyz')).status).toBe(200)
  const other = await guestWithBooking(app, { email: 'lamin@example.com' })
  expect(await bookingOf(other)).toMatchObject({ status: 'booking_submitted' })

  expect(await activate(app.db, app.clock.now())).toBe(true)
  expect(await isOutboundPaused(app.db)).toBe(false)
  expect(await activate(app.db, app.clock.now())).toBe(false)
  // A payment made in the meantime counts before overdue bookings expire.
  expect(await deliver(app, event, signed())).toBe(200)
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid' })
  expect((await claimDueMails(app.db, 100)).length).toBeGreaterThan(1)
  expect((await admin.get<AdminCounts>('/api/admin/counts')).body.pausedSince).toBeNull()
})
