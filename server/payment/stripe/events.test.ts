// Events that only Stripe sends: disputes, and refunds that a bank returns.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { mails, payments, webhookEvents } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { bookingOf, guestWithBooking, operator, startCheckout } from '#test/guests.ts'
import { openStripe, send } from '#test/payment-providers.ts'
import { deliver } from '#test/provider-events.ts'

/** A booking paid in full through Stripe. */
async function paidInFull() {
  const provided = await openStripe()
  const { app, server } = provided
  const guest = await guestWithBooking(app)
  const { body } = await startCheckout(guest, 'full')
  await provided.provider.pay(body.id)
  expect(await send(provided, body.id)).toBe(200)
  const paymentIntent = server.account.session(body.id).payment_intent ?? ''

  async function sendAbout(type: string, object: Record<string, unknown>): Promise<number> {
    const { body: sent, signature } = server.sign(server.account.event(type, object))
    return deliver(app, sent, { 'stripe-signature': signature })
  }
  async function openLines(): Promise<LedgerLine[]> {
    const admin = await operator(app)
    return (await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')).body.payments
  }
  async function operatorMails(): Promise<string[]> {
    const rows = await app.db.select().from(mails).where(eq(mails.bookingId, guest.lead.id))
    return rows.filter(({ template }) => template.startsWith('operator-')).map(({ subject }) => subject)
  }
  const refunds = () => app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  return {
    ...provided,
    account: server.account,
    guest,
    id: body.id,
    paymentIntent,
    sendAbout,
    openLines,
    operatorMails,
    refunds,
  }
}

test(
  'a disputed payment is shown to the operator with one email, until the bank decides in our favour',
  { tags: 'postgres' },
  async () => {
    const { account, guest, paymentIntent, sendAbout, openLines, operatorMails } = await paidInFull()
    const dispute = account.openDispute(paymentIntent)
    const statuses = await Promise.all([1, 2, 3].map(() => sendAbout('charge.dispute.created', dispute)))
    expect(statuses).toEqual([200, 200, 200])
    expect(await openLines()).toMatchObject([
      { leadId: guest.lead.id, kind: 'full', method: 'card', amount: 950, state: 'received', disputed: true },
    ])
    expect(await operatorMails()).toEqual(['Disputed: €950 from Awa Jallow'])
    expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 950 })

    dispute.status = 'won'
    expect(await sendAbout('charge.dispute.closed', dispute)).toBe(200)
    expect(await openLines()).toEqual([])
    expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 950 })
  },
)

test('a lost dispute removes the money from the ledger once, in any order of events', async () => {
  const { account, guest, paymentIntent, sendAbout, openLines, operatorMails, refunds } = await paidInFull()
  const dispute = account.openDispute(paymentIntent)
  dispute.status = 'lost'
  for (const type of ['charge.dispute.closed', 'charge.dispute.created', 'charge.dispute.closed']) {
    expect(await sendAbout(type, dispute)).toBe(200)
  }
  expect(await refunds()).toMatchObject([
    { amountCents: 950_00, state: 'refunded', providerReference: dispute.id },
  ])
  expect(await openLines()).toEqual([])
  expect(await operatorMails()).toEqual(['Dispute lost: €950 from Awa Jallow'])
  expect(await bookingOf(guest)).toMatchObject({
    status: 'booking_submitted',
    paymentStatus: 'pending',
    amountPaid: 0,
    holdExpiresAt: '2025-09-03T09:00:00.000Z',
  })
})

test('a refund that the bank returns waits for the operator, and one made by hand gets its own row', async () => {
  const { account, guest, paymentIntent, provider, id, sendAbout, openLines, operatorMails, refunds } =
    await paidInFull()
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const [sent] = account.refunds
  if (!sent) throw new Error('nothing was given back')
  sent.status = 'failed'
  expect(await sendAbout('refund.failed', sent)).toBe(200)
  expect(await refunds()).toMatchObject([
    { amountCents: 950_00, state: 'failed', providerReference: sent.id },
  ])
  expect(await openLines()).toMatchObject([{ kind: 'refund', method: 'card', state: 'failed', amount: 950 }])
  expect(await operatorMails()).toEqual(['Please check: €950 to Awa Jallow'])

  await provider.refundByHand(id, 950_00)
  expect(await sendAbout('charge.refunded', account.charge(paymentIntent))).toBe(200)
  const rows = await refunds()
  expect(rows).toHaveLength(2)
  expect(rows.find(({ providerReference }) => providerReference === sent.id)).toMatchObject({
    state: 'rejected',
  })
  expect(rows.find(({ providerReference }) => providerReference !== sent.id)).toMatchObject({
    amountCents: 950_00,
    state: 'refunded',
  })
  expect(await openLines()).toEqual([])
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
})

