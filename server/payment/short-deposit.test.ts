import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { expireBookings, remindOfPayment } from '#server/booking/expire-bookings.ts'
import { documents, mails, payments } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  confirmAddress,
  guestWithBooking,
  issueDueDocuments,
  keepDatesOpen,
  operator,
  order,
  payByCard,
  reportTransfer,
} from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'

async function reported(app: TestApp): Promise<LedgerLine> {
  const { body } = await (await operator(app)).get<{ payments: LedgerLine[] }>('/api/admin/payments')
  const line = body.payments.find(({ state }) => state === 'reported')
  if (!line) throw new Error('nothing was reported')
  return line
}

/** A guest who reported the deposit, and a function with which the operator records what arrived. */
async function depositReported() {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  const { id } = await reported(app)
  const receive = async (body: object) =>
    (await operator(app)).post<{ detail: string }>(`/api/admin/payments/${id}/receive`, body)
  return { app, guest, receive }
}

test.each([
  ['a euro', 199],
  ['all that bank fees can be', 195],
  ['an odd amount of cents', 196.37],
])('the operator can confirm a place although %s is missing, which stays due', async (_, amount) => {
  const { app, guest, receive } = await depositReported()
  expect(await reported(app)).toMatchObject({ amount: 200 })
  expect(await receive({ amount, confirm: true })).toMatchObject({
    status: 200,
    body: { state: 'received', amount },
  })
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    paymentStatus: 'deposit_paid',
    amountPaid: amount,
    balanceDue: Math.round((950 - amount) * 100) / 100,
    holdExpiresAt: null,
  })
  await issueDueDocuments(app)
  const [receipt] = await app.db.select().from(documents)
  expect(receipt?.content.line.amountCents).toBe(Math.round(amount * 100))
  // The waiver stays: a later event does not take the place away.
  await guest.visitor.post(`/api/complete-payment/${guest.lead.id}`)
  const { id } = await reported(app)
  await (await operator(app)).post(`/api/admin/payments/${id}/reject`)
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', holdExpiresAt: null })
  await expectInvariants(app.db)
})

test('more than bank fees cannot be waived, and nothing changes', async () => {
  const { app, guest, receive } = await depositReported()
  const answer = await receive({ amount: 194.99, confirm: true })
  expect(answer).toMatchObject({ status: 409 })
  expect(answer.body.detail).toContain('€5.01 of the deposit is missing')
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 0, amountReported: 200 })
  expect(await app.db.select().from(documents)).toEqual([])
})

test('a short deposit without a waiver confirms nothing, and the guest has 48 hours to pay the rest', async () => {
  const { app, guest, receive } = await depositReported()
  expect(await receive({ amount: 199 })).toMatchObject({ status: 200 })
  expect(await bookingOf(guest)).toMatchObject({
    status: 'booking_submitted',
    amountPaid: 199,
    balanceDue: 751,
    holdExpiresAt: '2025-09-03T09:00:00.000Z',
  })
  await issueDueDocuments(app)
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'transfer-received'))
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(`We’re holding your place on .* until ${formatShortDay('2025-09-03')}`),
  )
  await payByCard(guest, 'balance')
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', paymentStatus: 'fully_paid' })
})

test('fees waived for a payment that is reversed are not waived for the next one', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const enter = (body: object) =>
    admin.post<{ payment: LedgerLine }>(`/api/admin/bookings/${guest.lead.id}/payments`, {
      amount: 195,
      receivedOn: '2025-09-01',
      ...body,
    })
  const first = await enter({ method: 'bank_transfer', confirm: true })
  await issueDueDocuments(app)
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed' })
  expect((await admin.post(`/api/admin/payments/${first.body.payment.id}/undo`)).status).toBe(200)
  await enter({ method: 'cash' })
  expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted', amountPaid: 195 })
})

test('the next payment after a short deposit with waived fees does not send the order again', async () => {
  const { app, guest, receive } = await depositReported()
  await receive({ amount: 196, confirm: true })
  await issueDueDocuments(app)
  const more = { amount: 300, method: 'bank_transfer', receivedOn: '2025-09-01' }
  await (await operator(app)).post(`/api/admin/bookings/${guest.lead.id}/payments`, more)
  await issueDueDocuments(app)
  const sent = await app.db
    .select()
    .from(mails)
    .where(eq(mails.template, 'transfer-received'))
    .orderBy(mails.createdAt)
  expect(sent.map(({ files }) => files.filter(({ type }) => type === 'order').length)).toEqual([1, 0])
})

