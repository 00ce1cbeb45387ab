import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { mails, payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { createFilledApp, createTestApp, type TestApp } from '#test/create-test-app.ts'
import { dumpDatabase } from '#test/database-dump.ts'
import { appWithGroup, BEN } from '#test/groups.ts'
import {
  appWithGuest,
  guestWithBooking,
  issueDueDocuments,
  keepDatesOpen,
  operator,
  payByCard,
  receiveReported,
  reportTransfer,
} from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'

const GONE = ['place-gone', 'traveller-gone', 'booking-cancelled']

interface Cancelled {
  refund: { amount: number; rule: string }
  lead: Booking
  errors?: { field: string }[]
}

/** Cancels, and lets the seconds pass in which that can be undone. */
async function cancel(app: TestApp, id: string, how: Record<string, unknown>) {
  const answer = await (await operator(app)).post<Cancelled>(`/api/admin/bookings/${id}/cancel`, how)
  if (answer.status === 200 && how.dryRun !== true) {
    await issueDueDocuments(app)
    await payOutRefunds(app.deps)
  }
  return answer
}

/** Paid in full by card, 35 days before the first day: the terms refund half of €750. The rows are put back where they were made before. */
async function appWithPaidLead() {
  const { app, answer: lead } = await createFilledApp('a guest who has paid in full', async (made) => {
    const guest = await guestWithBooking(made)
    await payByCard(guest, 'full')
    return guest.lead
  })
  app.clock.set('2025-09-26T12:00:00Z')
  return { app, lead }
}

test('a dry run shows the refund by the terms and with the fee waived, and changes nothing', async () => {
  const { app, lead } = await appWithPaidLead()
  await operator(app)
  const before = await dumpDatabase(app.db)
  expect(await cancel(app, lead.id, { dryRun: true })).toMatchObject({
    status: 200,
    body: { refund: { amount: 375, rule: '30_to_44_days' }, lead: { status: 'payment_confirmed' } },
  })
  expect((await cancel(app, lead.id, { dryRun: true, waiveFee: true, reason: '' })).body).toMatchObject({
    refund: { amount: 950, rule: 'waived' },
    lead: { status: 'payment_confirmed' },
  })
  const { admin_sessions: _, ...after } = await dumpDatabase(app.db)
  expect(before).toMatchObject(after)
})

test('cancelling by the terms sends the refund, emails the guest, and records the reason in the history', async () => {
  const { app, lead } = await appWithPaidLead()
  expect(await cancel(app, lead.id, { reason: 'Illness' })).toMatchObject({
    status: 200,
    body: { refund: { amount: 375, rule: '30_to_44_days' }, lead: { id: lead.id, status: 'cancelled' } },
  })
  expect(await app.db.select().from(payments).where(eq(payments.kind, 'refund'))).toMatchObject([
    { amountCents: 37_500, state: 'refunded', refundReason: 'booking_cancelled' },
  ])
  expect(await app.db.$count(mails, eq(mails.template, 'booking-cancelled'))).toBe(1)
  const { body } = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${lead.id}`)
  expect(body.history[0]).toMatchObject({
    by: 'you, a device',
    what: 'Booking cancelled',
    to: '€375 refunded: Illness',
  })
  await expectInvariants(app.db)
})

test('waiving the fee refunds everything including the deposit, and the email says so without the reason', async () => {
  const { app, lead } = await appWithPaidLead()
  const answer = await cancel(app, lead.id, { waiveFee: true, reason: 'A death in the family' })
  expect(answer.body.refund).toEqual({ amount: 950, rule: 'waived' })
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'booking-cancelled'))
  expect(mail?.text).toMatch(/We’ve\s+sent\s+€950\s+to\s+your\s+card/)
  expect(mail?.text).toContain('As agreed with us: Full refund, including the deposit')
  expect(mail?.text).not.toContain('death')
  await expectInvariants(app.db)
})

test.each([
  ['nothing', 0, 'No refund, as agreed'],
  ['more than the terms give', 500.5, '€500.50 refunded, as agreed'],
  ['all of it', 950, '€950 refunded, as agreed'],
])('exactly the agreed amount is refunded: %s', async (_, amount, said) => {
  const { app, lead } = await appWithPaidLead()
  expect((await cancel(app, lead.id, { amount, dryRun: true })).body.refund).toEqual({
    amount,
    rule: 'agreed',
  })
  const answer = await cancel(app, lead.id, { amount, reason: 'As we said' })
  expect(answer).toMatchObject({ status: 200, body: { refund: { amount, rule: 'agreed' } } })
  const refunds = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(refunds.map(({ amountCents }) => amountCents)).toEqual(amount === 0 ? [] : [amount * 100])
  const { body } = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${lead.id}`)
  expect(body.history[0]?.to).toBe(`${said}: As we said`)
  await expectInvariants(app.db)
})

