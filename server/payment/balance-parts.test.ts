// Balances paid in parts: online, by transfer, by the guest and through the payment link.

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { documents, mails, payments } from '#server/db/schema.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import type { TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  operator,
  issueDueDocuments,
  payByCard,
  startCheckout,
  type Guest,
} from '#test/guests.ts'
import { payLinkOf } from './pay-link.ts'

/** Pays the €200 deposit; €750 are left. */
async function depositPaid(): Promise<{ app: TestApp; guest: Guest }> {
  const { app, guest } = await appWithGuest({ selectedDate: 'Dec 5–12, 2025' })
  await payByCard(guest, 'deposit')
  return { app, guest }
}

function reportPart({ visitor, lead }: Guest, amount?: unknown) {
  return visitor.post<{ lead: Booking }>(
    `/api/complete-payment/${lead.id}`,
    amount === undefined ? undefined : { amount },
  )
}

async function balanceRows({ db }: TestApp) {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, 'balance')))
    .orderBy(payments.createdAt, payments.id)
}

test('the balance can be paid in parts of at least €50 by any method, and the last part may be smaller', async () => {
  const { app, guest } = await depositPaid()
  await payByCard(guest, 'balance', { amount: 123.45 })
  expect(await bookingOf(guest)).toMatchObject({
    paymentStatus: 'deposit_paid',
    amountPaid: 323.45,
    balanceDue: 626.55,
  })
  app.clock.advance({ minutes: 5 })
  await payByCard(guest, 'balance', { amount: 600, method: 'ideal' })
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid', balanceDue: 26.55 })
  expect(await startCheckout(guest, 'balance', { amount: 20 })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'amount', message: 'Pay the full balance: €26.55' }] },
  })
  app.clock.advance({ minutes: 5 })
  await payByCard(guest, 'balance', { amount: 26.55, method: 'bancontact' })
  expect(await bookingOf(guest)).toMatchObject({
    paymentStatus: 'fully_paid',
    amountPaid: 950,
    balanceDue: 0,
  })
  expect(await balanceRows(app)).toMatchObject([
    { amountCents: 123_45, method: 'card', state: 'received' },
    { amountCents: 600_00, method: 'ideal', state: 'received' },
    { amountCents: 26_55, method: 'bancontact', state: 'received' },
  ])
})

test.each<[number, number, string]>([
  [49.99, 422, 'Enter €50 or more'],
  [750.01, 409, 'Enter no more than €750, your full balance'],
])('a part of €%s is refused by card and by transfer: %i', async (amount, status, message) => {
  const { app, guest } = await depositPaid()
  const refused = { status, body: { errors: [{ field: 'amount', message }] } }
  expect(await startCheckout(guest, 'balance', { amount })).toMatchObject(refused)
  expect(await reportPart(guest, amount)).toMatchObject(refused)
  expect(await balanceRows(app)).toEqual([])
})

test('an amount sent with a deposit is ignored', async () => {
  const { guest } = await appWithGuest()
  await payByCard(guest, 'deposit', { amount: 60 })
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200 })
})

test('another amount closes the open page, and the same amount reuses it', async () => {
  const { guest } = await depositPaid()
  const first = await startCheckout(guest, 'balance', { amount: 100 })
  expect((await startCheckout(guest, 'balance', { amount: 100 })).body.id).toBe(first.body.id)
  const other = await startCheckout(guest, 'balance', { amount: 150 })
  expect(other.body.id).not.toBe(first.body.id)
  const closed = await guest.visitor.get<string>(new URL(first.body.url).pathname)
  expect(closed.body).toContain('This payment page is closed')
})

test('a part reported twice within an hour counts once, and parts by transfer add up to the balance', async () => {
  const { app, guest } = await depositPaid()
  expect((await reportPart(guest, 300)).body.lead).toMatchObject({ amountReported: 300, balanceDue: 450 })
  // A second click. An hour later it counts as another part of the same amount.
  expect((await reportPart(guest, 300)).body.lead).toMatchObject({ amountReported: 300 })
  app.clock.advance({ minutes: 61 })
  expect((await reportPart(guest, 300)).body.lead).toMatchObject({ amountReported: 600, balanceDue: 150 })
  expect((await reportPart(guest)).body.lead).toMatchObject({ amountReported: 750, balanceDue: 0 })
  expect(await reportPart(guest, 50)).toMatchObject({ status: 409 })
  const admin = await operator(app)
  for (const { id } of await balanceRows(app)) await admin.post(`/api/admin/payments/${id}/receive`)
  await issueDueDocuments(app)
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'fully_paid', amountPaid: 950 })
})

test('the QR code of a part carries its amount, before and after it is reported', async () => {
  const { guest } = await depositPaid()
  const code = async (query: string) =>
    (
      await guest.visitor.get<{ payload: string }>(
        `/api/transfer-code/${guest.lead.id}?paymentType=balance${query}`,
      )
    ).body.payload
  expect(await code('&amount=120.5')).toContain('EUR120.5')
  expect(await code('')).toContain('EUR750')
  await reportPart(guest, 120.5)
  expect(await code('&amount=120.5')).toContain('EUR120.5')
})

test('the payment link accepts parts too', async () => {
  const { app, guest } = await depositPaid()
  const record = await loadBooking(app.db, guest.lead.id)
  const token = (record && payLinkOf(app.deps, record))?.split('/').at(-1)
  const friend = app.newVisitor()
  const report = (amount: number) =>
    friend.post(`/api/pay/${token}/transfer`, { paymentType: 'balance', amount })
  expect(await report(49)).toMatchObject({ status: 422 })
  expect(await report(751)).toMatchObject({ status: 409 })
  expect(await report(250)).toMatchObject({ status: 200, body: { booking: { balanceDue: 500 } } })
  const wish = { paymentType: 'balance', method: 'bancontact', amount: 100 }
  expect(await friend.post(`/api/pay/${token}/checkout`, wish)).toMatchObject({ status: 200 })
})

test('receipts and emails call a part a part of the balance, and say what is left', async () => {
  const { app, guest } = await depositPaid()
  await payByCard(guest, 'balance', { amount: 250 })
  app.clock.advance({ minutes: 5 })
  await payByCard(guest, 'balance')
  const rows = await app.db.select().from(documents).orderBy(documents.number)
  expect(rows.map(({ content }) => content.line.label)).toEqual([
    'Deposit',
    'Part of the balance',
    'Balance, final part',
  ])
  expect(rows[1]?.content.statement.rows.at(-1)?.amountCents).toBe(500_00)
  const [part] = await app.db
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.template, 'payment-received'),
        eq(mails.subject, 'Payment received: €250, Dec 5–12, 2025'),
      ),
    )
  expect(part?.text).toMatch(/Part of the balance\W+€250/)
})
