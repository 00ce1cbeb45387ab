import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CancellationPreview } from '#domain/contract/api-contract.ts'
import { mails, payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
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
  type Guest,
} from '#test/guests.ts'
import { keepReportedPlaces } from './expire-bookings.ts'

interface Cancelled {
  message: string
  refund: CancellationPreview['refund']
}

function cancel({ visitor, lead }: Guest) {
  return visitor.delete<Cancelled>(`/api/cancel-booking/${lead.id}`)
}

/** Books the December retreat: cancelling after 48 hours still refunds all but the deposit. */
const DECEMBER = 'Dec 5–12, 2025'

async function refunds({ db }: TestApp) {
  const rows = await db.select().from(payments).where(eq(payments.kind, 'refund')).orderBy(payments.createdAt)
  return rows.map(({ amountCents, method, state }) => ({ euros: amountCents / 100, method, state }))
}

/** The operator marks every reported transfer as received or as not received. */
async function decide(app: TestApp, decision: 'receive' | 'reject') {
  const admin = await operator(app)
  const reported = await app.db.select().from(payments).where(eq(payments.state, 'reported'))
  for (const { id } of reported) {
    expect(await admin.post(`/api/admin/payments/${id}/${decision}`)).toMatchObject({ status: 200 })
  }
}

async function mailTo(app: TestApp, { lead }: Guest, template: string): Promise<string> {
  const where = and(eq(mails.bookingId, lead.id), eq(mails.template, template))
  const sent = await app.db.select().from(mails).where(where).orderBy(mails.createdAt)
  return sent
    .map(({ subject, text }) => `${subject}\n${text}`)
    .join('\n')
    .replaceAll(/\s+/g, ' ')
}

test('a reported deposit is not refunded from a balance paid by card', async () => {
  const { app, guest } = await appWithGuest({ selectedDate: DECEMBER, selectedRoom: 'private' })
  await reportTransfer(guest, 'deposit')
  await payByCard(guest, 'balance')
  app.clock.advance({ hours: 49 })
  const preview = await guest.visitor.get<CancellationPreview>(`/api/cancel-booking/${guest.lead.id}`)
  expect(preview.body.refund).toEqual({ amount: 730, rule: '45_days_or_more' })
  expect(preview.body.steps.map(({ amount, ifArrives }) => [amount, ifArrives])).toEqual([
    [930, 200],
    [730, 200],
    [365, 100],
    [0, 0],
  ])
  expect((await cancel(guest)).body.refund).toEqual({
    amount: 730,
    rule: '45_days_or_more',
  })
  expect(await refunds(app)).toEqual([{ euros: 730, method: 'card', state: 'refunded' }])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200, amountReported: 200 })
})

test('a transfer that arrives after the cancellation is refunded by its rule, and guest and operator are told', async () => {
  const { app, guest } = await appWithGuest({ selectedDate: DECEMBER, selectedRoom: 'private' })
  await reportTransfer(guest, 'deposit')
  app.clock.advance({ minutes: 1 })
  await payByCard(guest, 'balance')
  app.clock.advance({ hours: 49 })
  await cancel(guest)
  // A cancellation on this day would refund nothing.
  app.clock.set('2025-11-20T09:00:00Z')
  await decide(app, 'receive')
  expect(await refunds(app)).toEqual([
    { euros: 730, method: 'card', state: 'refunded' },
    { euros: 200, method: 'bank_transfer', state: 'initiated' },
  ])
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 400, amountReported: 0 })
  await issueDueDocuments(app)
  const mail = await mailTo(app, guest, 'payment-refunded')
  expect(mail).toContain('after your booking had been cancelled')
  expect(mail).toContain('We’ll send it by bank transfer')
  expect(await mailTo(app, guest, 'operator-payment-refunded')).toContain('the booking had been cancelled')
})

