import { and, eq, notInArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { bookings, documents, history, mails, payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  bookingOf,
  guestWithBooking,
  operator,
  issueDueDocuments,
  reportTransfer,
  type Guest,
} from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { sendDueReceipts } from './receipts-due.ts'

const TODAY = '2025-09-01'

async function start(differences: Record<string, unknown> = {}) {
  const app = await createTestApp()
  const guest = await guestWithBooking(app, differences)
  const admin = await operator(app)
  const path = `/api/admin/bookings/${guest.lead.id}/payments`
  const enter = (amount: number, body: object = {}) =>
    admin.post<{ payment: LedgerLine; lead: Booking; detail: string }>(path, {
      amount,
      method: 'bank_transfer',
      receivedOn: TODAY,
      ...body,
    })
  const undo = (id: string, body?: object) =>
    admin.post<LedgerLine & { detail: string }>(`/api/admin/payments/${id}/undo`, body)
  return { app, guest, admin, enter, undo }
}

async function mailsAbout({ db }: TestApp, { lead }: Guest): Promise<string[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(
      and(eq(mails.bookingId, lead.id), notInArray(mails.template, ['booking-received', 'order-placed'])),
    )
    .orderBy(mails.createdAt, mails.template)
  return rows.map(({ template }) => template)
}

/** Returns receipts minus credit notes, in euros. */
async function documented({ db }: TestApp): Promise<number> {
  const rows = await db.select().from(documents)
  return rows.reduce(
    (sum, { kind, content }) => sum + (kind === 'receipt' ? 1 : -1) * (content.line.amountCents / 100),
    0,
  )
}

test('recording €150 of a €200 deposit writes a receipt and one email, and leaves €50 of the deposit due', async () => {
  const { app, guest, enter } = await start()
  const { status, body } = await enter(150, {
    method: 'cash',
    receivedOn: '2025-08-30',
    note: 'On the beach',
  })
  expect(status).toBe(201)
  expect(body.payment).toMatchObject({
    kind: 'deposit',
    method: 'cash',
    amount: 150,
    state: 'received',
    receivedOn: '2025-08-30',
    note: 'On the beach',
    undoUntil: '2025-09-01T09:00:15.000Z',
  })
  expect(body.lead).toMatchObject({ status: 'booking_submitted', amountPaid: 150, balanceDue: 800 })
  expect(await mailsAbout(app, guest)).toEqual([])
  expect(await documented(app)).toBe(0)
  await issueDueDocuments(app)
  expect(await documented(app)).toBe(150)
  const [receipt] = await app.db.select().from(documents)
  expect(receipt?.content.payment).toMatchObject({ method: 'cash', on: '2025-08-30' })
  expect(await mailsAbout(app, guest)).toEqual(['payment-received'])
  await enter(50, { method: 'card' })
  await issueDueDocuments(app)
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    amountPaid: 200,
    balanceDue: 750,
  })
  expect(await documented(app)).toBe(200)
})

test('recording €199.50 answers the report of €200, and the place is confirmed at the operator’s word', async () => {
  const { app, guest, enter } = await start()
  await reportTransfer(guest, 'deposit')
  const { body } = await enter(199.5, { confirm: true })
  expect(body.payment).toMatchObject({ amount: 199.5, state: 'received' })
  expect(body.lead).toMatchObject({
    status: 'payment_confirmed',
    amountPaid: 199.5,
    amountReported: 0,
    balanceDue: 750.5,
  })
  await issueDueDocuments(app)
  expect(await mailsAbout(app, guest)).toEqual(['transfer-reported', 'transfer-received'])
  await expectInvariants(app.db)
})

test('€150 settles a report of €200 if it came by transfer, and not if it came in cash', async () => {
  const { guest, enter } = await start()
  await reportTransfer(guest, 'deposit')
  expect((await enter(150)).body.lead).toMatchObject({ amountPaid: 150, amountReported: 0, balanceDue: 800 })
  const other = await start({ email: 'cash@example.com' })
  await reportTransfer(other.guest, 'deposit')
  const { body } = await other.enter(150, { method: 'cash' })
  expect(body.lead).toMatchObject({ amountPaid: 150, amountReported: 200, balanceDue: 600 })
})

test.each([
  ['not of today or earlier', { receivedOn: '2025-09-02' }],
  ['three decimals', { amount: 10.001 }],
  ['nothing', { amount: 0 }],
  ['less than nothing', { amount: -5 }],
  ['a day that is none', { receivedOn: '2025-02-30' }],
  ['no method', { method: 'gold' }],
])('an entry of %s is refused', async (_, body) => {
  const { app, enter } = await start()
  expect(await enter(150, body)).toMatchObject({ status: 422 })
  expect(await app.db.$count(payments, eq(payments.state, 'received'))).toBe(2)
})

