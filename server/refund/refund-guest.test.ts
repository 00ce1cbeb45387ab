import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { documents, mails, payments, sandboxRefunds } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { appWithGuest, bookingOf, operator, issueDueDocuments, payByCard } from '#test/guests.ts'

const STAY = { selectedDate: 'Dec 5–12, 2025', selectedRoom: 'private' }

async function start() {
  const { app, guest } = await appWithGuest(STAY)
  const admin = await operator(app)
  const press = (amount: number, body: object = {}) =>
    admin.post<{ payment: LedgerLine; lead: Booking; detail: string }>(
      `/api/admin/bookings/${guest.lead.id}/refunds`,
      { amount, reason: 'No wind on three days', ...body },
    )
  /** Refunds, and returns the payment once it can no longer be undone. */
  const refund: typeof press = async (amount, body) => {
    const answer = await press(amount, body)
    if (answer.status !== 201) return answer
    await issueDueDocuments(app)
    await runDueJobs(app.deps)
    const page = await admin.get<{ payments: LedgerLine[] }>(`/api/admin/bookings/${guest.lead.id}`)
    const payment = page.body.payments.find(({ id }) => id === answer.body.payment.id)
    return { ...answer, body: { ...answer.body, ...(payment && { payment }), lead: await bookingOf(guest) } }
  }
  const undo = (id: string) => admin.post<{ detail: string; state: string }>(`/api/admin/payments/${id}/undo`)
  const enter = (amount: number, method: string) =>
    admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, { amount, method, receivedOn: '2025-09-01' })
  return { app, guest, admin, press, refund, undo, enter }
}

test('a refund to the card has its reason on the credit note and sends one email', async () => {
  const { app, guest, refund } = await start()
  await payByCard(guest, 'deposit')
  await payByCard(guest, 'balance')
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { phone: '+220 700' })
  const { status, body } = await refund(100)
  expect(status).toBe(201)
  expect(body.payment).toMatchObject({ kind: 'refund', method: 'card', amount: 100, state: 'refunded' })
  // Everything was paid: the refund counts as goodwill.
  expect(body.payment).toMatchObject({ reason: 'given_back', reasonNote: 'No wind on three days' })
  expect(body.lead).toMatchObject({ amountPaid: 1030, balanceDue: 0 })
  const [note] = await app.db.select().from(documents).where(eq(documents.kind, 'credit_note'))
  expect(note?.content).toMatchObject({ reason: 'No wind on three days', line: { amountCents: 100_00 } })
  expect(await app.db.$count(mails, eq(mails.template, 'refund-made'))).toBe(1)
})

test.each([
  [true, { total: 1030, paid: 400, due: 630, reason: 'price_lowered' }],
  [false, { total: 1130, paid: 400, due: 730, reason: 'paid_back' }],
])('refunding €100 of a booking with €630 due, with a lower price: %s', async (lowerPrice, expected) => {
  const { app, guest, refund, enter } = await start()
  await enter(500, 'bank_transfer')
  await issueDueDocuments(app)
  const { body } = await refund(100, { lowerPrice })
  expect(body.payment).toMatchObject({ method: 'bank_transfer', state: 'initiated', reason: expected.reason })
  const admin = await operator(app)
  await admin.post(`/api/admin/payments/${body.payment.id}/receive`)
  const after = await bookingOf(guest)
  expect(after).toMatchObject({
    status: 'payment_confirmed',
    amountPaid: expected.paid,
    balanceDue: expected.due,
  })
  expect(after.quote).toMatchObject({ total: expected.total })
})

test('a lowered price survives a change of room, and a partly refunded deposit keeps its place', async () => {
  const { app, guest, refund } = await start()
  await payByCard(guest, 'deposit')
  expect((await refund(150, { lowerPrice: true })).body.lead).toMatchObject({
    status: 'payment_confirmed',
    amountPaid: 50,
    balanceDue: 930,
    quote: { total: 980, deposit: 200, balance: 780 },
  })
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'shared' })
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', quote: { total: 800 } })
  expect(await app.db.$count(payments, eq(payments.kind, 'refund'))).toBe(1)
})

test('a refunded deposit that is to be paid again leaves the place waiting for it', async () => {
  const { guest, refund } = await start()
  await payByCard(guest, 'deposit')
  expect((await refund(200)).body.lead).toMatchObject({
    status: 'booking_submitted',
    amountPaid: 0,
    balanceDue: 1130,
    holdExpiresAt: '2025-09-03T09:00:00.000Z',
  })
  expect((await bookingOf(guest)).paymentStatus).toBe('pending')
})

test('a reported transfer does not turn a refund into goodwill', async () => {
  const { guest, admin, refund } = await start()
  await payByCard(guest, 'deposit')
  await guest.visitor.post(`/api/complete-payment/${guest.lead.id}`)
  const { body } = await refund(100)
  expect(body.payment.reason).toBe('paid_back')
  const waiting = await admin.get<{ payments: { id: string; state: string }[] }>('/api/admin/payments')
  const reported = waiting.body.payments.find(({ state }) => state === 'reported')
  expect((await admin.post(`/api/admin/payments/${reported?.id}/reject`)).status).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 100, balanceDue: 1030 })
})

