import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sumCents } from '#domain/base/money.ts'
import { documentContentSchema, type DocumentContent } from '#domain/document/documents.ts'
import { isRefundToPay, paidCents } from '#domain/payment/ledger.ts'
import { bookings, documentCounters, documents, payments } from '#server/db/schema.ts'
import { loadBooking, lockBookings } from '#server/store/booking-record.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  guestWithBooking,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  startCheckout,
  type Guest,
  receiveReported,
} from '#test/guests.ts'
import { payAtProvider, sendEvent } from '#test/provider-events.ts'
import { SITE } from '#test/site.ts'
import { issueDocuments } from './issue-documents.ts'

const NOVEMBER = 'Nov 7–14, 2025'

function privateRoom(app: TestApp, email = 'awa@example.com') {
  return guestWithBooking(app, { email, selectedRoom: 'private', selectedDate: NOVEMBER })
}

async function issued(app: TestApp): Promise<DocumentContent[]> {
  const rows = await app.db.select().from(documents).orderBy(documents.kind, documents.year, documents.number)
  return rows.map(({ content }) => documentContentSchema.parse(content))
}

/** Returns number, amount and last row of each document. */
async function inShort(app: TestApp): Promise<string[]> {
  return (await issued(app)).map(({ number, line, statement }) => {
    const last = statement.rows.at(-1)
    return `${number} €${line.amountCents / 100}, ${last?.label} €${(last?.amountCents ?? 0) / 100}`
  })
}

async function balanceOnReceipt(app: TestApp): Promise<number> {
  const receipts = (await issued(app)).filter(({ kind }) => kind === 'receipt')
  return (receipts.at(-1)?.statement.rows.at(-1)?.amountCents ?? -1) / 100
}

/** Checks that receipts minus credit notes equal the ledger: received, and neither refunded nor about to be. */
async function expectToAgree(app: TestApp, { lead }: Guest): Promise<void> {
  const record = await loadBooking(app.db, lead.id)
  if (!record) throw new Error('the booking is gone')
  const received = new Set(record.payments.filter(({ state }) => state === 'received').map(({ id }) => id))
  const settled = record.payments.filter(
    ({ id, refundOf }) => received.has(id) || received.has(refundOf ?? ''),
  )
  const sum = (await issued(app)).reduce(
    (total, { kind, line }) => total + (kind === 'receipt' ? line.amountCents : -line.amountCents),
    0,
  )
  expect(sum).toBe(paidCents(settled) - sumCents(settled.filter(isRefundToPay)))
}

function cancel({ visitor, lead }: Guest) {
  return visitor.delete(`/api/cancel-booking/${lead.id}`)
}

async function receiveAll(app: TestApp): Promise<void> {
  await receiveReported(app)
  await issueDueDocuments(app)
}

test('a card payment has a receipt at once, with the amounts of the quote and the dashboard', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  await payByCard(guest, 'deposit')
  const [receipt] = await issued(app)
  expect(receipt).toMatchObject({
    kind: 'receipt',
    number: 'R-2025-0001',
    issuedOn: '2025-09-01',
    guest: { name: 'Awa Jallow', email: 'awa@example.com' },
    booking: { retreat: NOVEMBER, packageName: 'Kiter package', room: 'Private room' },
    payment: { method: 'card', reference: null, on: '2025-09-01' },
    line: { label: 'Deposit', amountCents: 20_000 },
  })
  expect(receipt?.booking.reference).toMatch(/^JALLOW-\w{4}$/)
  expect(await balanceOnReceipt(app)).toBe((await bookingOf(guest)).balanceDue)
  await payByCard(guest, 'balance')
  expect(await balanceOnReceipt(app)).toBe(0)
  await expectToAgree(app, guest)
})

test('a transfer has a receipt once it is received, and not when it is reported', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  await reportTransfer(guest, 'full')
  expect(await issued(app)).toEqual([])
  app.clock.advance({ days: 1 })
  await receiveAll(app)
  const [receipt] = await issued(app)
  const reference = (await bookingOf(guest)).paymentReferences?.full
  expect(receipt?.payment).toEqual({ method: 'bank_transfer', reference, on: '2025-09-02' })
})

test('cancelling makes a credit note for the refund, and none for what is kept', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  await payByCard(guest, 'full')
  app.clock.set('2025-10-01T09:00:00Z')
  await cancel(guest)
  expect(await inShort(app)).toEqual([
    'C-2025-0001 €465, Kept under the cancellation terms €665',
    'R-2025-0001 €1130, Left to pay €0',
  ])
  expect((await issued(app))[0]).toMatchObject({
    corrects: { number: 'R-2025-0001', issuedOn: '2025-09-01' },
    reason: 'The booking was cancelled',
  })
  await expectToAgree(app, guest)
})

test('a deposit that is fully kept has no credit note', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  await payByCard(guest, 'deposit')
  app.clock.set('2025-10-20T09:00:00Z')
  await cancel(guest)
  expect((await issued(app)).map(({ number }) => number)).toEqual(['R-2025-0001'])
})