test('a transfer marked as received by mistake after a cancellation has sent no money when it is undone', async () => {
  const { app, guest } = await appWithGuest({ selectedDate: DECEMBER, selectedRoom: 'private' })
  await reportTransfer(guest, 'deposit')
  app.clock.advance({ minutes: 1 })
  await payByCard(guest, 'balance')
  app.clock.advance({ hours: 49 })
  await cancel(guest)
  await decide(app, 'receive')
  await runDueJobs(app.deps)
  const isTransfer = and(eq(payments.bookingId, guest.lead.id), eq(payments.kind, 'deposit'))
  const [transfer] = await app.db.select().from(payments).where(isTransfer)
  const admin = await operator(app)
  expect(await admin.post(`/api/admin/payments/${transfer?.id}/undo`)).toMatchObject({
    status: 200,
    body: { state: 'reported' },
  })
  await runDueJobs(app.deps)
  const sent = (await refunds(app)).filter(({ state }) => state !== 'rejected')
  expect(sent).toEqual([{ euros: 730, method: 'card', state: 'refunded' }])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200, amountReported: 200 })
})

test('cancelling with only a reported transfer refunds nothing now, and all of it once it arrives', async () => {
  const { app, guest } = await appWithGuest({ selectedDate: DECEMBER })
  await reportTransfer(guest, 'full')
  expect(await cancel(guest)).toMatchObject({
    status: 200,
    body: {
      refund: { amount: 0, rule: 'within_48_hours' },
      message:
        'You’ve cancelled your booking. Your transfer of €950 hasn’t reached us. If it arrives, we’ll refund it.',
    },
  })
  expect(await refunds(app)).toEqual([])
  expect(await mailTo(app, guest, 'booking-cancelled')).toContain('If it arrives, we’ll refund it.')
  await decide(app, 'receive')
  expect(await refunds(app)).toEqual([{ euros: 950, method: 'bank_transfer', state: 'initiated' }])
})

test.each([
  ['41 days', '2025-10-25T08:00:00Z', 'we’ll refund €375 of it under the cancellation terms.'],
  ['20 days', '2025-11-15T08:00:00Z', 'the cancellation terms give no refund of it.'],
])('cancelling %s before says what a transfer on its way would bring back', async (_, now, refund) => {
  const app = await createTestApp({ now })
  await keepDatesOpen(app)
  const guest = await guestWithBooking(app, { selectedDate: DECEMBER })
  await reportTransfer(guest, 'full')
  await confirmAddress(app, guest.lead.email ?? '')
  await keepReportedPlaces(app.deps)
  app.clock.advance({ hours: 49 })
  const { message } = (await cancel(guest)).body
  expect(message).toContain(`Your transfer of €950 hasn’t reached us. If it arrives, ${refund}`)
})

test('a reported transfer that never arrives for a cancelled booking is not refunded', async () => {
  const { app, guest } = await appWithGuest({ selectedDate: DECEMBER })
  await reportTransfer(guest, 'full')
  await cancel(guest)
  await decide(app, 'reject')
  expect(await refunds(app)).toEqual([])
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0, amountReported: 0 })
})

test('a card payment beside a reported transfer does not confirm the booking until the transfer arrives', async () => {
  const { app, guest } = await appWithGuest({ selectedDate: DECEMBER })
  await reportTransfer(guest, 'full')
  expect(await mailTo(app, guest, 'transfer-reported')).toContain('Once it arrives, everything is paid')
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'private' })
  await order(guest)
  await payByCard(guest, 'balance')
  expect(await bookingOf(guest)).toMatchObject({
    status: 'booking_submitted',
    paymentStatus: 'fully_paid',
    amountPaid: 180,
    amountReported: 950,
  })
  const mail = await mailTo(app, guest, 'payment-received')
  expect(mail).toContain('Once your €950 transfer arrives, there’s nothing left to pay.')
  expect(mail).not.toContain('is confirmed. ')
  await decide(app, 'receive')
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 1130 })
  await issueDueDocuments(app)
  expect(await mailTo(app, guest, 'transfer-received')).toContain(
    'is confirmed. There’s nothing left to pay.',
  )
})

test('a price reduction is refunded only once the reported transfer arrives', async () => {
  const { app, guest } = await appWithGuest({ selectedDate: DECEMBER, selectedRoom: 'private' })
  await reportTransfer(guest, 'full')
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'shared' })
  expect(await refunds(app)).toEqual([])
  await decide(app, 'receive')
  expect(await refunds(app)).toEqual([{ euros: 180, method: 'bank_transfer', state: 'initiated' }])
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', balanceDue: 0 })
})
