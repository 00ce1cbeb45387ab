import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { CancelledGuest, RetreatCancellation, RetreatView } from '#domain/contract/retreat-calls.ts'
import type { Availability } from '#domain/place/availability.ts'
import { bookings, mails, payments, retreats, sandboxRefunds } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { readHistory } from '#server/store/record-history.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuests,
  bookingOf,
  guestWithBooking,
  issueDueDocuments,
  operator,
  payByCard,
  reportTransfer,
  startCheckout,
  type Guest,
} from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import type { Visitor } from '#test/visitor.ts'
import { finishCancelledRetreats } from './cancel-retreat.ts'

const DATE = 'Nov 7–14, 2025'

function book(app: TestApp, name: string, differences: Record<string, unknown> = {}): Promise<Guest> {
  const email = `${name.toLowerCase()}@example.com`
  return guestWithBooking(app, { firstName: name, email, selectedDate: DATE, ...differences })
}

async function idOf({ db }: TestApp): Promise<string> {
  const [retreat] = await db.select().from(retreats).where(eq(retreats.startsOn, '2025-11-07'))
  return retreat?.id ?? ''
}

async function cancelDate(app: TestApp, admin: Visitor, body: Record<string, unknown>) {
  const path = `/api/admin/retreats/${await idOf(app)}/cancel`
  return admin.post<RetreatCancellation>(path, body)
}

async function viewOf(app: TestApp, admin: Visitor): Promise<RetreatView | undefined> {
  const id = await idOf(app)
  const { body } = await admin.get<{ retreats: RetreatView[] }>('/api/admin/retreats')
  return body.retreats.find((retreat) => retreat.id === id)
}

/** Awa paid in full by card, Bram's deposit was received, Cora reported a transfer, Dora paid nothing; Ebou is on another date. */
async function fillScene(app: TestApp) {
  const admin = await operator(app)
  const awa = await book(app, 'Awa', { selectedRoom: 'private' })
  await payByCard(awa, 'full')
  const bram = await book(app, 'Bram')
  await reportTransfer(bram, 'deposit')
  const [reported] = await app.db.select().from(payments).where(eq(payments.state, 'reported'))
  await admin.post(`/api/admin/payments/${reported?.id}/receive`)
  // The receipt goes out once the payment can no longer be undone.
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
  const cora = await book(app, 'Cora')
  await reportTransfer(cora, 'full')
  const dora = await book(app, 'Dora')
  const ebou = await book(app, 'Ebou', { selectedDate: 'Dec 5–12, 2025' })
  await payByCard(ebou, 'deposit')
  return { awa, bram, cora, dora, ebou }
}

/** An app with that scene. The rows are put back where they were made before. */
async function openScene() {
  const scene = await appWithGuests('five guests, of whom four are of one date', fillScene)
  return { ...scene, admin: await operator(scene.app) }
}

function summary(guests: readonly CancelledGuest[]) {
  return guests.map(({ name, refund, online, reported, done }) => ({
    name: name.split(' ')[0],
    back: refund.amount,
    online,
    reported,
    done,
  }))
}

async function mailsAbout({ db }: TestApp, guests: readonly Guest[]) {
  const ids = guests.map(({ lead }) => lead.id)
  return db
    .select()
    .from(mails)
    .where(and(inArray(mails.bookingId, ids), eq(mails.template, 'retreat-cancelled')))
    .orderBy(mails.recipient)
}

test('a dry run of cancelling a date lists each refund and email, and changes nothing', async () => {
  const { app, admin, awa, bram, cora, dora } = await openScene()
  const { status, body } = await cancelDate(app, admin, { dryRun: true })
  expect(status).toBe(200)
  expect(body.applied).toBe(false)
  expect(summary(body.bookings)).toEqual([
    { name: 'Awa', back: 1130, online: 1130, reported: 0, done: false },
    { name: 'Bram', back: 200, online: 0, reported: 0, done: false },
    { name: 'Cora', back: 0, online: 0, reported: 950, done: false },
    { name: 'Dora', back: 0, online: 0, reported: 0, done: false },
  ])
  expect(body.bookings[0]).toMatchObject({
    leadId: awa.lead.id,
    received: 1130,
    refund: { amount: 1130, rule: 'cancelled_by_organiser' },
  })
  expect(body.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    `awa@example.com: We’ve had to cancel ${DATE}`,
    `bram@example.com: We’ve had to cancel ${DATE}`,
    `cora@example.com: We’ve had to cancel ${DATE}`,
    `dora@example.com: We’ve had to cancel ${DATE}`,
  ])
  expect(body.mails[0]?.text).toMatch(/We’ve\s+sent\s+€1,130\s+to\s+your\s+card/)

  expect(await mailsAbout(app, [awa, bram, cora, dora])).toEqual([])
  expect(await bookingOf(awa)).toMatchObject({ status: 'payment_confirmed', amountPaid: 1130 })
  expect(await viewOf(app, admin)).toMatchObject({ status: 'on_sale', cancellation: null })
})

