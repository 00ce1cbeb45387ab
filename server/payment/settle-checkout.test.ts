import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { expireBookings } from '#server/booking/expire-bookings.ts'
import { checkoutSessions, mails, payments, retreats, sandboxRefunds } from '#server/db/schema.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  guestWithBooking,
  operator,
  payByCard,
  reportTransfer,
  startCheckout,
  type Guest,
  ledgerOf,
} from '#test/guests.ts'
import { changeTruth, payAtProvider, sendEvent } from '#test/provider-events.ts'

async function mailsOf({ db }: TestApp, { lead }: Guest): Promise<string[]> {
  const rows = await db.select({ template: mails.template }).from(mails).where(eq(mails.bookingId, lead.id))
  const templates = rows.map(({ template }) => template)
  return templates
    .filter((template) => template !== 'booking-received' && template !== 'order-placed')
    .toSorted()
}

function verify({ visitor }: Guest, sessionId: string) {
  return visitor.get<{ session: Record<string, unknown> }>(`/api/verify-session/${sessionId}`)
}

/** A deposit paid on the provider's page, before the server has heard of it. */
async function paidUnheard(app: TestApp, guest: Guest): Promise<string> {
  const { body } = await startCheckout(guest, 'deposit')
  await payAtProvider(app, body.id)
  return body.id
}

/** The same for a booking that has since expired. */
async function paidTooLate(app: TestApp, guest: Guest): Promise<string> {
  const { body } = await startCheckout(guest, 'deposit')
  app.clock.advance({ hours: 48 })
  expect(await expireBookings(app.deps)).toBe(1)
  await payAtProvider(app, body.id)
  return body.id
}

async function fillOctober(app: TestApp, count: number) {
  for (let guest = 0; guest < count; guest++) {
    expect(await app.newVisitor().post('/api/submit-booking', kiterForm())).toMatchObject({ status: 201 })
  }
}

test('the success page records a paid session that no event has reported', async () => {
  const { app, guest } = await appWithGuest()
  const id = await paidUnheard(app, guest)
  expect((await verify(guest, id)).body.session).toMatchObject({ payment_status: 'paid' })
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid' })
})

test('an event about an unpaid page changes nothing', async () => {
  const { app, guest } = await appWithGuest()
  const { body } = await startCheckout(guest, 'full')
  expect(await sendEvent(app, body.id)).toBe(200)
  expect((await verify(guest, body.id)).body.session).toMatchObject({
    payment_status: 'unpaid',
    amount_total: 950,
  })
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'pending', amountPaid: 0 })
})

test('an event about another shop’s checkout is accepted and ignored', async () => {
  const app = await createTestApp()
  expect(await sendEvent(app, 'cs_test_of_another_shop')).toBe(200)
  expect(await app.db.select().from(payments)).toHaveLength(2)
})

test('a deposit and then the balance add up to full payment', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'deposit')
  await payByCard(guest, 'balance')
  expect(await ledgerOf(app, guest)).toMatchObject([
    { kind: 'balance', amountCents: 930_00 },
    { kind: 'deposit', amountCents: 200_00 },
  ])
  expect(await bookingOf(guest)).toMatchObject({
    paymentStatus: 'fully_paid',
    amountPaid: 1130,
    balanceDue: 0,
  })
  expect(await mailsOf(app, guest)).toEqual(['payment-received', 'payment-received'])
})

test(
  'a card payment and a transfer received at the same moment both count',
  { tags: 'postgres' },
  async () => {
    const app = await createTestApp()
    const admin = await operator(app)
    const emails = ['one', 'two'].map((name) => `${name}@example.com`)
    const guests = await Promise.all(emails.map((email) => guestWithBooking(app, { email })))
    const balances: string[] = []
    for (const guest of guests) {
      await reportTransfer(guest, 'deposit')
      const { body } = await startCheckout(guest, 'balance')
      await payAtProvider(app, body.id)
      balances.push(body.id)
    }
    const { body } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
    await Promise.all([
      ...balances.map((id) => sendEvent(app, id)),
      ...body.payments.map(({ id }) => admin.post(`/api/admin/payments/${id}/receive`)),
    ])
    for (const guest of guests) {
      expect(await bookingOf(guest)).toMatchObject({
        status: 'payment_confirmed',
        paymentStatus: 'fully_paid',
        amountPaid: 950,
        amountReported: 0,
      })
    }
  },
)

