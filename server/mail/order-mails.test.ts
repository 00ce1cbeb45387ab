import { and, eq, like, notLike, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { formatDay, formatShortDay } from '#domain/base/dates.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { orderFileName } from '#domain/order/order.ts'
import { mails, payments } from '#server/db/schema.ts'
import type { MailRow } from '#server/mail/mail-queue.ts'
import { latestOrder, readOrder } from '#server/order/order-record.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  guestWithBooking,
  operator,
  order,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  type Guest,
} from '#test/guests.ts'
import { arrived, startMailServer } from '#test/mail-server.ts'
import { mailsNamed as mailsOf } from '#test/mails.ts'
import { readPdf } from '#test/pdf-text.ts'
import { readAs } from '#test/read-as.ts'
import { publish, SITE } from '#test/site.ts'
import { startDelivery } from './deliver-mails.ts'
import { openMailServer } from './mail-server.ts'
import { queueBookingMail } from './queue-booking-mail.ts'

/** The orders attached to the guest's emails about payments and the place. */
async function attachedOrders(app: TestApp): Promise<string[]> {
  const rows = await app.db
    .select()
    .from(mails)
    .where(like(mails.template, '%-received'))
    .orderBy(mails.createdAt)
  return rows.flatMap(({ template, files }) =>
    files.filter(({ type }) => type === 'order').map(({ name }) => `${template} ${name}`),
  )
}

function changeRoom({ visitor, lead }: Guest, selectedRoom: 'private' | 'shared') {
  return visitor.patch(`/api/leads/${lead.id}`, { selectedRoom })
}

test(
  'an order is confirmed by one email with total, due dates, refund steps and the organiser',
  { tags: 'postgres' },
  async () => {
    const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
    const again = { leadId: guest.lead.id, termsVersion: guest.lead.order?.version }
    await Promise.all(Array.from({ length: 4 }, () => guest.visitor.post('/api/place-order', again)))
    const [mail, ...others] = await mailsOf(app, 'order-placed')
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Your order: Oct 31–Nov 7, 2025, €1,130',
      recipient: guest.lead.email,
      files: [{ type: 'order', name: orderFileName(guest.lead.order?.version ?? '') }],
    })
    const text = mail?.text.replaceAll(/\s+/g, ' ')
    for (const words of [
      'with obligation to pay',
      `We’re holding your place until ${formatShortDay('2025-09-03')}, 09:00 GMT. It’s confirmed once we receive the €200 deposit; otherwise we release it and you owe nothing.`,
      `/payment?leadId=${guest.lead.id}`,
      'Total: €1,130',
      'Deposit, when you order: €200',
      `Balance, by ${formatDay('2025-09-16')}: €930`,
      'the 14-day right of withdrawal does not apply',
      'All except the deposit',
      `Up to ${formatDay('2025-10-24')} you can pass your place on to someone else`,
      SITE.packageTravel.organiser.phone,
      SITE.packageTravel.organiser.mail,
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('/pay/')
  },
)

test('a change ordered after payment has its own email, and the first order is not sent again', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.advance({ hours: 1 })
  await changeRoom(guest, 'private')
  await order(guest)
  const [mail, ...others] = await mailsOf(app, 'change-ordered')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Change ordered: +€180, Oct 31–Nov 7, 2025')
  for (const words of [
    'Previous total: €950',
    'Your change: +€180',
    'Total: €1,130',
    'Your place is confirmed.',
  ])
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(words)
  expect(await mailsOf(app, 'order-placed')).toEqual([])

  await changeRoom(guest, 'shared')
  await order(guest)
  const cheaper = (await mailsOf(app, 'change-ordered'))[1]
  expect(cheaper?.subject).toBe('Change confirmed: −€180, Oct 31–Nov 7, 2025')
  expect(cheaper?.text.replaceAll(/\s+/g, ' ')).toContain(
    'You’ve confirmed your change. It costs €180 less, so the new total is €950.',
  )
  expect(cheaper?.text).not.toContain('You’ve ordered')
})