test('after an agreed amount, a payment that is undone never makes the email refund less than nothing', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const enter = (amount: number) =>
    admin.post<{ payment: { id: string } }>(`/api/admin/bookings/${guest.lead.id}/payments`, {
      amount,
      method: 'cash',
      receivedOn: '2025-09-01',
    })
  await enter(50)
  const byMistake = await enter(150)
  await admin.post(`/api/admin/bookings/${guest.lead.id}/cancel`, { amount: 0, reason: 'As we said' })
  await admin.post(`/api/admin/payments/${byMistake.body.payment.id}/undo`, { reason: 'a slip' })
  await issueDueDocuments(app)
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'booking-cancelled'))
  expect(mail?.text).toContain('Received: €50, not refunded')
})

test('an agreed amount of more than was received, below nothing, of half a cent or beside everything is refused', async () => {
  const { app, lead } = await appWithPaidLead()
  for (const [how, status] of [
    [{ amount: 950.01 }, 409],
    [{ amount: -1 }, 422],
    [{ amount: 10.005 }, 422],
    [{ amount: 100, waiveFee: true }, 422],
  ] as const) {
    const refused = await cancel(app, lead.id, { ...how, reason: 'As we said' })
    expect(refused).toMatchObject({ status, body: { errors: [{ field: 'amount' }] } })
  }
  expect(await app.db.$count(payments, eq(payments.kind, 'refund'))).toBe(0)
})

test('a reported transfer that arrives after a cancellation without a fee is refunded in full', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'full')
  app.clock.set('2025-10-20T12:00:00Z')
  const answer = await cancel(app, guest.lead.id, { waiveFee: true, reason: 'Illness' })
  expect(answer.body.refund).toEqual({ amount: 0, rule: 'waived' })
  await receiveReported(app)
  expect(await app.db.select().from(payments).where(eq(payments.kind, 'refund'))).toMatchObject([
    { amountCents: 95_000, state: 'initiated', refundReason: 'booking_cancelled' },
  ])
})

test('the operator can cancel a retreat that has begun, with no refund even for a late booking', async () => {
  const app = await createTestApp({ now: '2025-10-30T09:00:00Z' })
  await keepDatesOpen(app)
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'full')
  app.clock.set('2025-10-31T08:00:00Z')
  expect((await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)).status).toBe(409)
  const asked = await cancel(app, guest.lead.id, { dryRun: true })
  expect(asked.body.refund).toEqual({ amount: 0, rule: 'under_30_days' })
  expect((await cancel(app, guest.lead.id, { reason: 'Did not come' })).status).toBe(200)
})

test('cancelling needs a reason and a booking that holds a place, and works once', async () => {
  const { app, lead } = await appWithPaidLead()
  for (const how of [{}, { reason: ' ' }, { waiveFee: true }]) {
    const refused = await cancel(app, lead.id, how)
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } })
  }
  expect((await cancel(app, 'nonsense', { reason: 'x' })).status).toBe(404)
  expect((await cancel(app, lead.id, { reason: 'Illness' })).status).toBe(200)
  expect((await cancel(app, lead.id, { reason: 'Illness' })).status).toBe(409)
  expect((await cancel(app, lead.id, { dryRun: true })).status).toBe(409)
  const draft = await app.client.post<{ lead: { id: string } }>('/api/leads', { firstName: 'Half' })
  expect((await cancel(app, draft.body.lead.id, { reason: 'x' })).status).toBe(409)
})

test('of a group, the traveller at the own address and the others are told too, once it cannot be undone', async () => {
  const group = await appWithGroup([
    { ...BEN, email: 'ben@example.com' },
    { ...BEN, firstName: 'Lea', lastName: 'Maes', email: 'lea@example.com' },
  ])
  const { app } = group
  await payByCard(group, 'full')
  const ben = group.leads[1]?.id ?? ''
  const told = async () => {
    const rows = await app.db.select().from(mails).where(inArray(mails.template, GONE))
    return rows.map(({ template, recipient }) => `${template} ${recipient}`).toSorted()
  }
  const admin = await operator(app)
  await admin.post(`/api/admin/bookings/${ben}/cancel`, { reason: 'Ill' })
  await runDueJobs(app.deps)
  expect(await told()).toEqual([])
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  expect(await told()).toEqual([
    'booking-cancelled awa@example.com',
    'place-gone ben@example.com',
    'traveller-gone lea@example.com',
  ])
  await expectInvariants(app.db)
})