test(
  'one of two late payments for the last free place books again, and the other is refunded',
  { tags: 'postgres' },
  async () => {
    const app = await createTestApp()
    const guests = [await guestWithBooking(app), await guestWithBooking(app, { email: 'lamin@example.com' })]
    const ids: string[] = []
    for (const guest of guests) ids.push((await startCheckout(guest, 'deposit')).body.id)
    app.clock.advance({ hours: 48 })
    expect(await expireBookings(app.deps)).toBe(2)
    await fillOctober(app, 7)
    for (const id of ids) await payAtProvider(app, id)
    await Promise.all(ids.map((id) => sendEvent(app, id)))
    const ends = await Promise.all(guests.map(async (guest) => (await bookingOf(guest)).status))
    expect(ends.toSorted()).toEqual(['expired', 'payment_confirmed'])
    expect(await app.db.select().from(sandboxRefunds)).toHaveLength(1)
  },
)

test('a payment for a booking that its guest has cancelled is refunded in full and does not revive it', async () => {
  const { app, guest } = await appWithGuest()
  const { body } = await startCheckout(guest, 'deposit')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  // Long after the 48 hours: a payment made now is not part of what was cancelled.
  app.clock.advance({ hours: 72 })
  await payAtProvider(app, body.id)
  await sendEvent(app, body.id)
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
  expect(await ledgerOf(app, guest)).toMatchObject([
    { kind: 'deposit', state: 'received', amountCents: 200_00 },
    { kind: 'refund', state: 'refunded', amountCents: 200_00, refundReason: 'paid_after_cancelling' },
  ])
  expect(await mailsOf(app, guest)).toContain('payment-refunded')
})

test('a late payment for a retreat that has begun is refunded, even if a place is free', async () => {
  const { app, guest } = await appWithGuest()
  const id = await paidTooLate(app, guest)
  app.clock.set('2025-10-31T00:00:00Z')
  await sendEvent(app, id)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired' })
  expect(await app.db.select().from(sandboxRefunds)).toHaveLength(1)
})

test('a late payment for a retreat that is no longer on sale does not book it again', async () => {
  const app = await createTestApp()
  const guest = await guestWithBooking(app, companionForm({ email: 'awa@example.com' }))
  const id = await paidTooLate(app, guest)
  await app.db.update(retreats).set({ status: 'closed' })
  await sendEvent(app, id)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired' })
})

test('a payment of what is already paid is refunded, and the booking does not change', async () => {
  const { app, guest } = await appWithGuest()
  const old = await startCheckout(guest, 'deposit')
  await payByCard(guest, 'full')
  const before = await bookingOf(guest)
  await payAtProvider(app, old.body.id)
  await sendEvent(app, old.body.id)
  expect(await bookingOf(guest)).toEqual(before)
  expect(await ledgerOf(app, guest)).toMatchObject([
    { kind: 'deposit', state: 'received', amountCents: 200_00 },
    { kind: 'full', state: 'received', amountCents: 950_00 },
    { kind: 'refund', state: 'refunded', amountCents: 200_00 },
  ])
  expect(await mailsOf(app, guest)).toContain('payment-refunded')
})

test('a card payment beside a reported transfer counts at once', async () => {
  const { app, guest } = await appWithGuest()
  const old = await startCheckout(guest, 'full')
  await reportTransfer(guest, 'full')
  await payAtProvider(app, old.body.id)
  await sendEvent(app, old.body.id)
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    paymentStatus: 'fully_paid',
    amountPaid: 950,
    amountReported: 950,
  })
})

