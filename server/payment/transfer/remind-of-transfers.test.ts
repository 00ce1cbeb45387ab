import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { Availability } from '#domain/place/availability.ts'
import { mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuests,
  appWithGuest,
  bookingOf,
  confirmAddress,
  guestWithBooking,
  operator,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  type Guest,
} from '#test/guests.ts'
import { breakBooking } from '#test/sample-rows.ts'
import type { Visitor } from '#test/visitor.ts'
import { remindOfTransfers } from './remind-of-transfers.ts'

// Far enough ahead that nothing else about the booking is due.
const JANUARY = { selectedDate: 'Jan 9–16, 2026' }

/** A guest who reports a transfer on Monday 1 September. The rows are put back where they were made before. */
function reportedOnMonday(): Promise<{ app: TestApp; guest: Guest }> {
  return appWithGuests('a transfer for January is reported', async (made) => {
    const guest = await guestWithBooking(made, JANUARY)
    await confirmAddress(made, 'awa@example.com')
    expect((await reportTransfer(guest, 'deposit')).status).toBe(200)
    return { guest }
  })
}

/** Runs the due jobs twice at an instant, and returns the emails they queued about this booking. */
async function sweepAt(app: TestApp, { lead }: Guest, instant: string): Promise<string[]> {
  const before = new Set((await mailsAbout(app, lead)).map(({ id }) => id))
  app.clock.set(instant)
  for (const _again of [1, 2]) await runDueJobs(app.deps)
  return (await mailsAbout(app, lead)).filter(({ id }) => !before.has(id)).map(({ template }) => template)
}

function mailsAbout({ db }: TestApp, { id }: Booking) {
  return db.select().from(mails).where(eq(mails.bookingId, id)).orderBy(mails.createdAt)
}

async function kitersOn({ client }: TestApp, label: string): Promise<number | undefined> {
  return (await client.get<Availability>('/api/booking-availability')).body[label]?.kiterBooked
}

async function openLines(admin: Visitor): Promise<LedgerLine[]> {
  return (await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')).body.payments
}

test('row 15: the guest is reminded on working day 3, the operator on day 5, and the place is released after day 7', async () => {
  const { app, guest } = await reportedOnMonday()
  const told = await mailsAbout(app, guest.lead)
  const reported = told.find(({ template }) => template === 'transfer-reported')
  expect(reported?.text).toMatch(/hasn’t\s+arrived\s+by\s+the\s+end\s+of\s+Wed\s+10\s+Sept\s+2025/)

  expect(await sweepAt(app, guest, '2025-09-04T07:59:59.999Z')).toEqual([])
  expect(await sweepAt(app, guest, '2025-09-04T08:00:00Z')).toEqual(['transfer-reminder'])
  expect(await sweepAt(app, guest, '2025-09-08T07:59:59.999Z')).toEqual([])
  expect(await sweepAt(app, guest, '2025-09-08T08:00:00Z')).toEqual(['operator-transfer-overdue'])
  const admin = await operator(app)
  expect(await openLines(admin)).toMatchObject([{ state: 'reported', overdue: true }])

  expect(await sweepAt(app, guest, '2025-09-10T23:59:59.999Z')).toEqual([])
  expect(await kitersOn(app, JANUARY.selectedDate)).toBe(1)
  expect(await sweepAt(app, guest, '2025-09-11T00:00:00Z')).toEqual(['booking-expired'])
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', amountPaid: 0, amountReported: 200 })
  expect(await kitersOn(app, JANUARY.selectedDate)).toBe(0)
  // A transfer that arrives later must still find its booking.
  expect(await openLines(await operator(app))).toMatchObject([
    { leadId: guest.lead.id, state: 'reported', overdue: true },
  ])
})

test('the emails about a late transfer say how long the place is held, and that it was released', async () => {
  const { app, guest } = await reportedOnMonday()
  for (const day of ['04', '08', '11']) await sweepAt(app, guest, `2025-09-${day}T12:00:00Z`)
  const told = new Map((await mailsAbout(app, guest.lead)).map((mail) => [mail.template, mail]))
  expect(told.get('transfer-reminder')).toMatchObject({
    recipient: 'awa@example.com',
    subject: 'Your €200 transfer hasn’t arrived yet',
  })
  expect(told.get('transfer-reminder')?.text).toMatch(/until\s+the\s+end\s+of\s+Wed\s+10\s+Sept\s+2025/)
  expect(told.get('transfer-reminder')?.text).toContain(guest.lead.paymentReferences?.deposit)
  expect(told.get('operator-transfer-overdue')).toMatchObject({
    replyTo: 'awa@example.com',
    subject: 'Not arrived: €200 from Awa Jallow',
  })
  expect(told.get('operator-transfer-overdue')?.text).toMatch(
    /until\s+the\s+end\s+of\s+Wed\s+10\s+Sept\s+2025\s+and\s+then\s+release\s+it/,
  )
  expect(told.get('booking-expired')?.text).toMatch(
    /Your\s+transfer\s+didn’t\s+arrive\s+within\s+7\s+working\s+days.*If\s+your\s+€200\s+transfer\s+still\s+arrives/s,
  )
})

test('all due reminders go out after an outage, but none for a place that is released', async () => {
  const { app, guest } = await reportedOnMonday()
  // Both are of the same instant, so neither comes first.
  expect(new Set(await sweepAt(app, guest, '2025-09-09T12:00:00Z'))).toEqual(
    new Set(['transfer-reminder', 'operator-transfer-overdue']),
  )
  const late = await guestWithBooking(app, { ...JANUARY, email: 'late@example.com' })
  await reportTransfer(late, 'deposit')
  expect(await sweepAt(app, late, '2025-10-20T12:00:00Z')).toEqual(['booking-expired'])
})

test('one failing reminder does not hold up the others', async () => {
  const { app, guest: broken } = await reportedOnMonday()
  await breakBooking(app, broken.lead.id)
  const others = []
  for (const email of ['lamin@example.com', 'bo@example.com']) {
    const guest = await guestWithBooking(app, { ...JANUARY, email })
    await reportTransfer(guest, 'deposit')
    others.push(guest)
  }
  const logged = vi.spyOn(app.deps.log, 'error')
  app.clock.set('2025-09-04T08:00:00Z')
  await remindOfTransfers(app.deps)
  for (const { lead } of others) {
    expect((await mailsAbout(app, lead)).map(({ template }) => template)).toContain('transfer-reminder')
  }
  expect(logged.mock.calls).toMatchObject([
    [{ bookingId: broken.lead.id }, 'a reminder of a late transfer could not be sent yet'],
  ])
})

test('further reports do not extend the hold', async () => {
  const { app, guest } = await reportedOnMonday()
  app.clock.set('2025-09-09T12:00:00Z')
  expect((await guest.visitor.post(`/api/complete-payment/${guest.lead.id}`)).status).toBe(200)
  await sweepAt(app, guest, '2025-09-11T00:00:00Z')
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', amountReported: 950 })
})

test('a paid place is kept despite an overdue report, and the operator is asked to check', async () => {
  const { app, guest } = await appWithGuest(JANUARY)
  await payByCard(guest, 'deposit')
  expect((await guest.visitor.post(`/api/complete-payment/${guest.lead.id}`)).status).toBe(200)
  expect(await sweepAt(app, guest, '2025-09-05T12:00:00Z')).toEqual([])
  expect(await sweepAt(app, guest, '2025-09-20T12:00:00Z')).toEqual(['operator-transfer-overdue'])
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountReported: 750 })
})

