import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { OutboxMessage } from '#domain/contract/api-contract.ts'
import { orderFileName } from '#domain/order/order.ts'
import { bookings, documents, mails } from '#server/db/schema.ts'
import { type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuests,
  appWithGuest,
  guestWithBooking,
  operator,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  startCheckout,
  type Guest,
  receiveReported,
} from '#test/guests.ts'
import { startMailServer, type Received, type TestMailServer } from '#test/mail-server.ts'
import { readPdf } from '#test/pdf-text.ts'
import { payAtProvider, sendEvent } from '#test/provider-events.ts'
import { startDelivery } from './deliver-mails.ts'
import { openMailServer } from './mail-server.ts'

/** A mail server, and a guest of a private room, whose rows are put back where they were made before. */
async function start(): Promise<{ app: TestApp; server: TestMailServer; guest: Guest }> {
  const server = await startMailServer()
  const scene = await appWithGuests(
    'a guest of a private room, whose emails wait for the mail server',
    async (app) => ({ guest: await guestWithBooking(app, { selectedRoom: 'private' }) }),
    { env: { smtpUrl: server.url } },
  )
  return { ...scene, server }
}

function orderName({ lead }: Guest): string {
  return orderFileName(lead.order?.version ?? '')
}

/** Delivers all queued emails, and returns the one whose subject starts with this text. */
async function delivered(app: TestApp, server: TestMailServer, subject: string): Promise<Received> {
  const delivery = startDelivery(app.deps, openMailServer({ smtpUrl: server.url }), { lookEveryMs: 50 })
  onTestFinished(delivery.stop)
  const left = () => app.db.$count(mails, eq(mails.state, 'queued'))
  await vi.waitUntil(async () => (await left()) === 0, { timeout: 45_000, interval: 20 })
  const found = server.received.filter(({ mail }) => mail.subject?.startsWith(subject))
  expect(found).toHaveLength(1)
  const [mail] = found
  if (!mail) throw new Error(`no mail "${subject}" arrived`)
  return mail
}

interface Arrived {
  name: string | null
  type: string
  disposition: string | null
  text: string
}

/** Returns the files of a received email, with their text. */
async function filesOf({ mail }: Received): Promise<Arrived[]> {
  return Promise.all(
    mail.attachments.map(async ({ filename, mimeType, disposition, content }) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
      const text =
        mimeType === 'application/pdf' ? (await readPdf(bytes)).text : new TextDecoder().decode(bytes)
      return { name: filename, type: mimeType, disposition, text: text.replaceAll('\r\n ', '') }
    }),
  )
}

test('the email about the payment that confirms the place has receipt, order and stay attached, and lists them', async () => {
  const { app, server, guest } = await start()
  await payByCard(guest, 'deposit')
  const mail = await delivered(app, server, 'Payment received')
  expect(mail.mail.text?.replaceAll(/\s+/g, ' ')).toMatch(
    /Attached: Receipt R-2025-0001; Your order [0-9a-f]{8}, with form and terms; Your retreat, for your calendar\./,
  )
  const [receipt, order, stay, ...others] = await filesOf(mail)
  expect(others).toEqual([])
  expect(receipt).toMatchObject({
    name: 'receipt-R-2025-0001.pdf',
    type: 'application/pdf',
    disposition: 'attachment',
  })
  for (const words of ['R-2025-0001', 'Awa Jallow', 'Deposit €200', '€1,130', '€930'])
    expect(receipt?.text).toContain(words)
  expect(order).toMatchObject({
    name: orderName(guest),
    type: 'application/pdf',
    disposition: 'attachment',
  })
  expect(order?.text).toContain(`Order: ${guest.lead.order?.version}`)
  expect(stay).toMatchObject({ name: 'retreat.ics', type: 'text/calendar', disposition: 'attachment' })
  expect(stay?.text).toContain('METHOD:PUBLISH')
  expect(stay?.text).toContain(`UID:${guest.lead.id}`)
  expect(mail.raw).toMatch(/text\/calendar; charset=utf-8; method=PUBLISH/i)
})

test('the receipt of a transfer is attached to the email that it was received, and to none before', async () => {
  const { app, server, guest } = await start()
  await reportTransfer(guest, 'full')
  await receiveReported(app)
  await issueDueDocuments(app)
  const received = await filesOf(await delivered(app, server, 'Transfer received'))
  expect(received.map(({ name }) => name)).toEqual([
    'receipt-R-2025-0001.pdf',
    orderName(guest),
    'retreat.ics',
  ])
  expect(received[0]?.text).toContain('by bank transfer')
  const others = server.received.filter(
    ({ mail }) => !/^Transfer received|^We’re expecting/.test(mail.subject ?? ''),
  )
  expect(others.flatMap(({ mail }) => mail.attachments)).toEqual([])
})

