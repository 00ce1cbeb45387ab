import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { TestBookingView } from '#domain/contract/test-booking-calls.ts'
import { bookings, documents, mails, payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { openGateway } from '#server/payment/open-gateway.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { dumpDatabase } from '#test/database-dump.ts'
import {
  appWithGuest,
  clickInSandbox,
  guestWithBooking,
  operator,
  payByCard,
  type Guest,
} from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { openStripe } from '#test/payment-providers.ts'
import { readAs } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'

const PATH = '/api/admin/test-bookings'
const OPERATOR = 'hello@tradewind.example'

async function make(admin: Visitor) {
  const made = await admin.post<{ lead: Booking; payLink: string }>(PATH)
  expect(made.status).toBe(201)
  const token = made.body.payLink.replace(/^.*\/pay\//, '')
  return { lead: made.body.lead, token }
}

/** Orders and pays the deposit by card as whoever has the pay link. */
async function payDeposit(app: TestApp, token: string) {
  const visitor = app.newVisitor()
  const terms = await readAs(app, visitor, ({ payLinkOrderTerms }) => payLinkOrderTerms(token, null))
  await visitor.post(`/api/pay/${token}/place-order`, { termsVersion: terms.body.version })
  const checkout = await visitor.post<{ id: string; url: string }>(`/api/pay/${token}/checkout`, {
    paymentType: 'deposit',
  })
  expect(checkout.status).toBe(200)
  await clickInSandbox(visitor, checkout.body.id, 'pay')
  return checkout.body
}

/** What real guests and the operator's sums see. */
async function figures({ client }: TestApp, admin: Visitor) {
  const paths = ['/api/admin/retreats', '/api/admin/owed', '/api/admin/ledger']
  const open = await Promise.all(
    ['/api/pricing-tiers', '/api/booking-availability'].map((path) => client.get(path)),
  )
  const own = await Promise.all(paths.map((path) => admin.get(path)))
  return [...open, ...own].map(({ status, body }) => ({ status, body }))
}

test('a test booking goes through order and payment, and counts nowhere', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const before = await figures(app, admin)
  const { lead, token } = await make(admin)
  expect(lead).toMatchObject({ name: 'Test Booking 1', status: 'booking_submitted', email: OPERATOR })
  await payDeposit(app, token)
  const { body } = await admin.get<{ lead: Booking }>(`/api/admin/bookings/${lead.id}`)
  expect(body.lead).toMatchObject({ status: 'payment_confirmed', amountPaid: 200 })
  expect(await figures(app, admin)).toEqual(before)
  expect(await app.db.$count(documents)).toBe(0)
  await expectInvariants(app.db)
})

test('its emails go to the operator alone, whatever address stands in it', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const { lead, token } = await make(admin)
  await app.db.update(bookings).set({ email: 'real@guest.example' }).where(eq(bookings.id, lead.id))
  await payDeposit(app, token)
  await admin.post(`/api/admin/bookings/${lead.id}/mails`, { subject: 'Hello', text: 'Hello there' })
  await admin.post(`/api/admin/bookings/${lead.id}/cancel`, { reason: 'A test' })
  app.clock.advance({ hours: 1 })
  await runDueJobs(app.deps)
  const sent = await app.db.select().from(mails)
  expect(sent.length).toBeGreaterThan(2)
  expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(new Set([OPERATOR]))
})

test('with Stripe’s keys in force it still moves no money', async () => {
  const { app, server } = await openStripe()
  app.deps.gateway = openGateway(app.deps)
  const admin = await operator(app)
  const { token } = await make(admin)
  const asked = server.requests.length
  const { id } = await payDeposit(app, token)
  expect(id).toMatch(/^cs_sandbox_/)
  expect(server.requests.length).toBe(asked)
})

test('removing them leaves the database as it was, with every real guest', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest: Guest = await guestWithBooking(app)
  await payByCard(guest, 'deposit')
  await runDueJobs(app.deps)
  const before = await dumpDatabase(app.db)
  const { lead, token } = await make(admin)
  await payDeposit(app, token)
  app.clock.advance({ minutes: 1 })
  const second = await make(admin)
  await admin.post(`/api/admin/bookings/${lead.id}/cancel`, { reason: 'A test' })
  await admin.post(`/api/admin/bookings/${second.lead.id}/payments`, {
    amount: 200,
    method: 'bank_transfer',
    receivedOn: '2025-09-01',
  })
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
  const listed = await admin.get<{ bookings: TestBookingView[] }>(PATH)
  expect(listed.body.bookings.map(({ name }) => name)).toEqual(['Test Booking 2', 'Test Booking 1'])
  expect((await admin.delete(PATH)).body).toEqual({ removed: 2 })
  expect((await admin.delete(PATH)).body).toEqual({ removed: 0 })
  expect(await app.db.$count(payments, eq(payments.bookingId, lead.id))).toBe(0)
  const after = await dumpDatabase(app.db)
  for (const table of ['bookings', 'payments', 'mails', 'documents', 'orders', 'checkout_sessions'])
    expect(after[table], table).toEqual(before[table])
  await expectInvariants(app.db)
})

test('only the operator makes and removes them', async () => {
  const { app, guest } = await appWithGuest()
  for (const visitor of [app.newVisitor(), guest.visitor]) {
    expect((await visitor.post(PATH)).status).toBe(401)
    expect((await visitor.get(PATH)).status).toBe(401)
    expect((await visitor.delete(PATH)).status).toBe(401)
  }
})
