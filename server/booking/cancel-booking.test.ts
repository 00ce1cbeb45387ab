import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import { sumCents } from '#domain/base/money.ts'
import type { CancellationPreview } from '#domain/contract/api-contract.ts'
import type { Availability } from '#domain/place/availability.ts'
import { mails, payments, sandboxCheckouts, sandboxRefunds } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuests,
  appWithGuest,
  bookingOf,
  clickInSandbox,
  guestWithBooking,
  keepDatesOpen,
  payByCard,
  receiveReported,
  reportTransfer,
  signUp,
  startCheckout,
  type Guest,
} from '#test/guests.ts'
import { payAtProvider } from '#test/provider-events.ts'
import { expireBookings } from './expire-bookings.ts'

interface Cancelled {
  message: string
  refund: CancellationPreview['refund']
}

function cancel({ visitor, lead }: Guest) {
  return visitor.delete<Cancelled>(`/api/cancel-booking/${lead.id}`)
}

function preview({ visitor, lead }: Guest) {
  return visitor.get<CancellationPreview>(`/api/cancel-booking/${lead.id}`)
}

async function kitersBooked(app: TestApp): Promise<number | undefined> {
  const { body } = await app.client.get<Availability>('/api/booking-availability')
  return body['Dec 5–12, 2025']?.kiterBooked
}

/** Returns the ledger's refunds, largest first. */
async function refunds({ db }: TestApp) {
  const rows = await db.select().from(payments).where(eq(payments.kind, 'refund'))
  return rows.toSorted((a, b) => b.amountCents - a.amountCents)
}

/** Books a private room on the December retreat (€1,130) and pays it in full by card on 1 September. */
function paidInFull(): Promise<{ app: TestApp; guest: Guest }> {
  return appWithGuests('a private room paid in two parts', async (made) => {
    const guest = await guestWithBooking(made, {
      selectedDate: 'Dec 5–12, 2025',
      selectedRoom: 'private',
    })
    made.clock.advance({ minutes: 5 })
    await payByCard(guest, 'deposit')
    made.clock.advance({ minutes: 5 })
    await payByCard(guest, 'balance')
    return { guest }
  })
}

/** All of them are listed, past ones included. */
const STEPS = ['everything', 'all_but_deposit', 'half', 'nothing'].map((kind) => ({ kind }))

// The rule and its boundaries: domain/refund/cancellation.test.ts.
test.each([
  ['1 ms after 48 hours', '2025-09-03T09:00:00.001Z', '45_days_or_more', 930, '2025-10-22T00:00:00.000Z'],
  ['29 days before', '2025-11-06T00:00:00.000Z', 'under_30_days', 0, null],
])('cancelling %s shows and refunds what the terms say', async (_, now, rule, amount, nextChangeAt) => {
  const { app, guest } = await paidInFull()
  app.clock.set(now)
  expect(await preview(guest)).toMatchObject({
    status: 200,
    body: { refund: { amount, rule }, nextChangeAt, steps: STEPS },
  })
  const cancelled = await cancel(guest)
  expect(cancelled).toMatchObject({ status: 200, body: { refund: { amount, rule } } })
  const back = sumCents(await refunds(app))
  expect(back).toBe(amount * 100)
  expect((await bookingOf(guest)).amountPaid).toBe(1130 - amount)
})

test('cancelling releases the place, answer and email name the refund, and each payment is refunded, the latest first', async () => {
  const { app, guest } = await paidInFull()
  expect(await kitersBooked(app)).toBe(3)
  expect((await cancel(guest)).body.message).toBe(
    `You’ve cancelled your booking. We’ve sent €1,130 to your card. It can take until ${formatDay('2025-09-15')}.`,
  )
  expect(await kitersBooked(app)).toBe(2)
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0, balanceDue: 0 })
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'booking-cancelled'))
  expect(mail).toMatchObject({ recipient: 'awa@example.com' })
  expect(mail?.text).toContain('€1,130')
  const rows = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id
  expect(await refunds(app)).toMatchObject([
    { amountCents: 930_00, refundOf: idOf('balance'), state: 'refunded', method: 'card' },
    { amountCents: 200_00, refundOf: idOf('deposit'), state: 'refunded', method: 'card' },
  ])
  expect(await app.db.select().from(sandboxRefunds)).toHaveLength(2)
})

test('refunding half of the balance takes one refund', async () => {
  const { app, guest } = await paidInFull()
  app.clock.set('2025-10-25T12:00:00Z')
  await cancel(guest)
  expect(await refunds(app)).toMatchObject([{ amountCents: 465_00 }])
})

test('a card payment is refunded at once, and a transfer waits for the operator', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.advance({ minutes: 1 })
  await guest.visitor.post(`/api/complete-payment/${guest.lead.id}`)
  await receiveReported(app)
  expect((await preview(guest)).body.refund).toEqual({
    amount: 950,
    rule: 'within_48_hours',
  })
  await cancel(guest)
  expect(await refunds(app)).toMatchObject([
    { amountCents: 750_00, method: 'bank_transfer', state: 'initiated' },
    { amountCents: 200_00, method: 'card', state: 'refunded' },
  ])
})

test('cancelling an unpaid booking refunds nothing', async () => {
  const { guest } = await appWithGuest()
  expect(await cancel(guest)).toMatchObject({
    status: 200,
    body: {
      message: 'You’ve cancelled your booking. You hadn’t paid anything, so there’s nothing to refund.',
      refund: { amount: 0, rule: 'within_48_hours' },
    },
  })
})