test('the email about a cancellation has the credit note, and a file that removes the retreat from the calendar', async () => {
  const { app, server, guest } = await start()
  await payByCard(guest, 'full')
  app.clock.set('2025-09-20T09:00:00Z')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const [note, stay, ...others] = await filesOf(await delivered(app, server, 'Booking cancelled'))
  expect(others).toEqual([])
  expect(note).toMatchObject({ name: 'credit-note-C-2025-0001.pdf', type: 'application/pdf' })
  for (const words of [
    'C-2025-0001',
    'R-2025-0001',
    'Full payment refunded €465',
    'The booking was cancelled',
  ])
    expect(note?.text).toContain(words)
  expect(stay?.name).toBe('retreat-cancelled.ics')
  expect(stay?.text).toContain('METHOD:CANCEL')
  expect(stay?.text).toContain('STATUS:CANCELLED')
})

test('a cancellation without a refund has no credit note', async () => {
  const { app, server, guest } = await start()
  await payByCard(guest, 'deposit')
  app.clock.set('2025-10-20T09:00:00Z')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const files = await filesOf(await delivered(app, server, 'Booking cancelled'))
  expect(files.map(({ name }) => name)).toEqual(['retreat-cancelled.ics'])
})

test('the email about a payment that is refunded has its receipt and its credit note', async () => {
  const { app, server, guest } = await start()
  const { body } = await startCheckout(guest, 'deposit')
  await payAtProvider(app, body.id)
  const expired = { status: 'expired', placeNumber: null, holdExpiresAt: null } as const
  await app.db.update(bookings).set(expired).where(eq(bookings.id, guest.lead.id))
  app.clock.set('2025-11-01T09:00:00Z')
  await sendEvent(app, body.id)
  const files = await filesOf(await delivered(app, server, 'We’ll refund your €200'))
  expect(files.map(({ name }) => name)).toEqual(['receipt-R-2025-0001.pdf', 'credit-note-C-2025-0001.pdf'])
})

test('the email about a date change has the new stay attached', async () => {
  const { app, server, guest } = await start()
  await payByCard(guest, 'deposit')
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedDate: 'Dec 5–12, 2025' })
  // An email about changes waits a quarter of an hour for more changes.
  await app.db.update(mails).set({ dueAt: new Date(0) })
  const [stay] = await filesOf(await delivered(app, server, 'Your booking has changed'))
  expect(stay?.text).toContain('DTSTART;VALUE=DATE:20251205')
  expect(stay?.text).toContain('SEQUENCE:1')
})

test('an email that waits for the mail server is written when it is sent, with the receipt as it was issued', async () => {
  const { app, server, guest } = await start()
  server.refuse({ at: 'content', code: 451 })
  await payByCard(guest, 'deposit')
  const delivery = startDelivery(app.deps, openMailServer({ smtpUrl: server.url }), { lookEveryMs: 50 })
  await vi.waitUntil(() => server.seen() >= 2, { timeout: 45_000, interval: 20 })
  await delivery.stop()
  // Later changes must not change the receipt, and the calendar has the retreat that is now booked.
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, {
    lastName: 'Ceesay',
    selectedDate: 'Dec 5–12, 2025',
  })
  server.refuse(null)
  await app.db.update(mails).set({ dueAt: new Date(0) })
  const [receipt, , stay] = await filesOf(await delivered(app, server, 'Payment received'))
  expect(receipt?.text).toContain('Awa Jallow')
  expect(stay?.text).toContain('DTSTART;VALUE=DATE:20251205')
})

test('the outbox lists the files of an email', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'deposit')
  const admin = await operator(app)
  const { body } = await admin.get<{ messages: OutboxMessage[] }>('/api/admin/outbox')
  const files = Object.fromEntries(
    body.messages.map((message) => [message.subject.slice(0, 16), message.files]),
  )
  expect(files['Payment received']).toEqual(['receipt-R-2025-0001.pdf', orderName(guest), 'retreat.ics'])
  expect(files['Your order: Oct ']).toBeUndefined()
  expect(files['We’re holding yo']).toEqual([])
  expect(await app.db.$count(documents)).toBe(1)
})
