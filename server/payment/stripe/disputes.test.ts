// Disputes and cancellations: money taken by the bank is not refunded a second time.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BookingPayment, LedgerLine } from '#domain/contract/api-contract.ts'
import { documents, mails, payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { BEN, groupIn } from '#test/groups.ts'
import { bookingOf, guestWithBooking, operator, reportTransfer, startCheckout } from '#test/guests.ts'
import { mailsNamed } from '#test/mails.ts'
import { openStripe, send } from '#test/payment-providers.ts'
import { deliver } from '#test/provider-events.ts'
import type { StripeDispute } from '#test/stripe-account.ts'

type Provided = Awaited<ReturnType<typeof openStripe>>
let events = 0

/** Sends each event about a dispute twice, as Stripe may. */
async function tellOf(
  { app, server }: Provided,
  dispute: StripeDispute,
  status: string,
  type = ['won', 'lost'].includes(status) ? 'charge.dispute.closed' : 'charge.dispute.created',
): Promise<void> {
  dispute.status = status
  for (const _ of [1, 2]) {
    const event = { ...server.account.event(type, dispute), id: `evt_${events++}` }
    const { body, signature } = server.sign(event)
    expect(await deliver(app, body, { 'stripe-signature': signature })).toBe(200)
  }
}

/** A booking of the December retreat with deposit and balance paid through Stripe, and helpers for disputes. */
async function paid(stay: Record<string, unknown> = {}) {
  const provided = await openStripe()
  const { app, provider, server } = provided
  const guest = await guestWithBooking(app, { selectedDate: 'Dec 5–12, 2025', ...stay })
  const intents: string[] = []
  for (const kind of ['deposit', 'balance']) {
    const { body } = await startCheckout(guest, kind)
    await provider.pay(body.id)
    expect(await send(provided, body.id)).toBe(200)
    intents.push(server.account.session(body.id).payment_intent ?? '')
    app.clock.advance({ minutes: 1 })
  }
  const [deposit = '', balance = ''] = intents
  const tell = (dispute: StripeDispute, status: string, type?: string) =>
    tellOf(provided, dispute, status, type)
  async function cancel() {
    const { body } = await guest.visitor.delete<{ message: string; refund: { amount: number } }>(
      `/api/cancel-booking/${guest.lead.id}`,
    )
    return body
  }
  /** Returns the refunds with their reason and state, in euros. */
  async function refunds(): Promise<string[]> {
    const rows = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
    return rows
      .map(({ refundReason, amountCents, state }) => `${refundReason} ${amountCents / 100} ${state}`)
      .toSorted()
  }
  /** Returns receipts minus credit notes, in cents. */
  async function documented(): Promise<number> {
    const rows = await app.db.select().from(documents)
    return rows.reduce(
      (sum, { kind, content }) => sum + (kind === 'receipt' ? 1 : -1) * content.line.amountCents,
      0,
    )
  }
  return { ...provided, account: server.account, guest, deposit, balance, tell, cancel, refunds, documented }
}

test('cancelling while the bank holds the money refunds nothing until the dispute is won', async () => {
  const { app, account, guest, deposit, balance, tell, cancel, refunds, documented } = await paid()
  const disputes = [deposit, balance].map((intent) => account.openDispute(intent))
  for (const dispute of disputes) await tell(dispute, 'needs_response')
  const { refund, message } = await cancel()
  expect(refund.amount).toBe(0)
  expect(message).toContain('The bank is holding €950')
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'booking-cancelled'))
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('The bank is holding €950')
  expect(await refunds()).toEqual([])

  for (const dispute of disputes) await tell(dispute, 'won')
  expect(await refunds()).toEqual(['booking_cancelled 200 refunded', 'booking_cancelled 750 refunded'])
  expect(new Set(account.refunds.map(({ amount }) => amount))).toEqual(new Set([200_00, 750_00]))
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
  expect(await documented()).toBe(0)
  expect(await app.db.select().from(mails).where(eq(mails.template, 'refund-made'))).toHaveLength(2)
})

test('cancelling while the bank holds a part refunds the rest, and the part once the dispute is won', async () => {
  const { app, account, guest, deposit, tell, cancel, refunds } = await paid()
  const dispute = account.openDispute(deposit)
  await tell(dispute, 'under_review')
  app.clock.advance({ hours: 49 })
  // All but the deposit is €750; the bank has already taken €200.
  expect((await cancel()).refund.amount).toBe(550)
  await tell(dispute, 'won')
  expect(await refunds()).toEqual(['booking_cancelled 200 refunded', 'booking_cancelled 550 refunded'])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200 })
})