test('a change to a lower price says what is refunded', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'full')
  app.clock.advance({ hours: 1 })
  await changeRoom(guest, 'shared')
  await order(guest)
  const [mail] = await mailsOf(app, 'change-ordered')
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    'It costs €180 less, so the new total is €950. We’ll refund €180 the way it was paid.',
  )
})

test('a change before payment is ordered as a whole, and emailed as an order', async () => {
  const { app, guest } = await appWithGuest()
  app.clock.advance({ hours: 1 })
  await changeRoom(guest, 'private')
  await order(guest)
  expect((await mailsOf(app, 'order-placed')).map(({ subject }) => subject.split(', ').at(-1))).toEqual([
    '€950',
    '€1,130',
  ])
  expect(await mailsOf(app, 'change-ordered')).toEqual([])
})

test('the order is attached to the payment that confirms the place, and to no other', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  const admin = await operator(app)
  const receive = async (amount: number, method: string) => {
    const body = { amount, method, receivedOn: '2025-09-01' }
    const answer = await admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, body)
    expect(answer.status).toBe(201)
    await issueDueDocuments(app)
  }
  await receive(150, 'bank_transfer')
  expect(await attachedOrders(app)).toEqual([])
  await receive(50, 'cash')
  const expected = [`payment-received ${orderFileName(guest.lead.order?.version ?? '')}`]
  expect(await attachedOrders(app)).toEqual(expected)
  await receive(930, 'bank_transfer')
  expect(await attachedOrders(app)).toEqual(expected)
})

/** The guest's emails about a booking in order, each with its attachments. */
async function toldTo(app: TestApp, { lead }: Guest): Promise<string[]> {
  const rows = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.bookingId, lead.id), notLike(mails.template, 'operator-%')))
    .orderBy(mails.dueAt, mails.createdAt)
  return rows.map(({ template, files }) => [template, ...files.map(({ type }) => type)].join(' '))
}

test('a payment within five minutes of the order is confirmed in one email with the order', async () => {
  const { app, guest } = await appWithGuest()
  const [waiting] = await mailsOf(app, 'order-placed')
  expect(waiting?.openUntil).toEqual(new Date('2025-09-01T09:05:00.000Z'))
  const wait = (waiting?.dueAt.getTime() ?? 0) - Date.now()
  expect(wait).toBeGreaterThan(4 * 60_000)
  expect(wait).toBeLessThanOrEqual(5 * 60_000)
  app.clock.advance({ minutes: 4 })
  await payByCard(guest, 'deposit')
  expect(await toldTo(app, guest)).toEqual(['booking-received', 'payment-received document order calendar'])
})

test('a payment after five minutes leaves the order its own email', async () => {
  const { app, guest } = await appWithGuest()
  app.clock.advance({ minutes: 5 })
  await payByCard(guest, 'deposit')
  expect(await toldTo(app, guest)).toEqual([
    'booking-received',
    'order-placed order',
    'payment-received document order calendar',
  ])
})

test('the email about a reported transfer has the order only within five minutes of it', async () => {
  const { app, guest: prompt } = await appWithGuest()
  await reportTransfer(prompt, 'deposit')
  expect(await toldTo(app, prompt)).toEqual(['booking-received', 'transfer-reported order'])
  const later = await guestWithBooking(app, { email: 'later@example.com' })
  app.clock.advance({ minutes: 5 })
  await reportTransfer(later, 'deposit')
  expect(await toldTo(app, later)).toEqual(['booking-received', 'order-placed order', 'transfer-reported'])
})

test('a part of the deposit does not confirm the place, and sends the order’s email before it', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const body = { amount: 150, method: 'cash', receivedOn: '2025-09-01' }
  await admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, body)
  await issueDueDocuments(app)
  expect(await toldTo(app, guest)).toEqual([
    'booking-received',
    'order-placed order',
    'payment-received document calendar',
  ])
  const [released] = await mailsOf(app, 'order-placed')
  expect(released?.openUntil).toBeNull()
})