test('a transfer marked as received or as not received is no longer asked about', async () => {
  const { app, guest } = await reportedOnMonday()
  const admin = await operator(app)
  const [line] = await openLines(admin)
  await admin.post(`/api/admin/payments/${line?.id}/receive`)
  await issueDueDocuments(app)
  expect(await sweepAt(app, guest, '2025-09-20T12:00:00Z')).toEqual([])
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed' })

  const other = await guestWithBooking(app, { ...JANUARY, email: 'other@example.com' })
  await reportTransfer(other, 'deposit')
  const later = await operator(app)
  const [otherLine] = await openLines(later)
  await later.post(`/api/admin/payments/${otherLine?.id}/reject`)
  // The new 48 hours, and the email when they end.
  expect(await sweepAt(app, other, '2025-09-22T13:00:00Z')).toEqual(['booking-expired'])
})

/** The place of that guest was released. */
async function released() {
  const { app, guest } = await reportedOnMonday()
  await sweepAt(app, guest, '2025-09-11T00:00:00Z')
  const admin = await operator(app)
  return { app, guest, admin, lineId: (await openLines(admin))[0]?.id }
}

test(
  'a transfer that arrives after its place was released books it again if a place is free',
  { tags: 'postgres' },
  async () => {
    const { app, guest, admin, lineId } = await released()
    const answers = await Promise.all([1, 2].map(() => admin.post(`/api/admin/payments/${lineId}/receive`)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { state: 'received' } })
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      paymentStatus: 'deposit_paid',
      amountPaid: 200,
      amountReported: 0,
    })
    expect(await kitersOn(app, JANUARY.selectedDate)).toBe(1)
    await issueDueDocuments(app)
    const told = (await mailsAbout(app, guest.lead)).map(({ template }) => template)
    expect(told.filter((template) => template === 'transfer-received')).toHaveLength(1)
  },
)

test('a transfer that arrives after its place was sold is listed as a refund, and no ninth guest is booked', async () => {
  const { app, guest, admin, lineId } = await released()
  for (let n = 0; n < 8; n++) {
    const email = `guest${n}@example.com`
    expect(
      (await app.newVisitor().post('/api/submit-booking', kiterForm({ ...JANUARY, email }))).status,
    ).toBe(201)
  }
  await admin.post(`/api/admin/payments/${lineId}/receive`)
  await issueDueDocuments(app)
  expect(await kitersOn(app, JANUARY.selectedDate)).toBe(8)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', amountPaid: 200 })
  const [refund, ...others] = await openLines(admin)
  expect(others).toEqual([])
  expect(refund).toMatchObject({ kind: 'refund', method: 'bank_transfer', amount: 200, state: 'initiated' })
  expect((await admin.post(`/api/admin/payments/${refund?.id}/receive`)).status).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 0 })
  const told = (await mailsAbout(app, guest.lead)).map(({ template }) => template)
  expect(told).toEqual(expect.arrayContaining(['payment-refunded', 'operator-payment-refunded']))
})

test('rejecting a transfer after its place was released changes nothing else', async () => {
  const { app, guest, admin, lineId } = await released()
  const before = (await mailsAbout(app, guest.lead)).length
  expect((await admin.post(`/api/admin/payments/${lineId}/reject`)).status).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', amountReported: 0 })
  expect(await mailsAbout(app, guest.lead)).toHaveLength(before)
})

test('a guest who lost a place this way can book again in the same browser', async () => {
  const { guest } = await released()
  const again = await guest.visitor.post<{ lead: Booking }>('/api/submit-booking', kiterForm(JANUARY))
  expect(again.status).toBe(201)
  expect(again.body.lead.id).not.toBe(guest.lead.id)
  expect(again.body.lead.holdExpiresAt).toBe('2025-09-13T00:00:00.000Z')
})
