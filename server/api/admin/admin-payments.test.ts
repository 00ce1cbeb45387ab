import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { expireBookings, remindOfPayment } from '#server/booking/expire-bookings.ts'
import { mails, payments, sandboxRefunds } from '#server/db/schema.ts'
import { RefundRefused } from '#server/gateway.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  guestWithBooking,
  operator,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  signUp,
  type Guest,
} from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

async function openLines(admin: Visitor): Promise<LedgerLine[]> {
  const { status, body } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  expect(status).toBe(200)
  return body.payments
}

async function onlyLine(admin: Visitor): Promise<LedgerLine> {
  const lines = await openLines(admin)
  expect(lines).toHaveLength(1)
  const [line] = lines
  if (!line) throw new Error('no open payment')
  return line
}

function receive(admin: Visitor, id: string) {
  return admin.post<LedgerLine>(`/api/admin/payments/${id}/receive`)
}

function reject(admin: Visitor, id: string) {
  return admin.post<LedgerLine>(`/api/admin/payments/${id}/reject`)
}

function cancel({ visitor, lead }: Guest) {
  return visitor.delete<{ refund: { amount: number } }>(`/api/cancel-booking/${lead.id}`)
}

async function countMails({ db }: TestApp, { lead }: Guest, template: string): Promise<number> {
  const found = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.bookingId, lead.id), eq(mails.template, template)))
  return found.length
}

test('the operator sees only open payments, oldest first', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  expect(await openLines(admin)).toEqual([])
  const first = await guestWithBooking(app)
  await reportTransfer(first, 'deposit')
  app.clock.advance({ minutes: 1 })
  const second = await guestWithBooking(app, { email: 'lamin@example.com', firstName: 'Lamin' })
  await reportTransfer(second, 'full')
  await payByCard(await guestWithBooking(app, { email: 'card@example.com' }), 'deposit')
  expect(await openLines(admin)).toMatchObject([
    {
      leadId: first.lead.id,
      name: 'Awa Jallow',
      retreatDate: 'Oct 31–Nov 7, 2025',
      kind: 'deposit',
      method: 'bank_transfer',
      amount: 200,
      state: 'reported',
      referenceText: first.lead.paymentReferences?.deposit,
      createdAt: '2025-09-01T09:00:00.000Z',
      settledAt: null,
    },
    { leadId: second.lead.id, name: 'Lamin Jallow', kind: 'full', amount: 950 },
  ])
})

test('a received transfer confirms the booking once', { tags: 'postgres' }, async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await reportTransfer(guest, 'deposit')
  const { id } = await onlyLine(admin)
  app.clock.advance({ days: 2 })
  const later = await operator(app)
  const answers = await Promise.all([receive(later, id), receive(later, id)])
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 200,
      body: { id, state: 'received', settledAt: '2025-09-03T09:00:00.000Z' },
    })
  }
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    paymentStatus: 'deposit_paid',
    amountPaid: 200,
    amountReported: 0,
  })
  expect(await countMails(app, guest, 'transfer-received')).toBe(0)
  await issueDueDocuments(app)
  expect(await countMails(app, guest, 'transfer-received')).toBe(1)
  expect(await openLines(later)).toEqual([])
  expect(await reject(later, id)).toMatchObject({ status: 409 })
})

test('a full transfer received after a price increase leaves the difference to pay', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await reportTransfer(guest, 'full')
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'private' })
  await receive(admin, (await onlyLine(admin)).id)
  expect(await bookingOf(guest)).toMatchObject({
    paymentStatus: 'deposit_paid',
    amountPaid: 950,
    balanceDue: 180,
  })
})

test(
  'a transfer that never came reopens the payment for 48 hours, with an email and a reminder',
  { tags: 'postgres' },
  async () => {
    const { app, guest } = await appWithGuest()
    const admin = await operator(app)
    await reportTransfer(guest, 'deposit')
    const { id } = await onlyLine(admin)
    app.clock.advance({ days: 6 })
    const later = await operator(app)
    const answers = await Promise.all([reject(later, id), reject(later, id)])
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { state: 'rejected' } })
    expect(await bookingOf(guest)).toMatchObject({
      status: 'booking_submitted',
      paymentStatus: 'pending',
      holdExpiresAt: '2025-09-09T09:00:00.000Z',
      amountReported: 0,
      balanceDue: 950,
    })
    expect(await countMails(app, guest, 'transfer-rejected')).toBe(1)
    expect(await receive(later, id)).toMatchObject({ status: 409 })

    expect(await remindOfPayment(app.deps)).toBe(0)
    app.clock.advance({ hours: 24 })
    expect(await remindOfPayment(app.deps)).toBe(1)
    expect(await expireBookings(app.deps)).toBe(0)
    app.clock.advance({ hours: 24 })
    expect(await expireBookings(app.deps)).toBe(1)
  },
)