test('any other email about the booking sends the order’s email first', async () => {
  const { app, guest } = await appWithGuest()
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const told = await toldTo(app, guest)
  expect(told.slice(0, 2)).toEqual(['booking-received', 'order-placed order'])
  expect(told[2]).toMatch(/^booking-cancelled/)
})

test('a payment that is rolled back leaves the order’s email as it was', async () => {
  const { app, guest } = await appWithGuest()
  const before = await mailsOf(app, 'order-placed')
  const placed = await latestOrder(app.db, guest.lead.id)
  const record = await loadBooking(app.db, guest.lead.id)
  const dies = app.db.transaction(async (tx) => {
    const [payment] = await tx
      .insert(payments)
      .values({
        bookingId: guest.lead.id,
        kind: 'deposit',
        method: 'card',
        amountCents: 20_000,
        state: 'received',
        createdAt: app.clock.now(),
      })
      .returning()
    if (!record || !payment) throw new Error('nothing was paid')
    await queueBookingMail(tx, app.deps, 'payment-received', record, {
      payment,
      orders: placed ? [placed] : [],
      documents: [],
    })
    expect(await tx.$count(mails, eq(mails.template, 'order-placed'))).toBe(0)
    throw new Error('killed')
  })
  await expect(dies).rejects.toThrow('killed')
  // The link in it that confirms the address is made anew each time it is read.
  const row = ({ id, state, openUntil }: MailRow) => ({ id, state, openUntil })
  expect((await mailsOf(app, 'order-placed')).map(row)).toEqual(before.map(row))
  expect(await mailsOf(app, 'payment-received')).toEqual([])
})

test('an order placed by the pay link is confirmed to the guest, who reads how it was placed', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await changeRoom(guest, 'private')
  const page = await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
  const link = `/api${new URL(page.body.payLink ?? '').pathname}`
  const token = link.split('/').at(-1) ?? ''
  const { body } = await readAs(app, app.newVisitor(), (readers) => readers.payLinkOrderTerms(token, null))
  app.clock.advance({ minutes: 1 })
  await app.newVisitor().post(`${link}/place-order`, { termsVersion: body.version })
  const [, mail] = await mailsOf(app, 'order-placed')
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('This order was placed with your payment link.')
})

test('row 46: the attached order has the ordered texts, although they have changed since', async () => {
  const server = await startMailServer()
  const app = await createTestApp({ env: { smtpUrl: server.url } })
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
  const stay = { ...SITE.packageTravel.stay, meals: 'Breakfast alone' }
  publish(app, { packageTravel: { ...SITE.packageTravel, stay } })
  // As after the five minutes in which it waits for the payment.
  await app.db.update(mails).set({ dueAt: sql`now()` })
  const delivery = startDelivery(app.deps, openMailServer({ smtpUrl: server.url }), { lookEveryMs: 50 })
  onTestFinished(delivery.stop)
  await arrived(server, await app.db.$count(mails))
  const [sent] = server.received.filter(({ mail }) => mail.subject?.startsWith('Your order'))
  const [file, ...others] = sent?.mail.attachments ?? []
  expect(others).toEqual([])
  if (!file || typeof file.content === 'string') throw new Error('no file was attached')
  const { text } = await readPdf(new Uint8Array(file.content))
  const version = guest.lead.order?.version ?? ''
  const kept = await readOrder(app.db, version)
  for (const { text: words } of kept?.texts.travel ?? []) expect(text).toContain(words)
  expect(text).toContain(SITE.packageTravel.stay.meals)
  expect(text).toContain(`Order: ${version}`)
  expect(text).not.toContain('Breakfast alone')
  expect(await app.db.$count(mails, and(eq(mails.template, 'order-placed'), eq(mails.state, 'sent')))).toBe(1)
})
