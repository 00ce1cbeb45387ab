import { and, eq, like } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { content } from '#content/content.server.ts'
import type { GuestPage } from '#domain/api/api-contract.ts'
import { orderFileName } from '#domain/order/order.ts'
import { mails } from '#server/db/schema.ts'
import { readOrderTexts } from '#server/order/order-texts.ts'
import { readOrder } from '#server/order/read-order.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, order, papersGoOut, payByCard, type Guest } from '#test/guests.ts'
import { arrived, startMailServer } from '#test/mail-server.ts'
import { readPdf } from '#test/pdf-text.ts'
import { startDelivery } from './deliver-mails.ts'
import { openMailServer } from './mail-server.ts'

function mailsOf(app: TestApp, template: string) {
  return app.db.select().from(mails).where(eq(mails.template, template)).orderBy(mails.createdAt)
}

/** Everything that is attached to the guest's mails about money and place. */
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

test('the binding click is answered by one mail: what is due when, whose the place is, what comes back, who sells', async () => {
  const app = await createTestApp()
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
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
    'We’re holding your place until Wed 3 Sept, 09:00 GMT. It’s confirmed once we receive the €200 deposit; otherwise we release it and you owe nothing.',
    `/payment?leadId=${guest.lead.id}`,
    'Total: €1,130',
    'Deposit, when you order: €200',
    'Balance, by Tue 16 Sept 2025: €930',
    'the 14-day right of withdrawal does not apply',
    'All except the deposit',
    'Up to Fri 24 Oct 2025 you can pass your place on to someone else',
    content.packageTravel.organiser.phone,
    content.packageTravel.organiser.mail,
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('/pay/')
})

test('a change that is ordered after the payment has a mail of its own words, and the first order none anew', async () => {
  const app = await createTestApp()
  const guest = await guestWithBooking(app)
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
  expect(await mailsOf(app, 'order-placed')).toHaveLength(1)

  await changeRoom(guest, 'shared')
  await order(guest)
  const cheaper = (await mailsOf(app, 'change-ordered'))[1]
  expect(cheaper?.subject).toBe('Change confirmed: −€180, Oct 31–Nov 7, 2025')
  expect(cheaper?.text.replaceAll(/\s+/g, ' ')).toContain(
    'You’ve confirmed your change. It costs €180 less, so the new total is €950.',
  )
  expect(cheaper?.text).not.toContain('You’ve ordered')
})

test('a change that makes it cheaper says what goes back', async () => {
  const app = await createTestApp()
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
  await payByCard(guest, 'full')
  app.clock.advance({ hours: 1 })
  await changeRoom(guest, 'shared')
  await order(guest)
  const [mail] = await mailsOf(app, 'change-ordered')
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    'It costs €180 less, so the new total is €950. We’ll refund €180 the way it was paid.',
  )
})

test('a change before anything is paid is ordered as a whole, and mailed as an order', async () => {
  const app = await createTestApp()
  const guest = await guestWithBooking(app)
  app.clock.advance({ hours: 1 })
  await changeRoom(guest, 'private')
  await order(guest)
  expect((await mailsOf(app, 'order-placed')).map(({ subject }) => subject.split(', ').at(-1))).toEqual([
    '€950',
    '€1,130',
  ])
  expect(await mailsOf(app, 'change-ordered')).toEqual([])
})

test('the copy goes with the payment that confirms the place, and with no other', async () => {
  const app = await createTestApp()
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
  const admin = await operator(app)
  const receive = async (amount: number, method: string) => {
    const body = { amount, method, receivedOn: '2025-09-01' }
    const answer = await admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, body)
    expect(answer.status).toBe(201)
    await papersGoOut(app)
  }
  await receive(150, 'bank_transfer')
  expect(await attachedOrders(app)).toEqual([])
  await receive(50, 'cash')
  const expected = [`payment-received ${orderFileName(guest.lead.order?.version ?? '')}`]
  expect(await attachedOrders(app)).toEqual(expected)
  await receive(930, 'bank_transfer')
  expect(await attachedOrders(app)).toEqual(expected)
})

test('by the pay link it is ordered too: its guest is told how, and pays by the link', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app)
  await changeRoom(guest, 'private')
  const page = await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
  const link = `/api${new URL(page.body.payLink ?? '').pathname}`
  const { body } = await app.newVisitor().get<{ version: string }>(`${link}/order-terms`)
  app.clock.advance({ minutes: 1 })
  await app.newVisitor().post(`${link}/place-order`, { termsVersion: body.version })
  const [, mail] = await mailsOf(app, 'order-placed')
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('This order was placed with your payment link.')
})

test('row 46: what is attached is what was ordered, also where the texts have changed before it is sent', async () => {
  const server = await startMailServer()
  const app = await createTestApp({ env: { smtpUrl: server.url } })
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
  const stay = { ...content.packageTravel.stay, meals: 'Breakfast alone' }
  app.deps.orderTexts = readOrderTexts({
    packageTravel: { ...content.packageTravel, stay },
    legal: content.legal,
  })
  const delivery = startDelivery(app.deps, openMailServer(server.url), { lookEveryMs: 50 })
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
  expect(text).toContain(content.packageTravel.stay.meals)
  expect(text).toContain(`Order: ${version}`)
  expect(text).not.toContain('Breakfast alone')
  expect(await app.db.$count(mails, and(eq(mails.template, 'order-placed'), eq(mails.state, 'sent')))).toBe(1)
})