test('an overpayment opens a refund by transfer, and undoing the entry rejects the refund', async () => {
  const { app, guest, enter, undo } = await start()
  expect(await enter(1000, { method: 'card' })).toMatchObject({
    status: 409,
    body: { detail: 'Only €950.00 is left to pay. Did €1,000.00 come from Awa Jallow?' },
  })
  const { body } = await enter(1000, { method: 'card', confirmRepeat: true })
  expect(body.lead).toMatchObject({ status: 'payment_confirmed', paymentStatus: 'confirmed', balanceDue: 0 })
  const refunds = () => app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(await refunds()).toMatchObject([{ amountCents: 50_00, method: 'bank_transfer', state: 'initiated' }])
  expect(await undo(body.payment.id)).toMatchObject({ status: 200, body: { state: 'rejected' } })
  expect(await refunds()).toMatchObject([{ state: 'rejected' }])
  expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted', amountPaid: 0 })
})

test.each([0, 14_999])('an entry undone %i ms later leaves everything as it was', async (milliseconds) => {
  const { app, guest, admin, undo } = await start()
  await reportTransfer(guest, 'deposit')
  const ledger = () => app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  const row = async () => (await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id)))[0]
  const before = { ledger: await ledger(), row: await row(), mails: await mailsAbout(app, guest) }
  const id = before.ledger[0]?.id ?? ''
  app.clock.advance({ hours: 1 })
  await admin.post(`/api/admin/payments/${id}/receive`, { amount: 199, confirm: true })
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 199 })
  app.clock.advance({ milliseconds })
  const undoneAt = app.clock.now()
  for (const _click of [1, 2]) {
    expect(await undo(id, { atOnce: true })).toMatchObject({
      status: 200,
      body: { state: 'reported', amount: 200 },
    })
  }
  app.clock.advance({ hours: 1 })
  await runDueJobs(app.deps)
  expect(await ledger()).toEqual(before.ledger.map((payment) => ({ ...payment, undoneAt })))
  expect(await row()).toEqual({ ...before.row, updatedAt: undoneAt })
  expect(await mailsAbout(app, guest)).toEqual(before.mails)
  expect(await documented(app)).toBe(0)
  const entries = await app.db.select().from(history).where(eq(history.bookingId, guest.lead.id))
  expect(entries.map(({ what }) => what)).toEqual([
    'Booked',
    'Ordered with obligation to pay',
    '€199 received',
    '€199 received: undone straight away',
  ])
  // It can be received again.
  await admin.post(`/api/admin/payments/${id}/receive`)
  await issueDueDocuments(app)
  expect((await mailsAbout(app, guest)).at(-1)).toBe('transfer-received')
  expect(await documented(app)).toBe(200)
})

test('a reversal from 15 s after the entry writes a credit note, and the transfer is awaited again', async () => {
  const { app, guest, admin, undo } = await start()
  await reportTransfer(guest, 'deposit')
  const [line] = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  const id = line?.id ?? ''
  await admin.post(`/api/admin/payments/${id}/receive`)
  app.clock.advance({ milliseconds: 15_000 })
  const late = await undo(id, { atOnce: true })
  expect(late).toMatchObject({
    status: 409,
    body: { detail: 'Too late to undo: the receipt has been sent.' },
  })
  // No due job has run yet: the receipt is written first.
  for (const _click of [1, 2])
    expect(await undo(id, { reason: 'Wrong guest' })).toMatchObject({ status: 200 })
  const papers = await app.db.select().from(documents).orderBy(documents.kind)
  expect(papers.map(({ content }) => [content.number, content.line.amountCents, content.reason])).toEqual([
    ['C-2025-0001', 200_00, 'Wrong guest'],
    ['R-2025-0001', 200_00, null],
  ])
  expect(await bookingOf(guest)).toMatchObject({
    status: 'booking_submitted',
    amountPaid: 0,
    amountReported: 200,
    // The guest is unknown again: a report alone keeps the place for 48 hours (decision 0055).
    holdExpiresAt: '2025-09-03T09:00:15.000Z',
  })
  expect((await mailsAbout(app, guest)).slice(-2).toSorted()).toEqual([
    'payment-corrected',
    'transfer-received',
  ])
  await expectInvariants(app.db)
})

test('receipts go out once, however many servers run the due jobs', { tags: 'postgres' }, async () => {
  const { app, guest, enter } = await start()
  await enter(200, { method: 'cash' })
  app.clock.advance({ milliseconds: 14_999 })
  await runDueJobs(app.deps)
  expect(await documented(app)).toBe(0)
  app.clock.advance({ milliseconds: 1 })
  // Due receipts are stored only in the database, so any server finds them.
  const other = { ...app.deps }
  await Promise.all([sendDueReceipts(app.deps), sendDueReceipts(other), sendDueReceipts(app.deps)])
  expect(await documented(app)).toBe(200)
  expect(await mailsAbout(app, guest)).toEqual(['payment-received'])
})

