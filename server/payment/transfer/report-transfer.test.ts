import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { mails } from '#server/db/schema.ts'
import { kiterForm, transferReport } from '#test/booking-forms.ts'
import {
  appWithGuest,
  bookingOf,
  clickInSandbox,
  confirmAddress,
  guestWithBooking,
  operator,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  signUp,
  startCheckout,
  type Guest,
  ledgerOf,
} from '#test/guests.ts'
import { payAtProvider } from '#test/provider-events.ts'

function completePayment({ visitor, lead }: Guest) {
  return visitor.post<{ lead: Booking }>(`/api/complete-payment/${lead.id}`)
}

test('a reported deposit counts, keeps the place, and waits for the operator', async () => {
  const { app, guest } = await appWithGuest()
  await confirmAddress(app, 'awa@example.com')
  expect(await reportTransfer(guest, 'deposit')).toMatchObject({
    status: 200,
    body: {
      lead: {
        id: guest.lead.id,
        status: 'booking_submitted',
        paymentStatus: 'deposit_paid',
        holdExpiresAt: null,
        amountPaid: 0,
        amountReported: 200,
        balanceDue: 750,
      },
    },
  })
  expect(await ledgerOf(app, guest)).toMatchObject([
    {
      kind: 'deposit',
      method: 'bank_transfer',
      amountCents: 200_00,
      state: 'reported',
      referenceText: guest.lead.paymentReferences?.deposit,
    },
  ])
  const sent = await app.db.select().from(mails).where(eq(mails.bookingId, guest.lead.id))
  expect(sent.map(({ template, recipient }) => [template, recipient])).toContainEqual([
    'transfer-reported',
    'awa@example.com',
  ])
})

test('a reported full payment leaves nothing to pay', async () => {
  const { guest } = await appWithGuest({ selectedRoom: 'private' })
  expect((await reportTransfer(guest, 'full')).body.lead).toMatchObject({
    paymentStatus: 'fully_paid',
    amountReported: 1130,
    balanceDue: 0,
  })
})

test('three clicks at once, and a retry later, report one transfer', { tags: 'postgres' }, async () => {
  const { app, guest } = await appWithGuest()
  const answers = await Promise.all([1, 2, 3].map(() => reportTransfer(guest, 'deposit')))
  answers.push(await reportTransfer(guest, 'deposit'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.lead.id))).toEqual(new Set([guest.lead.id]))
  expect(await ledgerOf(app, guest)).toHaveLength(1)
  const sent = await app.db.select().from(mails).where(eq(mails.template, 'transfer-reported'))
  expect(sent).toHaveLength(1)
})

test.each([
  ['a total of our own wish', { totalAmount: 1 }, 'totalAmount'],
  ['another deposit', { depositAmount: 100 }, 'depositAmount'],
  ['no deposit', { depositAmount: null }, 'depositAmount'],
  ['another state', { paymentStatus: 'fully_paid' }, 'paymentStatus'],
  ['somebody else’s reference', { paymentReference: 'KITE-DEPOSIT-2025-JALLOW-XXXX' }, 'paymentReference'],
])(
  'a report with %s is refused with the right amounts, and changes nothing',
  async (_, difference, field) => {
    const { guest } = await appWithGuest({ selectedRoom: 'private' })
    const report = { ...transferReport(guest.lead, 'deposit'), ...difference }
    const answer = await guest.visitor.post<{ detail: string }>('/api/confirm-payment', report)
    expect(answer).toMatchObject({
      status: 409,
      body: { title: 'The amounts do not match this booking', errors: [{ field }] },
    })
    expect(answer.body.detail).toContain('€1,130')
    expect(answer.body.detail).toContain('€200')
    expect(answer.body.detail).toContain(guest.lead.paymentReferences?.deposit)
    expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'pending', amountReported: 0 })
  },
)

test('a report of a full payment that names a deposit is refused', async () => {
  const { guest } = await appWithGuest()
  const report = { ...transferReport(guest.lead, 'full'), depositAmount: 200 }
  expect(await guest.visitor.post('/api/confirm-payment', report)).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'depositAmount' }] },
  })
})

test('role, status and price sent with a report are ignored', async () => {
  const { guest } = await appWithGuest()
  const report = {
    ...transferReport(guest.lead, 'deposit'),
    role: 'admin',
    status: 'payment_confirmed',
    price: 1,
  }
  const answer = await guest.visitor.post('/api/confirm-payment', report)
  expect(answer).toMatchObject({
    status: 200,
    body: { lead: { status: 'booking_submitted', balanceDue: 750 } },
  })
})

