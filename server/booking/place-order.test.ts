import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadSite } from '#content/site-content.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
import { bookings, orders, orderTexts, orderVersions } from '#server/db/schema.ts'
import { loadOrders, readOrder } from '#server/order/order-record.ts'
import { orderTextsOf } from '#server/order/order-texts.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  guestWithBooking,
  operator,
  order,
  payByCard,
  reportTransfer,
  signUp,
  startCheckout,
  type Guest,
} from '#test/guests.ts'
import { mailsNamed } from '#test/mails.ts'
import { readAs } from '#test/read-as.ts'
import { publish, SITE } from '#test/site.ts'

/** A signed-in guest with a submitted booking that is not ordered. */
async function guestWithoutOrder(app: TestApp): Promise<Guest> {
  const form = kiterForm()
  const visitor = await signUp(app, form.email)
  const { body } = await visitor.post<{ lead: Booking }>('/api/submit-booking', form)
  return { visitor, lead: body.lead }
}

async function termsOf({ visitor, lead }: Guest): Promise<OrderTerms> {
  const { status, body } = await visitor.get<OrderTerms>(`/api/order-terms/${lead.id}`)
  expect(status).toBe(200)
  return body
}

function place({ visitor, lead }: Guest, termsVersion: string) {
  return visitor.post<{ lead: Booking; type: string }>('/api/place-order', { leadId: lead.id, termsVersion })
}

/** Returns the order texts with one of them changed by the owner. */
function changedTexts() {
  const { packageTravel } = SITE
  const stay = { ...packageTravel.stay, meals: 'Breakfast alone' }
  return { packageTravel: { ...packageTravel, stay } }
}

test('every way to pay is closed before the order, and nothing is charged', async () => {
  const app = await createTestApp()
  const guest = await guestWithoutOrder(app)
  for (const paymentType of ['deposit', 'full'] as const) {
    expect(await startCheckout(guest, paymentType)).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:not-ordered' },
    })
    expect(await reportTransfer(guest, paymentType)).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:not-ordered' },
    })
    const code = await guest.visitor.get(`/api/transfer-code/${guest.lead.id}?paymentType=${paymentType}`)
    expect(code).toMatchObject({ status: 409, body: { type: 'urn:problem:not-ordered' } })
  }
  expect(await bookingOf(guest)).toMatchObject({ order: null, amountPaid: 0, amountReported: 0 })
})

test('the order terms name every amount, and ordering stores exactly what was read', async () => {
  const app = await createTestApp()
  const guest = await guestWithoutOrder(app)
  const terms = await termsOf(guest)
  expect(terms).toMatchObject({
    total: 950,
    deposit: 200,
    balance: 750,
    balanceDueOn: '2025-09-16',
    extras: [{ amount: 40 }],
    schedule: [
      { on: '2025-09-01', amount: 200 },
      { on: '2025-09-16', amount: 750 },
    ],
    standing: 'none',
  })
  expect(terms.form).toContain('2015/2302')

  app.clock.advance({ minutes: 3 })
  const placed = await place(guest, terms.version)
  expect(placed).toMatchObject({
    status: 200,
    body: {
      lead: { order: { version: terms.version, orderedAt: '2025-09-01T09:03:00.000Z', changedAt: null } },
    },
  })
  const rows = await loadOrders(app.db, guest.lead.id)
  expect(rows).toMatchObject([
    { version: terms.version, language: 'en', orderedBy: 'guest', totalCents: 950_00 },
  ])
  expect(await readOrder(app.db, terms.version)).toEqual(terms.document)
  expect(await termsOf(guest)).toMatchObject({ version: terms.version, standing: 'current' })
  expect((await startCheckout(guest, 'deposit')).status).toBe(200)
})

test('ordering twice, or ten times at once, makes one order', { tags: 'postgres' }, async () => {
  const app = await createTestApp()
  const guest = await guestWithoutOrder(app)
  const { version } = await termsOf(guest)
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(guest, version)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await loadOrders(app.db, guest.lead.id)).toHaveLength(1)
  await payByCard(guest, 'deposit')
  expect(await place(guest, version)).toMatchObject({ status: 200 })
  expect(await loadOrders(app.db, guest.lead.id)).toHaveLength(1)
})