test('the guest sees disputed money wherever it counts as paid, while the bank holds it', async () => {
  const { app, account, guest, deposit, tell } = await paid()
  async function shown(): Promise<number[]> {
    const path = `/api/booking-payments/${guest.lead.id}`
    const { body } = await guest.visitor.get<{ payments: BookingPayment[] }>(path)
    return body.payments.map(({ disputed }) => disputed)
  }
  const { amountDisputed } = await bookingOf(guest)
  expect([amountDisputed, ...(await shown())]).toEqual([0, 0, 0])
  const dispute = account.openDispute(deposit)
  await tell(dispute, 'needs_response')
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 950, amountDisputed: 200, balanceDue: 0 })
  expect(await shown()).toEqual([200, 0])
  // The email with the guide lists what was paid.
  app.clock.set('2025-11-20T09:00:00Z')
  await runDueJobs(app.deps)
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'pre-travel'))
  expect(mail?.text).toMatch(/Held by the bank in a dispute\W+€200/)
  await tell(dispute, 'won')
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 950, amountDisputed: 0 })
})

test('a dispute lost after the cancellation counts as the refund', async () => {
  const { account, guest, deposit, balance, tell, cancel, refunds, documented } = await paid()
  const disputes = [deposit, balance].map((intent) => account.openDispute(intent))
  for (const dispute of disputes) await tell(dispute, 'needs_response')
  await cancel()
  for (const dispute of disputes) await tell(dispute, 'lost')
  expect(await refunds()).toEqual(['dispute_lost 200 refunded', 'dispute_lost 750 refunded'])
  expect(account.refunds).toEqual([])
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
  expect(await documented()).toBe(0)
})

test('a dispute lost once the retreat has begun leaves the place confirmed', async () => {
  const { app, account, guest, deposit, balance, tell, documented } = await paid()
  app.clock.set('2025-12-06T10:00:00Z')
  for (const intent of [deposit, balance]) await tell(account.openDispute(intent), 'lost')
  app.clock.advance({ hours: 49 })
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', holdExpiresAt: null })
  expect(await documented()).toBe(0)
})

test('a dispute stops a waiting refund, and a lost dispute settles it so that nobody pays it twice', async () => {
  const { app, server, account, guest, balance, tell, cancel, refunds, documented } = await paid()
  app.clock.advance({ hours: 49 })
  server.fault = (call) => (call === 'POST /v1/refunds' ? 'error' : undefined)
  expect((await cancel()).refund.amount).toBe(750)
  server.fault = () => undefined
  const dispute = account.openDispute(balance)
  await tell(dispute, 'needs_response')
  app.clock.advance({ hours: 2 })
  await payOutRefunds(app.deps)
  expect(account.refunds).toEqual([])
  const admin = await operator(app)
  const { body } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  const line = body.payments.find(({ kind }) => kind === 'refund')
  expect(line).toMatchObject({ state: 'initiated', disputed: true, byHand: false })
  expect(await admin.post(`/api/admin/payments/${line?.id}/receive`)).toMatchObject({ status: 409 })

  await tell(dispute, 'lost')
  expect(await refunds()).toEqual(['booking_cancelled 750 refunded'])
  await payOutRefunds(app.deps)
  expect(account.refunds).toEqual([])
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 200 })
  expect(await documented()).toBe(200_00)
})

test('a dispute lost after a refund leaves the ledger at zero, and the operator is told', async () => {
  const { app, account, guest, deposit, balance, tell, cancel, refunds, documented } = await paid()
  await cancel()
  expect(await refunds()).toEqual(['booking_cancelled 200 refunded', 'booking_cancelled 750 refunded'])
  for (const intent of [deposit, balance]) await tell(account.openDispute(intent), 'lost')
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
  expect(await documented()).toBe(0)
  const told = await app.db.select().from(mails).where(eq(mails.template, 'operator-payment-problem'))
  expect(told.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join()).toContain('more than was left')
})

test('a bank inquiry takes no money, and a cancellation is refunded', async () => {
  const { account, balance, tell, cancel } = await paid()
  await tell(account.openDispute(balance), 'warning_needs_response')
  expect((await cancel()).refund.amount).toBe(950)
  expect(new Set(account.refunds.map(({ amount }) => amount))).toEqual(new Set([200_00, 750_00]))
})

test('an inquiry that becomes a dispute takes the money as soon as Stripe says so', async () => {
  const { account, app, deposit, guest, tell, cancel } = await paid()
  const dispute = account.openDispute(deposit)
  await tell(dispute, 'warning_needs_response')
  await tell(dispute, 'needs_response', 'charge.dispute.funds_withdrawn')
  const [row] = await app.db.select().from(payments).where(eq(payments.providerReference, deposit))
  expect(row?.disputedCents).toBe(200_00)
  expect((await cancel()).refund.amount).toBe(750)
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled' })
})