test('a refund during the retreat keeps the place, and triggers no other refund', async () => {
  const { app, guest, refund } = await start()
  await payByCard(guest, 'deposit')
  await payByCard(guest, 'balance', { amount: 700 })
  app.clock.set('2025-12-05T12:00:00Z')
  const admin = await operator(app)
  const path = `/api/admin/bookings/${guest.lead.id}/refunds`
  const { body } = await admin.post<Awaited<ReturnType<typeof refund>>['body']>(path, {
    amount: 750,
    reason: 'No wind',
  })
  expect(body.payment.reason).toBe('given_back')
  await issueDueDocuments(app)
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    amountPaid: 150,
    balanceDue: 230,
  })
  app.clock.advance({ hours: 49 })
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 150 })
})

test('a refund uses the card before transfers, and more than was received is refused', async () => {
  const { app, guest, refund, enter } = await start()
  await payByCard(guest, 'deposit')
  app.clock.advance({ minutes: 1 })
  await enter(300, 'cash')
  expect(await refund(500.01)).toMatchObject({
    status: 409,
    body: { detail: 'You can refund at most €500' },
  })
  expect((await refund(200)).body.payment).toMatchObject({ method: 'card', state: 'refunded' })
  expect((await refund(250)).body.payment).toMatchObject({ method: 'bank_transfer', state: 'initiated' })
  expect(await refund(50.01)).toMatchObject({ status: 409 })
  expect(await refund(50, { reason: ' ' })).toMatchObject({ status: 422 })
  expect(await guest.visitor.post(`/api/admin/bookings/${guest.lead.id}/refunds`, {})).toMatchObject({
    status: 401,
  })
})

test('a refund is not sent for 15 seconds, and undoing it restores place, deadline and price', async () => {
  const { app, guest, admin, press, undo, enter } = await start()
  await payByCard(guest, 'deposit')
  app.clock.advance({ minutes: 1 })
  await enter(300, 'cash')
  await issueDueDocuments(app)
  const asked: unknown[] = []
  const { gateway } = app.deps
  app.deps.gateway = { ...gateway, refund: (order) => (asked.push(order), gateway.refund(order)) }
  const before = await bookingOf(guest)
  const told = await app.db.$count(mails)

  for (const lowerPrice of [true, false]) {
    // €200 from the card, and the rest by transfer.
    const { status, body } = await press(450, { lowerPrice })
    expect({ status, body }).toMatchObject({ status: 201, body: { payment: { state: 'initiated' } } })
    expect(body.payment.undoUntil).not.toBeNull()
    app.clock.advance({ milliseconds: 14_000 })
    await runDueJobs(app.deps)
    expect(await admin.post(`/api/admin/payments/${body.payment.id}/receive`)).toMatchObject({ status: 409 })
    expect(await undo(body.payment.id)).toMatchObject({ status: 200, body: { state: 'rejected' } })
    // A second click changes nothing.
    expect(await undo(body.payment.id)).toMatchObject({ status: 200 })
    await issueDueDocuments(app)
    await runDueJobs(app.deps)
    expect(await bookingOf(guest)).toEqual(before)
  }
  expect(asked).toEqual([])
  expect(await app.db.$count(mails)).toBe(told)
  expect(await app.db.$count(documents, eq(documents.kind, 'credit_note'))).toBe(0)
})

test(
  'a refund goes out once with its email after 15 seconds, and undoing it is refused with the reason',
  { tags: 'postgres' },
  async () => {
    const { app, guest, press, undo } = await start()
    await payByCard(guest, 'deposit')
    const { body } = await press(100)
    app.clock.advance({ milliseconds: 15_000 })
    // The time decides, whether the due jobs have run or not.
    const late = await undo(body.payment.id)
    expect(late.status).toBe(409)
    expect(late.body.detail).toContain('undo a refund for 15 seconds')
    await Promise.all([runDueJobs(app.deps), runDueJobs(app.deps)])
    expect(await undo(body.payment.id)).toMatchObject({ status: 409 })
    expect(await app.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 100_00 }])
    expect(await app.db.$count(mails, eq(mails.template, 'refund-made'))).toBe(1)
  },
)

test('a cancellation in these seconds is recalculated when the refund is undone', async () => {
  const { app, guest, press, undo } = await start()
  await payByCard(guest, 'deposit')
  const { body } = await press(50)
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  expect(await undo(body.payment.id)).toMatchObject({ status: 200 })
  await issueDueDocuments(app)
  await runDueJobs(app.deps)
  const sent = await app.db.select().from(sandboxRefunds)
  expect(sent.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(200_00)
  expect(await app.db.$count(mails, eq(mails.template, 'booking-cancelled'))).toBe(1)
  expect(await app.db.$count(mails, eq(mails.template, 'refund-made'))).toBe(0)
})