test('two guests with the same date and price share the order texts, and each has an order', async () => {
  const app = await createTestApp()
  await guestWithBooking(app, { email: 'one@example.com' })
  await guestWithBooking(app, { email: 'two@example.com' })
  expect(await app.db.$count(orderTexts)).toBe(1)
  expect(await app.db.$count(orders)).toBe(2)
})

test('a version other than the one shown cannot be ordered', async () => {
  const app = await createTestApp()
  const guest = await guestWithoutOrder(app)
  expect(await place(guest, 'made up')).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:terms-changed' },
  })
  expect(await guest.visitor.post('/api/place-order', { leadId: guest.lead.id })).toMatchObject({
    status: 422,
  })
  expect(await bookingOf(guest)).toMatchObject({ order: null })
})

test('row 46: a guest must order again after the owner changes a text, and the first version stays readable', async () => {
  const app = await createTestApp()
  const guest = await guestWithoutOrder(app)
  const before = await termsOf(guest)
  await place(guest, before.version)
  publish(app, changedTexts())
  for (const pay of [() => startCheckout(guest, 'deposit'), () => reportTransfer(guest, 'full')]) {
    expect(await pay()).toMatchObject({ status: 409, body: { type: 'urn:problem:terms-changed' } })
  }
  expect(await place(guest, 'made up')).toMatchObject({ status: 409 })

  const after = await termsOf(guest)
  expect(after).toMatchObject({ standing: 'changed', total: 950 })
  expect(after.version).not.toBe(before.version)
  app.clock.advance({ minutes: 5 })
  expect((await place(guest, after.version)).status).toBe(200)
  expect((await startCheckout(guest, 'deposit')).status).toBe(200)
  expect((await loadOrders(app.db, guest.lead.id)).map(({ version }) => version)).toEqual([
    before.version,
    after.version,
  ])
  expect(await readOrder(app.db, before.version)).toEqual(before.document)
  expect(JSON.stringify(await readOrder(app.db, after.version))).toContain('Breakfast alone')
})

test('row 46: another price for later guests asks nobody to order again, and the booking keeps its own price', async () => {
  const dearer = loadSite({ document: { en: { 'prices.superEarlyBird.price': { value: 990 } } } }).site
  expect(orderTextsOf(dearer).version).not.toBe(orderTextsOf(SITE).version)
  const { app, guest } = await appWithGuest()
  publish(app, dearer)
  expect(await termsOf(guest)).toMatchObject({ standing: 'current', total: 950 })
  expect((await startCheckout(guest, 'deposit')).status).toBe(200)
})

test('the ordered version stays in force once something is paid', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  publish(app, changedTexts())
  expect(await termsOf(guest)).toMatchObject({ standing: 'current' })
  await payByCard(guest, 'balance')
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'fully_paid' })
})

test('a guest’s edit that changes the price needs a new order of the difference alone', async () => {
  const { guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const edit = (change: object) => guest.visitor.patch(`/api/leads/${guest.lead.id}`, change)
  expect((await edit({ selectedDiet: 'vegan' })).status).toBe(200)
  expect(await termsOf(guest)).toMatchObject({ standing: 'current' })

  expect((await edit({ selectedRoom: 'private' })).status).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ order: { changedAt: '2025-09-01T09:00:00.000Z' } })
  expect(await startCheckout(guest, 'balance')).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:terms-changed' },
  })
  const terms = await termsOf(guest)
  expect(terms).toMatchObject({
    standing: 'changed',
    total: 1130,
    schedule: [{ amount: 930 }],
    document: { contract: { settledCents: 200_00, change: { fromCents: 950_00, differenceCents: 180_00 } } },
  })
  await order(guest)
  expect(await bookingOf(guest)).toMatchObject({ order: { version: terms.version, changedAt: null } })
  await payByCard(guest, 'balance')
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'fully_paid', amountPaid: 1130 })
})

test('a change is emailed as one to order, and needs no order once it is changed back', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const edit = (change: object) => guest.visitor.patch(`/api/leads/${guest.lead.id}`, change)
  await edit({ selectedRoom: 'private' })
  const [mail] = await mailsNamed(app, 'booking-changed')
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Please check and confirm the change')
  app.clock.advance({ hours: 1 })
  await edit({ selectedRoom: 'shared' })
  expect(await bookingOf(guest)).toMatchObject({ order: { changedAt: null } })
  await payByCard(guest, 'balance')
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'fully_paid', amountPaid: 950 })
})