test('the excess is refunded if the price has fallen before a payment arrives', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  const { body } = await startCheckout(guest, 'full')
  await guest.visitor.patch<{ lead: Booking }>(`/api/leads/${guest.lead.id}`, { selectedRoom: 'shared' })
  await payAtProvider(app, body.id)
  await sendEvent(app, body.id)
  expect(await ledgerOf(app, guest)).toMatchObject([
    { kind: 'full', amountCents: 1130_00, state: 'received' },
    { kind: 'refund', amountCents: 180_00, state: 'refunded' },
  ])
  expect(await bookingOf(guest)).toMatchObject({
    paymentStatus: 'fully_paid',
    amountPaid: 950,
    balanceDue: 0,
  })
})

test('the rest is left to pay if the price has risen before a payment arrives', async () => {
  const { app, guest } = await appWithGuest()
  const { body } = await startCheckout(guest, 'full')
  await guest.visitor.patch<{ lead: Booking }>(`/api/leads/${guest.lead.id}`, { selectedRoom: 'private' })
  await payAtProvider(app, body.id)
  await sendEvent(app, body.id)
  expect(await bookingOf(guest)).toMatchObject({
    paymentStatus: 'deposit_paid',
    amountPaid: 950,
    balanceDue: 180,
  })
})

test(
  'a checkout for another kind of payment does not pay, and the operator is told once',
  { tags: 'postgres' },
  async () => {
    const { app, guest } = await appWithGuest()
    const id = await paidUnheard(app, guest)
    changeTruth(app, { paymentType: 'full' })
    await Promise.all([sendEvent(app, id), sendEvent(app, id)])
    expect((await verify(guest, id)).body.session).toMatchObject({ payment_status: 'unpaid' })
    expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted', paymentStatus: 'pending' })
    expect(await mailsOf(app, guest)).toEqual(['operator-payment-problem'])
  },
)

test('the operator dismisses a card payment that did not fit, and the guest keeps the place and the time to pay', async () => {
  const { app, guest } = await appWithGuest()
  const id = await paidUnheard(app, guest)
  changeTruth(app, { amountCents: 1_00 })
  await sendEvent(app, id)
  const before = await bookingOf(guest)
  const admin = await operator(app)
  const { body } = await admin.get<{ payments: { id: string }[] }>('/api/admin/payments')
  for (let click = 0; click < 2; click++)
    expect(await admin.post(`/api/admin/payments/${body.payments[0]?.id}/reject`)).toMatchObject({
      status: 200,
      body: { state: 'rejected' },
    })
  expect(await bookingOf(guest)).toEqual(before)
  expect(await mailsOf(app, guest)).toEqual(['operator-payment-problem'])
})

test('one payment at the provider cannot pay two checkouts', async () => {
  const { app, guest } = await appWithGuest()
  const other = await guestWithBooking(app, { email: 'lamin@example.com' })
  const ids = [await paidUnheard(app, guest), await paidUnheard(app, other)]
  changeTruth(app, { paymentReference: 'pi_the_same' })
  for (const id of ids) expect(await sendEvent(app, id)).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid' })
  expect(await bookingOf(other)).toMatchObject({ paymentStatus: 'pending' })
})

test('events are accepted while the provider does not answer, and the success page answers 503', async () => {
  const { app, guest } = await appWithGuest()
  const id = await paidUnheard(app, guest)
  const { gateway } = app.deps
  app.deps.gateway = { ...gateway, fetchCheckout: () => Promise.reject(new Error('ETIMEDOUT')) }
  expect(await sendEvent(app, id)).toBe(200)
  expect(await verify(guest, id)).toMatchObject({ status: 503 })
  app.deps.gateway = gateway
  // Sent again, it counts at once; the due jobs would have handled it too.
  expect(await sendEvent(app, id)).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid' })
  expect(await app.db.select().from(checkoutSessions)).toMatchObject([{ state: 'settled' }])
})