test.each([
  ['was entered by mistake and taken back', (id: string) => ({ path: `payments/${id}/undo`, request: {} })],
  [
    'was given back to be paid anew',
    (_: string, leadId: string) => ({
      path: `bookings/${leadId}/refunds`,
      request: { amount: 200, reason: 'Sent from the wrong account' },
    }),
  ],
])('a deposit can be reported again after the previous one %s', async (_, how) => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const { body } = await admin.post<{ payment: { id: string } }>(
    `/api/admin/bookings/${guest.lead.id}/payments`,
    { amount: 200, method: 'bank_transfer', receivedOn: '2025-09-01' },
  )
  await issueDueDocuments(app)
  const { path, request } = how(body.payment.id, guest.lead.id)
  expect((await admin.post(`/api/admin/${path}`, request)).status).toBeLessThan(300)
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'pending', amountReported: 0 })

  for (const _click of [1, 2]) {
    expect(await reportTransfer(guest, 'deposit')).toMatchObject({
      status: 200,
      body: {
        lead: {
          paymentStatus: 'deposit_paid',
          amountReported: 200,
          holdExpiresAt: '2025-09-03T09:00:15.000Z',
        },
      },
    })
  }
  const reported = (await ledgerOf(app, guest)).filter(({ state }) => state === 'reported')
  expect(reported).toMatchObject([{ kind: 'deposit', amountCents: 200_00 }])
})

test('a paid or cancelled booking accepts no report', async () => {
  const { app, guest: paid } = await appWithGuest()
  await payByCard(paid, 'deposit')
  expect(await reportTransfer(paid, 'deposit')).toMatchObject({
    status: 409,
  })
  const cancelled = await guestWithBooking(app, { email: 'lamin@example.com' })
  await cancelled.visitor.delete(`/api/cancel-booking/${cancelled.lead.id}`)
  expect(await reportTransfer(cancelled, 'full')).toMatchObject({
    status: 409,
    body: { detail: 'This booking is cancelled and can’t be paid' },
  })
})

test('a report closes the open card page', async () => {
  const { guest } = await appWithGuest()
  const { body } = await startCheckout(guest, 'deposit')
  await reportTransfer(guest, 'deposit')
  const late = await clickInSandbox(guest.visitor, body.id, 'pay')
  expect(late.headers.get('location')).toBe(`/sandbox/checkout/${body.id}`)
})

test('a card page paid just before counts first, and the report is refused', async () => {
  const { app, guest } = await appWithGuest()
  const { body } = await startCheckout(guest, 'deposit')
  await payAtProvider(app, body.id)
  expect(await reportTransfer(guest, 'deposit')).toMatchObject({ status: 409 })
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    amountPaid: 200,
    amountReported: 0,
  })
})

test('the next form from the same browser makes a new booking after a report', async () => {
  const { guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  const next = await guest.visitor.post<{ lead: Booking }>('/api/submit-booking', kiterForm())
  expect(next.status).toBe(201)
  expect(next.body.lead.id).not.toBe(guest.lead.id)
})

test('the balance can be reported once, after the deposit is paid', async () => {
  const { app, guest } = await appWithGuest()
  expect(await completePayment(guest)).toMatchObject({ status: 409 })
  await payByCard(guest, 'deposit')
  expect(await completePayment(guest)).toMatchObject({
    status: 200,
    body: {
      lead: {
        status: 'payment_confirmed',
        paymentStatus: 'fully_paid',
        amountPaid: 200,
        amountReported: 750,
        balanceDue: 0,
      },
    },
  })
  expect(await completePayment(guest)).toMatchObject({ status: 409 })
  expect(await ledgerOf(app, guest)).toMatchObject([
    { kind: 'balance', amountCents: 750_00, referenceText: guest.lead.paymentReferences?.balance },
    { kind: 'deposit' },
  ])
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'transfer-reported'))
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Your place is confirmed already.')
  expect(mail?.text).not.toContain('wait with your flights')
})

test('a balance that a change of room reopens can be reported again', async () => {
  const { guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  await completePayment(guest)
  await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'private' })
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid', balanceDue: 180 })
  expect((await completePayment(guest)).body.lead).toMatchObject({
    paymentStatus: 'fully_paid',
    amountReported: 930,
    balanceDue: 0,
  })
})

test('three clicks at once report the balance once', { tags: 'postgres' }, async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const answers = await Promise.all([1, 2, 3].map(() => completePayment(guest)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await ledgerOf(app, guest)).toHaveLength(2)
})

test('reporting answers 401 to a visitor and 404 to another account, and changes nothing', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const before = await bookingOf(guest)
  const nobody = { visitor: app.newVisitor(), lead: guest.lead }
  const other = { visitor: await signUp(app, 'other@example.com'), lead: guest.lead }
  for (const call of [completePayment, (caller: Guest) => reportTransfer(caller, 'full')]) {
    expect(await call(nobody)).toMatchObject({ status: 401 })
    expect(await call(other)).toMatchObject({ status: 404 })
    expect(await call({ ...other, lead: { ...guest.lead, id: 'no-id' } })).toMatchObject({ status: 404 })
  }
  expect(await bookingOf(guest)).toEqual(before)
})