test('one confirmation cancels all bookings of the date, refunds what was received, and emails each guest once', async () => {
  const { app, awa, bram, cora, dora, ebou } = await openScene()
  // Two days before: a guest who cancelled now would get no refund.
  app.clock.set('2025-11-05T09:00:00Z')
  const admin = await operator(app)
  const dryRun = await cancelDate(app, admin, { dryRun: true })
  const { status, body } = await cancelDate(app, admin, { dryRun: false })
  expect(status).toBe(200)
  expect(body.applied).toBe(true)
  expect(summary(body.bookings), 'as the dry run had said').toEqual(
    summary(dryRun.body.bookings).map((guest) => ({ ...guest, done: true })),
  )
  expect(body.mails.map(({ leadId }) => leadId)).toEqual(dryRun.body.mails.map(({ leadId }) => leadId))
  expect(body.mails[0]?.text).toContain('€1,130')

  for (const guest of [awa, bram, cora, dora]) {
    expect((await bookingOf(guest)).status, guest.lead.name).toBe('cancelled')
  }
  expect(await bookingOf(ebou)).toMatchObject({ status: 'payment_confirmed', amountPaid: 200 })
  expect(await app.db.select().from(sandboxRefunds), 'the card at once').toMatchObject([
    { amountCents: 1130_00 },
  ])
  const open = await app.db.select().from(payments).where(eq(payments.state, 'initiated'))
  expect(open, 'the transfer waits for the operator').toMatchObject([
    { bookingId: bram.lead.id, kind: 'refund', method: 'bank_transfer', amountCents: 200_00 },
  ])
  const sent = await mailsAbout(app, [awa, bram, cora, dora, ebou])
  expect(sent.map(({ recipient }) => recipient)).toEqual(
    ['awa', 'bram', 'cora', 'dora'].map((name) => `${name}@example.com`),
  )
  const [toAwa, toBram, toCora, toDora] = sent.map(({ text }) => text.replaceAll(/\s+/g, ' '))
  expect(toAwa).toContain('we’ve had to cancel')
  expect(toAwa).toContain('We’ve sent €1,130 to your card.')
  expect(toBram).toContain(
    'We’ll send €200 by bank transfer once we have your bank details. We’ll ask you for them in a separate email.',
  )
  expect(toCora).toContain('Your transfer of €950 hasn’t reached us. If it arrives, we’ll refund it.')
  expect(toDora).toContain('You hadn’t paid anything')
  expect(sent[0]?.files.map(({ type, name }) => [type, name])).toEqual([
    ['document', expect.any(String)],
    ['calendar', 'retreat-cancelled.ics'],
  ])
  const history = await readHistory(app.db, { bookingId: awa.lead.id })
  expect(history[0]).toMatchObject({ what: 'Cancelled with the date', to: '€1,130 refunded' })
  await expectInvariants(app.db)
})

test('a cancelled date is not shown and cannot be booked, and its guests’ dashboards say so', async () => {
  const { app, admin, awa } = await openScene()
  await cancelDate(app, admin, { dryRun: false, words: 'The lodge is closed that week.' })
  const { body } = await app.newVisitor().get<Availability>('/api/booking-availability')
  expect(body).not.toHaveProperty([DATE])
  const late = await awa.visitor.post('/api/submit-booking', { ...awa.lead, selectedDate: DATE })
  expect(late.status).toBe(422)
  expect(await bookingOf(awa)).toMatchObject({
    status: 'cancelled',
    retreatCancelled: true,
    selectedDate: DATE,
    paymentStatus: 'fully_paid',
    amountPaid: 0,
  })
  expect(await viewOf(app, admin)).toMatchObject({
    status: 'cancelled',
    kiters: { confirmed: 0, held: 0 },
    // Bram's deposit, until the operator has refunded it.
    received: 200,
    cancellation: { done: 4, total: 4 },
  })
  const sent = await mailsAbout(app, [awa])
  expect(sent[0]?.text.replaceAll(/\s+/g, ' ')).toContain('The lodge is closed that week.')
})

test('a reported transfer is refunded once it arrives, and the emails say that we cancelled the retreat', async () => {
  const { app, admin, cora } = await openScene()
  await cancelDate(app, admin, { dryRun: false })
  const [reported] = await app.db.select().from(payments).where(eq(payments.state, 'reported'))
  expect((await admin.post(`/api/admin/payments/${reported?.id}/receive`)).status).toBe(200)
  const refunds = await app.db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, cora.lead.id), eq(payments.kind, 'refund')))
  expect(refunds).toMatchObject([
    { amountCents: 950_00, state: 'initiated', refundReason: 'booking_cancelled' },
  ])
  await issueDueDocuments(app)
  const saying = async (template: string) => {
    const [mail] = await app.db.select().from(mails).where(eq(mails.template, template))
    return mail?.text.replaceAll(/\s+/g, ' ')
  }
  expect(await saying('payment-refunded')).toContain(
    'after we had to cancel the retreat. We’ll refund all of it.',
  )
  expect(await saying('operator-payment-refunded')).toContain('but the retreat had been cancelled')
})

