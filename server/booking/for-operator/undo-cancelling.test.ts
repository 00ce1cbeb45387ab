import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { bookings, documents, mails, payments, retreats } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { kiterForm } from '#test/booking-forms.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { appWithGuest, operator, payByCard, reportTransfer, type Guest } from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'

interface Waiting {
  cancellations: { id: string; name: string; undoUntil: string }[]
  payments: unknown[]
}

/** A guest who has paid by card or only reported a transfer, cancelled by the operator with everything refunded. */
async function cancelled(paidBy: 'card' | 'transfer' | null = 'card') {
  const { app, guest } = await appWithGuest()
  if (paidBy === 'card') await payByCard(guest, 'full')
  if (paidBy === 'transfer') await reportTransfer(guest, 'deposit')
  await app.db.update(bookings).set({
    roomShare: '3d2f0c8e-7a61-4b7e-9d7c-0f6f6f1d2a55',
    remindedAt: app.clock.now(),
  })
  const before = await rowOf(app, guest)
  const admin = await operator(app)
  const path = `/api/admin/bookings/${guest.lead.id}/cancel`
  const answer = await admin.post<{ lead: Booking }>(path, { waiveFee: true, reason: 'Illness' })
  expect(answer).toMatchObject({ status: 200, body: { lead: { status: 'cancelled' } } })
  return {
    app,
    guest,
    admin,
    before,
    undo: () => admin.post<{ detail: string; lead: Booking }>(`${path}/undo`),
    newMails: async () =>
      (await app.db.select({ template: mails.template }).from(mails)).flatMap(({ template }) =>
        /cancel|refund/.test(template) ? [template] : [],
      ),
    wait: async (seconds: number) => {
      app.clock.advance({ milliseconds: seconds * 1_000 })
      await runDueJobs(app.deps)
    },
  }
}

/** The booking's row without what every change raises. */
async function rowOf({ db }: TestApp, { lead }: Guest) {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, lead.id))
  if (!row) throw new Error('the booking is gone')
  const { updatedAt: _, calendarSequence: __, ...kept } = row
  return kept
}

test.each(['card', 'transfer', null] as const)(
  'undone within 15 seconds, the booking is as it was and nothing has left: paid by %s',
  async (paidBy) => {
    const { app, guest, before, undo, newMails, wait } = await cancelled(paidBy)
    await wait(14)
    expect(await newMails()).toEqual([])
    const undone = await undo()
    expect(undone).toMatchObject({
      status: 200,
      body: { lead: { id: guest.lead.id, status: before.status } },
    })
    await wait(60)
    expect(await rowOf(app, guest)).toEqual(before)
    expect(await newMails()).toEqual([])
    const refunds = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
    expect(refunds.map(({ state }) => state)).toEqual(paidBy === 'card' ? ['rejected'] : [])
    expect(await app.db.$count(documents, eq(documents.kind, 'credit_note'))).toBe(0)
    await expectInvariants(app.db)
  },
)

test('after 15 seconds the refund, its credit note and one email go out, also on a server that was down', async () => {
  const { app, undo, newMails, wait } = await cancelled()
  // No sweep ran until long after.
  await wait(3_600)
  expect(await app.db.select().from(payments).where(eq(payments.kind, 'refund'))).toMatchObject([
    { amountCents: 95_000, state: 'refunded', documentDueAt: null },
  ])
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'booking-cancelled'))
  expect(mail?.files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^credit-note/i))
  expect(await newMails()).toEqual(['booking-cancelled'])
  await wait(60)
  expect(await newMails()).toEqual(['booking-cancelled'])
  expect(await undo()).toMatchObject({ status: 409 })
  await expectInvariants(app.db)
})

test('exactly at 15 seconds it is too late, even before anything has gone out', async () => {
  const { app, undo } = await cancelled()
  app.clock.advance({ milliseconds: 15_000 })
  const late = await undo()
  expect(late.status).toBe(409)
  expect(late.body.detail).toContain('for 15 seconds')
})

test('the last place is not sold to anybody else while the cancellation can be undone', async () => {
  const { app, wait } = await cancelled()
  await app.db.update(retreats).set({ placesKiter: 1 })
  const book = () =>
    app.newVisitor().post('/api/submit-booking', kiterForm({ email: 'bram@example.com', firstName: 'Bram' }))
  expect(await book()).toMatchObject({ status: 409, body: { type: 'urn:problem:retreat-full' } })
  await wait(15)
  expect(await book()).toMatchObject({ status: 201 })
})

test('the undo bar lists the cancellation, and its refund cannot be undone alone', async () => {
  const { app, guest, admin, undo, wait } = await cancelled()
  const waiting = async () => (await admin.get<Waiting>('/api/admin/undoable')).body
  expect(await waiting()).toMatchObject({
    payments: [],
    cancellations: [{ id: guest.lead.id, name: guest.lead.name }],
  })
  const [refund] = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(await admin.post(`/api/admin/payments/${refund?.id}/undo`)).toMatchObject({ status: 409 })
  expect((await undo()).status).toBe(200)
  expect(await waiting()).toMatchObject({ payments: [], cancellations: [] })
  expect((await undo()).status).toBe(409)
  await wait(60)
  expect(await waiting()).toMatchObject({ payments: [], cancellations: [] })
})

test('money that arrives in these seconds is refunded, and the cancellation can no longer be undone', async () => {
  const { app, admin, guest, undo, wait } = await cancelled('transfer')
  await wait(5)
  const [reported] = await app.db.select().from(payments).where(eq(payments.state, 'reported'))
  expect((await admin.post(`/api/admin/payments/${reported?.id}/receive`)).status).toBe(200)
  const refused = await undo()
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toContain('money has changed')
  await wait(60)
  const told = await app.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, guest.lead.email ?? ''))
  expect(told.filter(({ template }) => template === 'booking-cancelled')).toHaveLength(1)
  await expectInvariants(app.db)
})

test('a payment recorded just before the cancellation gets its receipt, and the guest one email', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const path = `/api/admin/bookings/${guest.lead.id}`
  const entry = { amount: 950, method: 'cash', receivedOn: '2025-09-01' }
  expect((await admin.post(`${path}/payments`, entry)).status).toBe(201)
  app.clock.advance({ milliseconds: 10_000 })
  expect((await admin.post(`${path}/cancel`, { waiveFee: true, reason: 'Illness' })).status).toBe(200)
  for (let second = 0; second < 20; second += 5) {
    app.clock.advance({ milliseconds: 5_000 })
    await runDueJobs(app.deps)
  }
  const about = await app.db
    .select({ template: mails.template, files: mails.files })
    .from(mails)
    .where(eq(mails.bookingId, guest.lead.id))
  const late = about.filter(({ template }) => /cancelled|payment|refund|transfer-received/.test(template))
  expect(late.map(({ template }) => template)).toEqual(['booking-cancelled'])
  const attached = late[0]?.files.map(({ type }) => type) ?? []
  expect(attached.filter((type) => type === 'document')).toHaveLength(2)
  await expectInvariants(app.db)
})
