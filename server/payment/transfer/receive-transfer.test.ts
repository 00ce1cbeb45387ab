// A transfer that one guest reported for three, of which another amount arrived.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { GuestPage, LedgerLine } from '#domain/contract/api-contract.ts'
import { bookings, payments } from '#server/db/schema.ts'
import { transferReport } from '#test/booking-forms.ts'
import { appWithGroup, BEN, type GroupOfGuest } from '#test/groups.ts'
import { operator } from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'

const LEA = { packageType: 'non-kiter', firstName: 'Lea', lastName: 'Maes', selectedRoom: 'shared' }

/** Awa has reported the deposits of three at once. */
async function reportedForThree() {
  const group = await appWithGroup([BEN, LEA])
  const report = { ...transferReport(group.lead, 'deposit'), depositAmount: 600, totalAmount: 2850 }
  expect((await group.visitor.post('/api/confirm-payment', report)).status).toBe(200)
  const admin = await operator(group.app)
  const { body } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  const path = `/api/admin/payments/${body.payments[0]?.id}`
  return { ...group, admin, path }
}

async function ledger({ app, leads }: Pick<GroupOfGuest, 'app' | 'leads'>) {
  const rows = await app.db
    .select()
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .orderBy(bookings.groupNumber, payments.createdAt)
  return leads.map(({ id }) =>
    rows
      .filter((row) => row.bookings.id === id)
      .map((row) => `${row.bookings.status} ${row.payments.amountCents / 100} ${row.payments.state}`),
  )
}

test.each([
  [
    596,
    ['payment_confirmed 200 received', 'payment_confirmed 200 received', 'payment_confirmed 196 received'],
  ],
  [2850, Array.from({ length: 3 }, () => 'payment_confirmed 950 received')],
  [
    1350,
    ['payment_confirmed 950 received', 'payment_confirmed 200 received', 'payment_confirmed 200 received'],
  ],
  [
    400,
    ['payment_confirmed 200 received', 'payment_confirmed 200 received', 'booking_submitted 200 reported'],
  ],
])('€%d of the €600 are shared by all three', async (amount, rows) => {
  const group = await reportedForThree()
  const { admin, path } = group
  const receive = () => admin.post<LedgerLine>(`${path}/receive`, { amount, confirm: true })
  expect(await receive()).toMatchObject({ status: 200, body: { amount, leadId: group.lead.id } })
  expect(await ledger(group)).toEqual(rows.map((row) => [row]))
  await receive()
  expect(await ledger(group)).toEqual(rows.map((row) => [row]))
  expect((await admin.post(`${path}/undo`, { atOnce: true })).status).toBe(200)
  expect(await ledger(group)).toEqual(Array.from({ length: 3 }, () => ['booking_submitted 200 reported']))
  await expectInvariants(group.app.db)
})

test('the desk names the whole transfer, and who gets the emails, on each page of the group', async () => {
  const { admin, leads } = await reportedForThree()
  const pages = await Promise.all(leads.map(({ id }) => admin.get<GuestPage>(`/api/admin/bookings/${id}`)))
  expect(pages.map(({ body }) => [body.mailsGoTo, body.payments[0]?.partOf])).toEqual(
    [
      ['Ben Claes', 'Lea Maes'],
      ['Awa Jallow', 'Lea Maes'],
      ['Awa Jallow', 'Ben Claes'],
    ].map((others) => [
      { name: 'Awa Jallow', email: 'awa@example.com' },
      { amount: 600, others },
    ]),
  )
})

test('more than all three owe is refused, with what to do instead', async () => {
  const group = await reportedForThree()
  expect(await group.admin.post(`${group.path}/receive`, { amount: 3000 })).toMatchObject({
    status: 409,
    body: {
      detail:
        '€3,000.00 is more than Awa Jallow, Ben Claes and Lea Maes owe together. Record what they owe here, and the rest on the page of the guest it is for.',
    },
  })
  expect(await ledger(group)).toEqual(Array.from({ length: 3 }, () => ['booking_submitted 200 reported']))
})