test('an interrupted cancellation continues, by itself or confirmed again, and refunds and tells nobody twice', async () => {
  const { app, admin, awa, bram, cora, dora } = await openScene()
  const checkout = await startCheckout(dora, 'deposit')
  expect(checkout.status).toBe(200)
  const { gateway } = app.deps
  // The provider does not answer about Dora's open card page: everybody else is cancelled all the same.
  app.deps.gateway = { ...gateway, closeCheckout: () => Promise.reject(new Error('no answer')) }
  const first = await cancelDate(app, admin, { dryRun: false })
  expect(first.body.applied).toBe(false)
  expect(first.body.bookings.filter(({ done }) => !done).map(({ leadId }) => leadId)).toEqual([dora.lead.id])
  expect(await viewOf(app, admin)).toMatchObject({ status: 'cancelled', cancellation: { done: 3, total: 4 } })

  await runDueJobs(app.deps)
  expect((await bookingOf(dora)).status, 'still not sure').toBe('booking_submitted')
  app.deps.gateway = gateway
  // Other words change nothing now: some guests were told the first ones.
  const again = await cancelDate(app, admin, { dryRun: false, words: 'No wind.' })
  expect(again.body.applied).toBe(true)
  expect(again.body.mails.every(({ text }) => !text.includes('No wind.'))).toBe(true)
  expect((await cancelDate(app, admin, { dryRun: false })).body).toEqual(again.body)
  await finishCancelledRetreats(app.deps)

  expect(await app.db.select().from(sandboxRefunds)).toHaveLength(1)
  expect(await mailsAbout(app, [awa, bram, cora, dora])).toHaveLength(4)
  const refunds = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(new Set(refunds.map(({ amountCents }) => amountCents))).toEqual(new Set([1130_00, 200_00]))
  expect(refunds).toHaveLength(2)
  await expectInvariants(app.db)
})

test('three confirmations at once refund and tell everybody once', { tags: 'postgres' }, async () => {
  const { app, admin, awa, bram, cora, dora } = await openScene()
  const both = await Promise.all([1, 2, 3].map(() => cancelDate(app, admin, { dryRun: false })))
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  await finishCancelledRetreats(app.deps)
  expect(await app.db.select().from(sandboxRefunds)).toHaveLength(1)
  expect(await mailsAbout(app, [awa, bram, cora, dora])).toHaveLength(4)
  expect(await app.db.select().from(payments).where(eq(payments.kind, 'refund'))).toHaveLength(2)
  const taken = await app.db
    .select()
    .from(bookings)
    .where(sql`${bookings.placeNumber} is not null`)
  expect(new Set(taken.map(({ firstName }) => firstName))).toEqual(new Set(['Ebou', 'Example']))
})

test(
  'a booking submitted while its date is being cancelled gets no place',
  { tags: 'postgres' },
  async () => {
    const app = await createTestApp()
    const admin = await operator(app)
    const answers = await Promise.all([
      cancelDate(app, admin, { dryRun: false }),
      ...['Awa', 'Bram', 'Cora', 'Dora'].map((name) => book(app, name).catch(() => null)),
    ])
    expect(answers[0].status).toBe(200)
    await finishCancelledRetreats(app.deps)
    const held = await app.db
      .select()
      .from(bookings)
      .where(and(eq(bookings.retreatId, await idOf(app)), sql`${bookings.placeNumber} is not null`))
    expect(held).toEqual([])
  },
)

test('a guest who cancelled before is not affected by the cancelled date', async () => {
  const { app, bram } = await openScene()
  app.clock.advance({ hours: 60 })
  await bram.visitor.delete(`/api/cancel-booking/${bram.lead.id}`)
  const admin = await operator(app)
  const { body } = await cancelDate(app, admin, { dryRun: false })
  expect(summary(body.bookings).map(({ name }) => name)).toEqual(['Awa', 'Cora', 'Dora'])
  expect((await bookingOf(bram)).retreatCancelled).toBe(false)
})

test('a retreat that has begun cannot be cancelled, and the request needs a dry-run flag', async () => {
  const app = await createTestApp({ now: '2025-11-07T00:00:00Z' })
  const admin = await operator(app)
  for (const dryRun of [true, false]) {
    expect(await cancelDate(app, admin, { dryRun })).toMatchObject({
      status: 409,
      body: { type: 'urn:problem:retreat-started' },
    })
  }
  app.clock.set('2025-09-01T09:00:00Z')
  for (const body of [{ reason: 'organiser' }, { dryRun: false, reason: 'whim' }, { dryRun: 'no' }]) {
    expect((await cancelDate(app, admin, body)).status, JSON.stringify(body)).toBe(422)
  }
  expect((await viewOf(app, admin))?.status).toBe('on_sale')
})

test('an empty date can be cancelled, and a draft on it is left alone', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const draft = await app.client.post<{ lead: Pick<Booking, 'id'> }>('/api/leads', {
    firstName: 'Fatou',
    selectedDate: DATE,
    packageType: 'kiter',
  })
  const { body } = await cancelDate(app, admin, { dryRun: false })
  expect(body).toEqual({ bookings: [], mails: [], unreached: [], offer: null, applied: true })
  const [lead] = await app.db.select().from(bookings).where(eq(bookings.id, draft.body.lead.id))
  expect(lead?.status).toBe('in_progress')
})