test('an edit before any payment needs a new order of the whole booking', async () => {
  const { guest } = await appWithGuest()
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'private' })
  expect(await termsOf(guest)).toMatchObject({
    standing: 'changed',
    total: 1130,
    document: { contract: { change: null } },
  })
  await order(guest)
  expect(await termsOf(guest)).toMatchObject({ standing: 'current' })
  expect((await startCheckout(guest, 'deposit')).status).toBe(200)
})

test('a guest can report a transfer before the changed booking is ordered again', async () => {
  const { guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'private' })
  expect(await guest.visitor.post(`/api/complete-payment/${guest.lead.id}`)).toMatchObject({
    status: 200,
    body: { lead: { amountReported: 930 } },
  })
})

test('nobody can order a cancelled or expired booking, or another guest’s', async () => {
  const app = await createTestApp()
  const guest = await guestWithoutOrder(app)
  const { version } = await termsOf(guest)
  const stranger = await signUp(app, 'lamin@example.com')
  expect((await stranger.get(`/api/order-terms/${guest.lead.id}`)).status).toBe(404)
  expect((await place({ visitor: stranger, lead: guest.lead }, version)).status).toBe(404)
  expect((await app.newVisitor().get(`/api/order-terms/${guest.lead.id}`)).status).toBe(401)

  app.clock.advance({ hours: 48 })
  expect(await place(guest, version)).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:wrong-state' },
  })
  app.clock.advance({ hours: -48 })
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  expect(await place(guest, version)).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:wrong-state' },
  })
})

test('a guest entered by the operator orders through the payment link before any way to pay opens', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const entered = await admin.post<{ lead: Booking; payLink: string }>('/api/admin/bookings', kiterForm())
  expect(entered.status).toBe(201)
  const token = entered.body.payLink.split('/').at(-1) ?? ''
  const payer = app.newVisitor()
  const pay = () => payer.post(`/api/pay/${token}/checkout`, { paymentType: 'deposit' })
  expect(await pay()).toMatchObject({ status: 409, body: { type: 'urn:problem:not-ordered' } })
  const code = await payer.get(`/api/pay/${token}/transfer-code?paymentType=deposit`)
  expect(code).toMatchObject({ status: 409 })
  const transfer = await payer.post(`/api/pay/${token}/transfer`, { paymentType: 'deposit', amount: 200 })
  expect(transfer).toMatchObject({ status: 409, body: { type: 'urn:problem:not-ordered' } })

  const terms = await readAs(app, payer, ({ payLinkOrderTerms }) => payLinkOrderTerms(token, null))
  expect(terms).toMatchObject({ status: 200, body: { total: 950, standing: 'none' } })
  const placed = await payer.post(`/api/pay/${token}/place-order`, { termsVersion: terms.body.version })
  expect(placed).toMatchObject({ status: 200, body: { order: { version: terms.body.version } } })
  expect(await loadOrders(app.db, entered.body.lead.id)).toMatchObject([{ orderedBy: 'pay_link' }])
  expect((await pay()).status).toBe(200)
})

test('the database refuses to change an order', async () => {
  const { app, guest } = await appWithGuest()
  const version = guest.lead.order?.version ?? ''
  const changes = [
    app.db.update(orderVersions).set({ body: '{}' }).where(eq(orderVersions.version, version)),
    app.db.delete(orderTexts),
    app.db.update(orders).set({ totalCents: 1 }),
  ]
  for (const change of changes) {
    await expect(change).rejects.toMatchObject({ cause: { message: 'what was ordered is never changed' } })
  }
  expect(await readOrder(app.db, version)).not.toBeNull()
})

test('removing an unpaid booking removes its orders', async () => {
  const { app, guest } = await appWithGuest()
  await app.db.transaction((tx) => tx.execute(sql`delete from mails where booking_id = ${guest.lead.id}`))
  await app.db.execute(sql`delete from ${bookings} where id = ${guest.lead.id}`)
  expect(await loadOrders(app.db, guest.lead.id)).toEqual([])
})