test('a refund from two payments makes a credit note for each, naming its receipt', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  await payByCard(guest, 'deposit')
  app.clock.advance({ minutes: 1 })
  await payByCard(guest, 'balance')
  await cancel(guest)
  const notes = (await issued(app)).filter(({ kind }) => kind === 'credit_note')
  expect(notes.map(({ corrects, line }) => [corrects?.number, line.amountCents])).toEqual(
    expect.arrayContaining([
      ['R-2025-0002', 93_000],
      ['R-2025-0001', 20_000],
    ]),
  )
  await expectToAgree(app, guest)
})

test('a transfer received after cancelling gets its receipt and credit note then', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  await reportTransfer(guest, 'deposit')
  await cancel(guest)
  expect(await issued(app)).toEqual([])
  await receiveAll(app)
  expect(await inShort(app)).toEqual([
    'C-2025-0001 €200, Left of this payment €0',
    'R-2025-0001 €200, This payment €-200',
  ])
})

test('an edit that makes a paid booking cheaper makes a credit note', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  await payByCard(guest, 'full')
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'shared' })
  expect((await issued(app))[0]).toMatchObject({
    number: 'C-2025-0001',
    line: { amountCents: 18_000 },
    reason: 'The booking was changed, and costs less',
  })
  await expectToAgree(app, guest)
})

test('a late payment without a free place gets receipt and credit note together', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  const { body } = await startCheckout(guest, 'deposit')
  await payAtProvider(app, body.id)
  // The booking expires while the guest is on the card page.
  const expired = { status: 'expired', placeNumber: null, holdExpiresAt: null } as const
  await app.db.update(bookings).set(expired).where(eq(bookings.id, guest.lead.id))
  app.clock.set('2025-11-08T09:00:00Z')
  expect(await sendEvent(app, body.id)).toBe(200)
  expect(await inShort(app)).toEqual([
    'C-2025-0001 €200, Left of this payment €0',
    'R-2025-0001 €200, This payment €-200',
  ])
  expect((await issued(app))[0]?.reason).toBe('The payment came after the place was released')
  await expectToAgree(app, guest)
})

test('a webhook that arrives twenty times makes one receipt', { tags: 'postgres' }, async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  const { body } = await startCheckout(guest, 'deposit')
  await payAtProvider(app, body.id)
  await Promise.all(Array.from({ length: 20 }, () => sendEvent(app, body.id)))
  expect((await issued(app)).map(({ number }) => number)).toEqual(['R-2025-0001'])
})

test(
  'guests who pay at once get consecutive numbers, each a different one',
  { tags: 'postgres' },
  async () => {
    const app = await createTestApp()
    const guests = []
    for (let index = 0; index < 6; index++) guests.push(await privateRoom(app, `guest-${index}@example.com`))
    await Promise.all(guests.map((guest) => payByCard(guest, 'deposit')))
    expect((await issued(app)).map(({ number }) => number)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `R-2025-000${number}`),
    )
  },
)

test('a change that is rolled back releases its document number', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  const pay = (id: string, fails: boolean) =>
    app.db.transaction(async (tx) => {
      await lockBookings(tx, [id])
      const now = app.clock.now()
      await tx.insert(payments).values({
        bookingId: id,
        kind: 'deposit',
        method: 'card',
        amountCents: 20_000,
        state: 'received',
        createdAt: now,
        settledAt: now,
      })
      await issueDocuments(tx, SITE, now, id)
      if (fails) throw new Error('the power fails')
    })
  await expect(pay(guest.lead.id, true)).rejects.toThrow('the power fails')
  expect(await issued(app)).toEqual([])
  expect(await app.db.select().from(documentCounters)).toEqual([])
  await pay(guest.lead.id, false)
  expect((await issued(app)).map(({ number }) => number)).toEqual(['R-2025-0001'])
})

test('document numbers start again with each year in Banjul', async () => {
  const app = await createTestApp({ now: '2025-12-31T23:59:59Z' })
  const old = await guestWithBooking(app, { selectedDate: 'Mar 20–27, 2026' })
  await payByCard(old, 'deposit')
  app.clock.advance({ minutes: 1 })
  await payByCard(old, 'balance')
  expect((await issued(app)).map(({ number }) => number)).toEqual(['R-2025-0001', 'R-2026-0001'])
})

test('a document does not change with the booking, and cannot be changed or deleted', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private', selectedDate: NOVEMBER })
  await payByCard(guest, 'deposit')
  const before = await issued(app)
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { lastName: 'Ceesay', selectedRoom: 'shared' })
  expect(await issued(app)).toEqual(before)
  const refusal = 'a document that was issued is never changed or deleted'
  await expect(app.db.update(documents).set({ number: 7 })).rejects.toHaveProperty('cause.message', refusal)
  await expect(app.db.delete(documents)).rejects.toHaveProperty('cause.message', refusal)
  expect(await issued(app)).toEqual(before)
})
