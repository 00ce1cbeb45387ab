// A reported transfer blocks no way to pay; money that arrives twice is refunded.

import { and, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { bookings, mails, payments } from '#server/db/schema.ts'
import { payLinkToken } from '#server/payment/pay-link.ts'
import { askForAccounts } from '#server/refund/ask-for-account.ts'
import type { TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  clickInSandbox,
  operator,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  startCheckout,
  type Guest,
} from '#test/guests.ts'
import { readAs } from '#test/read-as.ts'

async function tokenOf(app: TestApp, { lead }: Guest): Promise<string> {
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, lead.id))
  if (!booking) throw new Error('there is no booking')
  return payLinkToken(app.deps, booking)
}

/** The operator marks the reported transfer as received. */
async function arrives(app: TestApp, kind: 'deposit' | 'full' | 'balance'): Promise<void> {
  const admin = await operator(app)
  const { body } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  const line = body.payments.find((each) => each.kind === kind && each.state === 'reported')
  expect(await admin.post(`/api/admin/payments/${line?.id}/receive`)).toMatchObject({ status: 200 })
}

async function refundsOf({ db }: TestApp) {
  return db
    .select({ amountCents: payments.amountCents, method: payments.method, reason: payments.refundReason })
    .from(payments)
    .where(and(eq(payments.kind, 'refund'), ne(payments.state, 'rejected')))
}

test.each([
  { kind: 'deposit', amount: 200, left: 750 },
  { kind: 'full', amount: 950, left: 0 },
] as const)(
  'a guest who reported the $kind pays it by card, and the transfer is refunded when it arrives',
  async ({ kind, amount, left }) => {
    const { app, guest } = await appWithGuest()
    await reportTransfer(guest, kind)
    await payByCard(guest, kind)
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      amountPaid: amount,
      amountReported: amount,
      balanceDue: Math.max(0, left - amount),
    })
    // A repeated report from the browser remains one report.
    expect(await reportTransfer(guest, kind)).toMatchObject({ status: 200 })
    expect((await startCheckout(guest, kind)).status).toBe(409)

    await arrives(app, kind)
    await issueDueDocuments(app)
    const back = [{ amountCents: amount * 100, method: 'bank_transfer', reason: 'paid_too_much' }]
    expect(await refundsOf(app)).toEqual(back)
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      amountReported: 0,
      balanceDue: left,
    })
  },
)

test('a reported balance can be paid by card, whole or in part, and is never asked for twice', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  await guest.visitor.post(`/api/complete-payment/${guest.lead.id}`, { amount: 400 })
  // The amount left to pay comes first.
  await payByCard(guest, 'balance')
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 550, amountReported: 400, balanceDue: 0 })
  await payByCard(guest, 'balance', { amount: 100 })
  await payByCard(guest, 'balance')
  expect(await bookingOf(guest)).toMatchObject({
    paymentStatus: 'fully_paid',
    amountPaid: 950,
    balanceDue: 0,
  })
  expect((await startCheckout(guest, 'balance')).status).toBe(409)
  await arrives(app, 'balance')
  expect(await refundsOf(app)).toMatchObject([{ amountCents: 400_00, method: 'bank_transfer' }])
})

test('a deposit that arrives twice counts towards the price if the guest paid only the rest by card', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  await payByCard(guest, 'deposit')
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'payment-received'))
  const told = mail?.text.replaceAll(/\s+/g, ' ')
  expect(told).toMatch(
    /The €550 balance is due .*\. That’s after your €200 transfer, which hasn’t arrived yet\./,
  )
  await payByCard(guest, 'balance')
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 750, amountReported: 200, balanceDue: 0 })
  await arrives(app, 'deposit')
  expect(await refundsOf(app)).toEqual([])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 950, balanceDue: 0 })
})

test('a transfer reported through the payment link leaves link and guest every way to pay by card', async () => {
  const { app, guest } = await appWithGuest()
  const token = await tokenOf(app, guest)
  const stranger = app.newVisitor()
  const report = await stranger.post(`/api/pay/${token}/transfer`, { paymentType: 'full', amount: 950 })
  expect(report.status).toBe(200)
  expect((await startCheckout(guest, 'deposit')).status).toBe(200)
  expect((await startCheckout(guest, 'full')).status).toBe(200)

  expect((await readAs(app, stranger, ({ payLink }) => payLink(token))).status).toBe(200)
  const page = await stranger.post<{ id: string }>(`/api/pay/${token}/checkout`, { paymentType: 'full' })
  expect(page.status).toBe(200)
  await clickInSandbox(stranger, page.body.id, 'pay')
  expect(await bookingOf(guest)).toMatchObject({
    paymentStatus: 'fully_paid',
    amountPaid: 950,
    balanceDue: 0,
  })
  expect((await readAs(app, stranger, ({ payLink }) => payLink(token))).status).toBe(404)

  // The transfer arrives too: it is refunded in full, to an account that the guest is asked for.
  await arrives(app, 'full')
  await issueDueDocuments(app)
  await askForAccounts(app.deps)
  expect(await refundsOf(app)).toEqual([
    { amountCents: 950_00, method: 'bank_transfer', reason: 'paid_too_much' },
  ])
  const asked = await app.db.select().from(mails).where(eq(mails.template, 'refund-account-asked'))
  expect(asked.map(({ recipient }) => recipient)).toEqual(['awa@example.com'])
})

test('a balance reported through the link can be paid by card too, and the transfer is then refunded', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const report = { paymentType: 'balance', amount: 750 }
  const token = await tokenOf(app, guest)
  expect((await app.newVisitor().post(`/api/pay/${token}/transfer`, report)).status).toBe(200)
  expect((await startCheckout(guest, 'balance')).status).toBe(200)
  await payByCard(guest, 'balance')
  await arrives(app, 'balance')
  expect(await refundsOf(app)).toEqual([
    { amountCents: 750_00, method: 'bank_transfer', reason: 'paid_too_much' },
  ])
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'fully_paid', balanceDue: 0 })
})