test('a refund cancelled at Stripe is open again, and the operator is told once', async () => {
  const { account, guest, sendAbout, openLines, operatorMails, refunds } = await paidInFull()
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const [sent] = account.refunds
  if (!sent) throw new Error('nothing was refunded')
  sent.status = 'canceled'
  expect(await sendAbout('refund.updated', sent)).toBe(200)
  expect(await sendAbout('refund.updated', sent)).toBe(200)
  expect(await refunds()).toMatchObject([{ state: 'failed', providerReference: sent.id }])
  const [line] = await openLines()
  expect(line).toMatchObject({ kind: 'refund', method: 'card', state: 'failed', amount: 950, byHand: true })
  expect(await operatorMails()).toEqual(['Please check: €950 to Awa Jallow'])
})

test('a refund that Stripe has accepted stays initiated until Stripe, asked again, says it was paid', async () => {
  const { app, account, guest, sendAbout, openLines, operatorMails, refunds } = await paidInFull()
  account.pendRefunds()
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const [sent] = account.refunds
  if (!sent) throw new Error('nothing was refunded')
  const promised = [{ state: 'initiated', providerReference: sent.id, settledAt: null }]
  expect(await refunds()).toMatchObject(promised)
  expect(await openLines()).toMatchObject([{ state: 'initiated', failingSince: null, byHand: false }])

  app.clock.advance({ hours: 2 })
  await runDueJobs(app.deps)
  expect(await refunds()).toMatchObject(promised)
  expect(account.refunds).toHaveLength(1)
  sent.status = 'succeeded'
  await runDueJobs(app.deps)
  expect(await refunds()).toMatchObject(promised)

  app.clock.advance({ hours: 1 })
  await runDueJobs(app.deps)
  expect(await refunds()).toMatchObject([{ state: 'refunded', providerReference: sent.id }])
  expect(await sendAbout('refund.updated', sent)).toBe(200)
  expect(await operatorMails()).toEqual([])
  expect(account.refunds).toHaveLength(1)
})

test('a pending refund whose answer was lost is known by its event, and is not made again', async () => {
  const { app, server, account, guest, sendAbout, refunds } = await paidInFull()
  account.pendRefunds()
  server.fault = (call) => (call === 'POST /v1/refunds' ? 'lost' : undefined)
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  server.fault = () => undefined
  expect(await refunds()).toMatchObject([{ state: 'initiated', providerReference: null }])
  const [sent] = account.refunds
  if (!sent) throw new Error('nothing was refunded')
  expect(await sendAbout('refund.updated', sent)).toBe(200)
  expect(await refunds()).toMatchObject([{ state: 'initiated', providerReference: sent.id }])
  app.clock.advance({ hours: 2 })
  sent.status = 'succeeded'
  await runDueJobs(app.deps)
  expect(await refunds()).toMatchObject([{ state: 'refunded', providerReference: sent.id }])
  expect(account.refunds).toHaveLength(1)
})

test('events of the same account about unknown payments are accepted and ignored', async () => {
  const { app, account, sendAbout } = await paidInFull()
  const ledger = () => app.db.select().from(payments).orderBy(payments.id)
  const before = await ledger()
  expect(await sendAbout('charge.refunded', account.charge('pi_of_another_shop'))).toBe(200)
  expect(await sendAbout('charge.dispute.created', { id: 'du_of_another_shop' })).toBe(200)
  expect(await sendAbout('checkout.session.completed', { id: 'cs_test_of_another_shop' })).toBe(200)
  expect(await sendAbout('customer.created', { id: 'cus_1' })).toBe(200)
  expect(await ledger()).toEqual(before)
  const stored = await app.db.select().from(webhookEvents)
  expect(stored).toHaveLength(4)
  expect(stored.every(({ processedAt, lastError }) => processedAt !== null && lastError === null)).toBe(true)
})