test('the money of an expired hold is refunded once its dispute is won', async () => {
  const provided = await openStripe()
  const { app, provider, server } = provided
  const guest = await guestWithBooking(app)
  await reportTransfer(guest, 'deposit')
  const { body } = await startCheckout(guest, 'balance', { amount: 100 })
  await provider.pay(body.id)
  expect(await send(provided, body.id)).toBe(200)
  const admin = await operator(app)
  const waiting = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  const reported = waiting.body.payments.find(({ state }) => state === 'reported')
  expect((await admin.post(`/api/admin/payments/${reported?.id}/reject`)).status).toBe(200)
  const dispute = server.account.openDispute(server.account.session(body.id).payment_intent ?? '')
  await tellOf(provided, dispute, 'needs_response')
  app.clock.advance({ hours: 49 })
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', amountPaid: 100 })
  await tellOf(provided, dispute, 'won')
  await runDueJobs(app.deps)
  expect(await bookingOf(guest)).toMatchObject({ status: 'expired', amountPaid: 0 })
  expect(server.account.refunds.map(({ amount }) => amount)).toEqual([100_00])
})

test('a booking that becomes cheaper while the bank holds part of its money is refunded from the rest', async () => {
  const { account, guest, deposit, tell, refunds } = await paid({ selectedRoom: 'private' })
  await tell(account.openDispute(deposit), 'needs_response')
  const edited = await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'shared' })
  expect(edited.status).toBe(200)
  expect(await refunds()).toEqual(['booking_changed 180 refunded'])
})

test('a booking that becomes cheaper while the bank holds all of its money is changed, and nothing is refunded', async () => {
  const { account, guest, deposit, balance, tell, refunds } = await paid({ selectedRoom: 'private' })
  for (const intent of [deposit, balance]) await tell(account.openDispute(intent), 'needs_response')
  const edited = await guest.visitor.patch<{ lead: { quote: { total: number } } }>(
    `/api/leads/${guest.lead.id}`,
    {
      selectedRoom: 'shared',
    },
  )
  expect(edited.body).toMatchObject({ lead: { quote: { total: 950 } } })
  expect(await refunds()).toEqual([])
})

test('a guest whose payment the bank took back is told at once until when to pay again', async () => {
  const { app, account, guest, deposit, balance, tell } = await paid()
  for (const intent of [deposit, balance]) await tell(account.openDispute(intent), 'lost')
  const { holdExpiresAt } = await bookingOf(guest)
  expect(holdExpiresAt).not.toBeNull()
  const toOperator = await app.db.select().from(mails).where(eq(mails.template, 'operator-dispute-lost'))
  expect(toOperator.map(({ subject }) => subject).toSorted()).toEqual([
    'Dispute lost: €200 from Awa Jallow',
    'Dispute lost: €750 from Awa Jallow',
  ])
  const told = await app.db.select().from(mails).where(eq(mails.template, 'payment-taken-back'))
  expect(told).toHaveLength(2)
  const last = told.find(({ subject }) => subject === 'The bank took back €750')
  expect(last?.recipient).toBe('awa@example.com')
  expect(last?.files).toMatchObject([{ type: 'document' }])
  expect(last?.text.replaceAll(/\s+/g, ' ')).toMatch(/We’re holding your place until .* Please pay by then/)
})

test('a lost dispute of a payment for three is told once to the operator and once to who paid, with its sum', async () => {
  const provided = await openStripe()
  const { app, provider, server } = provided
  const group = await groupIn(app, [BEN, { ...BEN, firstName: 'Lea', lastName: 'Maes' }])
  const { body } = await startCheckout(group, 'deposit')
  await provider.pay(body.id)
  await send(provided, body.id)
  const dispute = server.account.openDispute(server.account.session(body.id).payment_intent ?? '')
  const told = async (template: string) =>
    (await mailsNamed(app, template)).map(({ recipient, subject, text, files }) => ({
      recipient,
      subject,
      text: text.replaceAll(/\s+/g, ' '),
      files: files.length,
    }))
  await tellOf(provided, dispute, 'needs_response')
  expect((await told('operator-payment-disputed')).map(({ subject }) => subject)).toEqual([
    'Disputed: €600 from Awa Jallow',
  ])
  await tellOf(provided, dispute, 'lost')
  const [toOperator, ...more] = await told('operator-dispute-lost')
  expect([toOperator?.subject, more]).toEqual(['Dispute lost: €600 from Awa Jallow', []])
  expect(toOperator?.text).toContain('The places are held until')
  const [toAwa, ...others] = await told('payment-taken-back')
  expect(others).toEqual([])
  expect(toAwa).toMatchObject({ recipient: 'awa@example.com', subject: 'The bank took back €600', files: 3 })
  expect(toAwa?.text).toContain('We’re holding your places until')
})