test('after a rejected transfer the guest can report another or pay by card', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await reportTransfer(guest, 'deposit')
  await reject(admin, (await onlyLine(admin)).id)
  expect(await reportTransfer(guest, 'deposit')).toMatchObject({ status: 200 })
  await reject(admin, (await onlyLine(admin)).id)
  await payByCard(guest, 'full')
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'fully_paid', amountPaid: 950 })
})

test('a rejected balance leaves the received deposit, without a deadline', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await payByCard(guest, 'deposit')
  await guest.visitor.post(`/api/complete-payment/${guest.lead.id}`)
  await reject(admin, (await onlyLine(admin)).id)
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    paymentStatus: 'deposit_paid',
    holdExpiresAt: null,
    balanceDue: 750,
  })
})

test('a refund by transfer is created once the transfer arrives, and is paid by hand once', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await reportTransfer(guest, 'deposit')
  expect((await cancel(guest)).body.refund.amount).toBe(0)
  const [transfer, ...others] = await openLines(admin)
  expect(others).toEqual([])
  expect(await receive(admin, transfer?.id ?? '')).toMatchObject({ status: 200 })
  const [refund] = await openLines(admin)
  expect(refund).toMatchObject({ kind: 'refund', method: 'bank_transfer', amount: 200, state: 'initiated' })
  if (!refund) throw new Error('the refund is missing')
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 200 })
  expect(await countMails(app, guest, 'transfer-received')).toBe(0)
  for (let click = 0; click < 2; click++) {
    expect(await receive(admin, refund.id)).toMatchObject({ status: 200, body: { state: 'refunded' } })
  }
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
  expect(await openLines(admin)).toEqual([])
})

test('a cancelled booking whose transfer never comes has no refund', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await reportTransfer(guest, 'full')
  await cancel(guest)
  const transfer = (await openLines(admin)).find(({ kind }) => kind === 'full')
  await reject(admin, transfer?.id ?? '')
  expect(await openLines(admin)).toEqual([])
  const rows = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['full rejected'])
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
  expect(await countMails(app, guest, 'transfer-rejected')).toBe(0)
})

test('a card refund that the provider refuses for good is paid by the operator', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await payByCard(guest, 'deposit')
  app.deps.gateway = {
    ...app.deps.gateway,
    refund: () => Promise.reject(new RefundRefused('the charge was disputed')),
  }
  expect(await cancel(guest)).toMatchObject({ status: 200, body: { refund: { amount: 200 } } })
  const line = await onlyLine(admin)
  expect(line).toMatchObject({ kind: 'refund', method: 'card', state: 'failed' })
  expect(await countMails(app, guest, 'operator-payment-problem')).toBe(1)
  expect(await reject(admin, line.id)).toMatchObject({ status: 409 })
  expect(await receive(admin, line.id)).toMatchObject({ status: 200, body: { state: 'refunded' } })
})

test('a card refund that is on its way cannot be paid by hand', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await payByCard(guest, 'deposit')
  const { gateway } = app.deps
  app.deps.gateway = { ...gateway, refund: () => Promise.reject(new Error('ETIMEDOUT')) }
  await cancel(guest)
  const line = await onlyLine(admin)
  expect(await receive(admin, line.id)).toMatchObject({ status: 409 })
  app.deps.gateway = gateway
  app.clock.advance({ minutes: 1 })
  await payOutRefunds(app.deps)
  expect(await openLines(admin)).toEqual([])
  expect(await app.db.select().from(sandboxRefunds)).toHaveLength(1)
})

test('only the operator may receive or reject a payment, and an unknown one is not found', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  const admin = await operator(app)
  const { id } = await onlyLine(admin)
  for (const visitor of [app.newVisitor(), guest.visitor, await signUp(app, 'other@example.com')]) {
    expect(await visitor.get('/api/admin/payments')).toMatchObject({ status: 401 })
    expect(await receive(visitor, id)).toMatchObject({ status: 401 })
    expect(await reject(visitor, id)).toMatchObject({ status: 401 })
  }
  for (const unknown of ['00000000-0000-4000-8000-000000000000', 'no-id']) {
    expect(await receive(admin, unknown)).toMatchObject({ status: 404 })
    expect(await reject(admin, unknown)).toMatchObject({ status: 404 })
  }
  expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted', amountReported: 200 })
})

test('a reported transfer that has not arrived by the fifth working day is flagged, and stays reported', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  // Reported on a Monday: the fifth working day is the next Monday.
  app.clock.set('2025-09-07T23:59:59.999Z')
  expect(await onlyLine(await operator(app))).toMatchObject({
    state: 'reported',
    overdue: false,
    disputed: false,
  })
  app.clock.set('2025-09-08T00:00:00Z')
  const admin = await operator(app)
  const line = await onlyLine(admin)
  expect(line).toMatchObject({ state: 'reported', overdue: true })
  expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted', amountReported: 200 })
  expect((await receive(admin, line.id)).body).toMatchObject({ state: 'received', overdue: false })
})