test('undoing a payment of a booking that had expired releases the place again', async () => {
  const { app, guest, enter, undo } = await start()
  app.clock.advance({ hours: 48 })
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired' })
  const later = await operator(app)
  const path = `/api/admin/bookings/${guest.lead.id}/payments`
  const body = { amount: 200, method: 'cash', receivedOn: TODAY }
  const entered = await later.post<{ payment: LedgerLine }>(path, body)
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed' })
  await undo('none')
  await later.post(`/api/admin/payments/${entered.body.payment.id}/undo`)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', amountPaid: 0 })
  expect(enter).toBeTypeOf('function')
})

test('of several entries, those whose receipts have gone out are not undone', async () => {
  const { app, admin, enter, undo } = await start()
  const first = (await enter(50, { method: 'cash' })).body.payment.id
  await issueDueDocuments(app)
  const second = (await enter(60, { method: 'cash' })).body.payment.id
  const entered = await admin.get<{ now: string; payments: LedgerLine[] }>('/api/admin/undoable')
  expect(entered.body.payments.map(({ id }) => id)).toEqual([second])
  expect((await undo(first, { atOnce: true })).status).toBe(409)
  expect((await undo(second, { atOnce: true })).body).toMatchObject({ state: 'rejected' })
  expect(await documented(app)).toBe(50)
})

test(
  'the same amount within ten days, by any method, is recorded again only if the operator confirms it',
  { tags: 'postgres' },
  async () => {
    const { admin, guest } = await start()
    const path = `/api/admin/bookings/${guest.lead.id}/payments`
    const entry = { amount: 100, method: 'cash', receivedOn: TODAY }
    // Two devices at once: one of them is asked.
    const both = await Promise.all([admin.post(path, entry), admin.post(path, entry)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    for (const differences of [
      { method: 'cash' },
      { method: 'bank_transfer' },
      { receivedOn: '2025-08-22' },
    ]) {
      const { status, body } = await admin.post<{ type: string; detail: string }>(path, {
        ...entry,
        ...differences,
      })
      expect([status, body.type]).toEqual([409, 'urn:problem:payment-repeated'])
      expect(body.detail).toBe(
        `€100.00 from Awa Jallow of ${formatDay('2025-09-01')} is already recorded. Is this a second payment?`,
      )
    }
    expect((await admin.post(path, { ...entry, amount: 100.01 })).status).toBe(201)
    expect((await admin.post(path, { ...entry, confirmRepeat: true })).status).toBe(201)
    expect((await admin.post(path, { ...entry, receivedOn: '2025-08-21' })).status, 'eleven days').toBe(201)
  },
)

test('an undone entry does not count as a repeat', async () => {
  const { admin, guest } = await start()
  const path = `/api/admin/bookings/${guest.lead.id}/payments`
  const entry = { amount: 100, method: 'cash', receivedOn: TODAY }
  const { body } = await admin.post<{ payment: { id: string } }>(path, entry)
  await admin.post(`/api/admin/payments/${body.payment.id}/undo`)
  expect((await admin.post(path, entry)).status).toBe(201)
})

test('no payment is recorded for a form that was never sent, nor for a day to come', async () => {
  const { app, guest, admin, enter } = await start()
  const visitor = app.newVisitor()
  await visitor.post('/api/leads', { firstName: 'Lamin', selectedDate: guest.lead.selectedDate })
  const [draft] = await app.db.select().from(bookings).where(eq(bookings.status, 'in_progress'))
  const entry = { amount: 200, method: 'cash', receivedOn: TODAY }
  const refused = await admin.post(`/api/admin/bookings/${draft?.id}/payments`, entry)
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: 'This form was never sent: there is nothing to pay for yet' },
  })
  await reportTransfer(guest, 'deposit')
  const [reported] = await app.db.select().from(payments).where(eq(payments.state, 'reported'))
  const tomorrow = { receivedOn: '2025-09-02' }
  expect((await enter(200, tomorrow)).status).toBe(422)
  expect((await admin.post(`/api/admin/payments/${reported?.id}/receive`, tomorrow)).status).toBe(422)
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 0, amountReported: 200 })
})

test('only the operator can record or undo payments', async () => {
  const { guest, enter } = await start()
  const { payment } = (await enter(50)).body
  const path = `/api/admin/bookings/${guest.lead.id}/payments`
  const body = { amount: 10, method: 'cash', receivedOn: TODAY }
  expect(await guest.visitor.post(path, body)).toMatchObject({ status: 401 })
  expect(await guest.visitor.post(`/api/admin/payments/${payment.id}/undo`)).toMatchObject({ status: 401 })
})