test('impossible amounts are refused', async () => {
  const { receive } = await depositReported()
  for (const amount of [0, -1, 0.001, 1_000_001, '199', null]) {
    expect(await receive({ amount }), String(amount)).toMatchObject({ status: 422 })
  }
})

test('an amount above the reported one counts, and what exceeds the price is refunded', async () => {
  const { app, guest, receive } = await depositReported()
  expect(await receive({ amount: 1000 })).toMatchObject({ status: 200 })
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'fully_paid', balanceDue: 0 })
  const rows = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(rows).toMatchObject([{ amountCents: 50_00, refundReason: 'paid_too_much', state: 'initiated' }])
})

test('a part-paid place is held for 48 hours after a rejected transfer, and then its money is refunded', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'full')
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'private' })
  await order(guest)
  await payByCard(guest, 'balance')
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 180, amountReported: 950, holdExpiresAt: null })
  const { id } = await reported(app)
  await (await operator(app)).post(`/api/admin/payments/${id}/reject`)
  expect(await bookingOf(guest)).toMatchObject({
    status: 'booking_submitted',
    amountPaid: 180,
    holdExpiresAt: '2025-09-03T09:00:00.000Z',
  })
  await expectInvariants(app.db)
  app.clock.advance({ hours: 48 })
  expect(await expireBookings(app.deps)).toBe(1)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', amountPaid: 0, balanceDue: 0 })
  const rows = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(rows).toMatchObject([{ amountCents: 180_00, refundReason: 'hold_ended', state: 'refunded' }])
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'booking-expired'))
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('We’ll refund the €180 you paid')
  await expectInvariants(app.db)
})

test('a reminder counts no money that is being refunded', async () => {
  const { app, guest, receive } = await depositReported()
  await receive({ amount: 120 })
  app.clock.advance({ hours: 49 })
  await expireBookings(app.deps)
  const entry = { amount: 80, method: 'bank_transfer', receivedOn: '2025-09-03' }
  const admin = await operator(app)
  expect((await admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, entry)).status).toBe(201)
  app.clock.advance({ hours: 25 })
  await remindOfPayment(app.deps)
  const [reminder] = await app.db.select().from(mails).where(eq(mails.template, 'payment-reminder'))
  const text = reminder?.text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('we’ve received €80.')
  expect(text).toContain('Left to pay: €870')
})

test('a refund that waits when late money revives a booking goes out once, and takes none of that money', async () => {
  const { app, guest, receive } = await depositReported()
  await receive({ amount: 120 })
  app.clock.advance({ hours: 49 })
  await expireBookings(app.deps)
  const admin = await operator(app)
  const enter = (amount: number) => {
    const entry = { amount, method: 'bank_transfer', receivedOn: '2025-09-03', confirmRepeat: true }
    return admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, entry)
  }
  await enter(80)
  expect(await bookingOf(guest)).toMatchObject({
    status: 'booking_submitted',
    amountPaid: 80,
    balanceDue: 870,
  })
  const [refund, ...others] = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  expect(others).toEqual([])
  expect(refund).toMatchObject({ amountCents: 120_00, refundReason: 'hold_ended', state: 'initiated' })
  expect((await admin.post(`/api/admin/payments/${refund?.id}/receive`, {})).status).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({
    status: 'booking_submitted',
    amountPaid: 80,
    balanceDue: 870,
  })
  await enter(120)
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 200 })
  await issueDueDocuments(app)
  await expectInvariants(app.db)
})

test.each([0, 150])(
  'with €%i paid, a transfer not received once the retreat has begun releases no place and refunds nothing',
  async (paid) => {
    const app = await createTestApp()
    app.clock.set('2025-10-30T09:00:00Z')
    await keepDatesOpen(app)
    const guest = await guestWithBooking(app)
    await confirmAddress(app, 'awa@example.com')
    await reportTransfer(guest, 'deposit')
    const { id } = await reported(app)
    app.clock.set('2025-11-01T09:00:00Z')
    const admin = await operator(app)
    const entry = { amount: paid, method: 'cash', receivedOn: '2025-10-31' }
    if (paid > 0) await admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, entry)
    expect((await admin.post(`/api/admin/payments/${id}/reject`)).status).toBe(200)
    app.clock.advance({ hours: 49 })
    expect(await expireBookings(app.deps)).toBe(0)
    expect(await bookingOf(guest)).toMatchObject({
      status: 'booking_submitted',
      holdExpiresAt: null,
      amountPaid: paid,
      balanceDue: 950 - paid,
    })
    const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'transfer-rejected'))
    expect(mail?.text).not.toContain('release')
    // They know no mail of a payment in cash.
    if (paid === 0) await expectInvariants(app.db)
  },
)