test('the cancellation message names the deposit that the terms do not refund', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.set('2025-09-20T09:00:00Z')
  expect((await cancel(guest)).body).toMatchObject({
    message:
      'You’ve cancelled your booking. Under the cancellation terms, there’s no refund of the €200 you paid.',
    refund: { amount: 0 },
  })
})

test(
  'three cancellations at once release the place and refund once, and two of them are refused',
  { tags: 'postgres' },
  async () => {
    const { app, guest } = await paidInFull()
    const answers = await Promise.all([cancel(guest), cancel(guest), cancel(guest)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await kitersBooked(app)).toBe(2)
    expect(await refunds(app)).toHaveLength(2)
    expect(await app.db.select().from(mails).where(eq(mails.template, 'booking-cancelled'))).toHaveLength(1)
  },
)

test(
  'a cancellation that races with expiry has one outcome and releases the place once',
  { tags: 'postgres' },
  async () => {
    const { app, guest } = await appWithGuest({ selectedDate: 'Dec 5–12, 2025' })
    app.clock.advance({ hours: 48 })
    const [cancelled, expired] = await Promise.all([cancel(guest), expireBookings(app.deps)])
    const { status } = await bookingOf(guest)
    expect({ status, answer: cancelled.status, expired }).toEqual(
      expired === 1
        ? { status: 'expired', answer: 409, expired }
        : { status: 'cancelled', answer: 200, expired: 0 },
    )
    expect(await kitersBooked(app)).toBe(2)
  },
)

test('cancelling closes the open card page', async () => {
  const { guest } = await appWithGuest()
  const { body } = await startCheckout(guest, 'full')
  await cancel(guest)
  const late = await clickInSandbox(guest.visitor, body.id, 'pay')
  expect(late.headers.get('location')).toBe(`/sandbox/checkout/${body.id}`)
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
})

test('a card page opened during the cancellation is closed too', async () => {
  const { app, guest } = await appWithGuest()
  const { db } = app.deps
  const transaction = db.transaction.bind(db)
  const cancelling = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    await startCheckout(guest, 'full')
    return transaction(work)
  })
  expect(await cancel(guest)).toMatchObject({ status: 200 })
  cancelling.mockRestore()
  expect(await db.select().from(sandboxCheckouts)).toMatchObject([{ status: 'expired' }])
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled' })
})

test('a payment made on the card page just before the cancellation is refunded too', async () => {
  const { app, guest } = await appWithGuest()
  const { body } = await startCheckout(guest, 'full')
  await payAtProvider(app, body.id)
  expect((await cancel(guest)).body.refund).toEqual({
    amount: 950,
    rule: 'within_48_hours',
  })
  expect(await app.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 950_00 }])
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
})

test('nothing is cancelled while the provider cannot close the card page', async () => {
  const { app, guest } = await appWithGuest()
  await startCheckout(guest, 'full')
  const { gateway } = app.deps
  app.deps.gateway = { ...gateway, closeCheckout: () => Promise.reject(new Error('ETIMEDOUT')) }
  expect(await cancel(guest)).toMatchObject({ status: 503 })
  expect(await bookingOf(guest)).toEqual(guest.lead)
})

test('a cancellation does not refund again what an edit already refunded', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await reportTransfer(guest, 'full')
  await receiveReported(app)
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'shared' })
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { phone: '+32 470 99 99 99' })
  expect((await cancel(guest)).body.refund.amount).toBe(950)
  expect(await refunds(app)).toMatchObject([{ amountCents: 950_00 }, { amountCents: 180_00 }])
})

test('previewing and cancelling answer 401 to a visitor and 404 to another account, and change nothing', async () => {
  const { app, guest } = await paidInFull()
  const nobody = { visitor: app.newVisitor(), lead: guest.lead }
  const other = { visitor: await signUp(app, 'other@example.com'), lead: guest.lead }
  for (const call of [preview, cancel]) {
    expect(await call(nobody)).toMatchObject({ status: 401 })
    expect(await call(other)).toMatchObject({ status: 404 })
    expect(await call({ ...other, lead: { ...guest.lead, id: 'no-id' } })).toMatchObject({ status: 404 })
  }
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 1130 })
})

test('a cancelled booking has no cancellation preview', async () => {
  const { guest } = await appWithGuest()
  await cancel(guest)
  expect(await preview(guest)).toMatchObject({
    status: 409,
    body: { detail: 'This booking is already cancelled' },
  })
})

test.each(['under 48 hours before', 'long before'])(
  'a guest who booked %s cannot cancel once the retreat has begun',
  async (booked) => {
    const app = await createTestApp({
      now: booked === 'long before' ? '2025-09-01T09:00:00Z' : '2025-10-30T22:00:00Z',
    })
    await keepDatesOpen(app)
    const guest = await guestWithBooking(app)
    await payByCard(guest, 'full')
    app.clock.set('2025-10-30T23:59:59.999Z')
    const { body, status } = await preview(guest)
    expect({ status, next: body.nextChangeAt }).toEqual({
      status: 200,
      next: booked === 'long before' ? null : '2025-10-31T00:00:00.000Z',
    })
    for (const now of ['2025-10-31T00:00:00Z', '2025-11-01T12:00:00Z']) {
      app.clock.set(now)
      for (const call of [preview, cancel]) {
        expect(await call(guest)).toMatchObject({
          status: 409,
          body: {
            type: 'urn:problem:retreat-started',
            detail: 'Your retreat has begun. Please speak to us.',
          },
        })
      }
    }
    expect(await refunds(app)).toEqual([])
    expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 950 })
  },
)
