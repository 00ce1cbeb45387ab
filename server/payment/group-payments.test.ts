// One order and one payment for two who book together: rows of the ledger, emails, refunds, disputes and transfers.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { UnmatchedRefund } from '#domain/contract/operator-payment-calls.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
import { payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { recordRefunds } from '#server/refund/record-refunds.ts'
import { transferReport } from '#test/booking-forms.ts'
import { BEN, appWithGroup, groupIn, type GroupOfGuest } from '#test/groups.ts'
import {
  bookingOf,
  clickInSandbox,
  operator,
  payByCard,
  receiveReported,
  startCheckout,
} from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { mailsNamed } from '#test/mails.ts'
import { PROVIDERS, send } from '#test/payment-providers.ts'

/** Every row of the ledger: whose it is, what, how much and in which state. */
async function ledger({ app, leads }: Pick<GroupOfGuest, 'app' | 'leads'>) {
  const rows = await app.db.select().from(payments).orderBy(payments.createdAt, payments.kind)
  return leads.map(({ id }) =>
    rows
      .filter(({ bookingId }) => bookingId === id)
      .map(({ kind, amountCents, state }) => `${kind} ${amountCents / 100} ${state}`),
  )
}

interface Undoables {
  payments: LedgerLine[]
}

async function statuses({ visitor, leads }: Pick<GroupOfGuest, 'visitor' | 'leads'>) {
  return Promise.all(leads.map(async (lead) => (await bookingOf({ visitor, lead })).status))
}

test('the order of a group has its figures and a part per traveller, and is placed at once', async () => {
  const group = await appWithGroup()
  const { visitor, leads } = group
  const { body } = await visitor.get<OrderTerms>(`/api/order-terms/${leads[0]?.id}`)
  expect(body).toMatchObject({
    total: 1900,
    deposit: 400,
    balance: 1500,
    standing: 'current',
    travellers: [
      { name: 'Awa Jallow', total: 950 },
      { name: 'Ben Claes', total: 950 },
    ],
  })
  for (const lead of leads) expect((await bookingOf({ visitor, lead })).order).not.toBeNull()
  expect(await mailsNamed(group.app, 'order-placed')).toHaveLength(1)
  // Of Ben's booking alone the order is his own.
  const own = await visitor.get<OrderTerms>(`/api/order-terms/${leads[1]?.id}`)
  expect(own.body).toMatchObject({ total: 950, deposit: 200 })
  expect(own.body.travellers).toBeUndefined()
})

test('one card payment of the deposits confirms both, with one email and both receipts, and one pays both balances', async () => {
  const group = await appWithGroup()
  await payByCard(group, 'deposit')
  expect(await ledger(group)).toEqual([['deposit 200 received'], ['deposit 200 received']])
  expect(await statuses(group)).toEqual(['payment_confirmed', 'payment_confirmed'])
  const [mail, ...others] = await mailsNamed(group.app, 'payment-received')
  expect(others).toEqual([])
  expect(mail?.files.map(({ name }) => name).filter((name) => name.startsWith('receipt'))).toHaveLength(2)
  await payByCard(group, 'balance')
  for (const lead of group.leads)
    expect(await bookingOf({ ...group, lead })).toMatchObject({ paymentStatus: 'fully_paid', balanceDue: 0 })
  await expectInvariants(group.app.db)
})

test('a second click opens the same page, and paying alone another one of the own part', async () => {
  const group = await appWithGroup()
  const first = await startCheckout(group, 'deposit')
  expect((await startCheckout(group, 'deposit')).body).toEqual(first.body)
  const alone = await startCheckout(group, 'deposit', { alone: true })
  expect(alone.body.id).not.toBe(first.body.id)
  await clickInSandbox(group.visitor, alone.body.id, 'pay')
  expect(await ledger(group)).toEqual([['deposit 200 received'], []])
  expect(await statuses(group)).toEqual(['payment_confirmed', 'booking_submitted'])
  // What one has paid is not asked from the other.
  await payByCard(group, 'balance')
  expect(await ledger(group)).toEqual([['balance 750 received', 'deposit 200 received'], []])
})

test('one transfer with one reference is reported for both, and a repeat changes nothing', async () => {
  const group = await appWithGroup()
  const { visitor, lead } = group
  const report = { ...transferReport(lead, 'deposit'), depositAmount: 400, totalAmount: 1900 }
  expect((await visitor.post('/api/confirm-payment', report)).status).toBe(200)
  expect((await visitor.post('/api/confirm-payment', report)).status).toBe(200)
  expect(await visitor.post('/api/confirm-payment', transferReport(lead, 'deposit'))).toMatchObject({
    status: 409,
  })
  expect(await ledger(group)).toEqual([['deposit 200 reported'], ['deposit 200 reported']])
  const references = await group.app.db.select({ text: payments.referenceText }).from(payments)
  expect(new Set(references.flatMap(({ text }) => text ?? []))).toEqual(new Set([report.paymentReference]))
  expect(await mailsNamed(group.app, 'transfer-reported')).toHaveLength(1)
  await receiveReported(group.app)
  expect(await statuses(group)).toEqual(['payment_confirmed', 'payment_confirmed'])
})

test('one transfer for both is one line on the desk, received at once, undone at once and rejected at once', async () => {
  const group = await appWithGroup()
  const report = { ...transferReport(group.lead, 'deposit'), depositAmount: 400, totalAmount: 1900 }
  await group.visitor.post('/api/confirm-payment', report)
  const admin = await operator(group.app)
  const open = async () => (await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')).body.payments
  const [line, ...others] = await open()
  expect(others).toEqual([])
  expect(line).toMatchObject({ leadId: group.lead.id, amount: 400, comesWith: ['Ben Claes'] })
  const receive = () => admin.post<LedgerLine>(`/api/admin/payments/${line?.id}/receive`, {})
  expect(await receive()).toMatchObject({ status: 200, body: { id: line?.id, amount: 400 } })
  expect((await receive()).body.amount).toBe(400)
  expect(await ledger(group)).toEqual([['deposit 200 received'], ['deposit 200 received']])
  expect((await admin.get<Undoables>('/api/admin/undoable')).body.payments).toMatchObject([{ amount: 400 }])
  const undo = await admin.post(`/api/admin/payments/${line?.id}/undo`, { atOnce: true })
  expect(undo.status).toBe(200)
  expect(await open()).toMatchObject([{ id: line?.id, amount: 400, state: 'reported' }])
  await expectInvariants(group.app.db)
  expect((await admin.post(`/api/admin/payments/${line?.id}/reject`)).status).toBe(200)
  expect(await ledger(group)).toEqual([['deposit 200 rejected'], ['deposit 200 rejected']])
  const [mail, ...more] = await mailsNamed(group.app, 'transfer-rejected')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('We can’t find your €400 transfer')
})

test.each(['cash', 'bank_transfer'])(
  'a payment by %s is recorded for both at once, undone at once, and told to Awa once',
  async (method) => {
    const group = await appWithGroup()
    const admin = await operator(group.app)
    const path = `/api/admin/bookings/${group.leads[1]?.id}`
    expect((await admin.get(path)).body).toMatchObject({ group: { payable: [400, 1900] } })
    const entry = { method, receivedOn: '2025-09-01', forGroup: true }
    const wrong = await admin.post(`${path}/payments`, { ...entry, amount: 500 })
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'amount',
            message: 'Record €400.00 or €1,900.00 for the group, or another amount on the page of one guest',
          },
        ],
      },
    })
    const record = () => admin.post<{ payment: LedgerLine }>(`${path}/payments`, { ...entry, amount: 400 })
    const { body } = await record()
    expect(body.payment).toMatchObject({ amount: 400, leadId: group.lead.id })
    expect(await ledger(group)).toEqual([['deposit 200 received'], ['deposit 200 received']])
    // The deposits are not asked for again.
    expect((await record()).status).toBe(422)
    await admin.post(`/api/admin/payments/${body.payment.id}/undo`, { atOnce: true })
    expect(await statuses(group)).toEqual(['booking_submitted', 'booking_submitted'])
    expect((await record()).status).toBe(201)
    group.app.clock.advance({ minutes: 1 })
    await runDueJobs(group.app.deps)
    const told = await mailsNamed(group.app, method === 'cash' ? 'payment-received' : 'transfer-received')
    expect(told.map(({ subject, recipient }) => `${recipient} ${subject}`)).toEqual([
      `awa@example.com ${method === 'cash' ? 'Payment' : 'Transfer'} received: €400, Nov 7–14, 2025`,
    ])
  },
)

test('a traveller who cancels is refunded alone, and who stays owes nothing more', async () => {
  const group = await appWithGroup([BEN], { sharedRooms: [[0, 1]] })
  await payByCard(group, 'full')
  const [awa, ben] = group.leads
  expect((await group.visitor.delete(`/api/cancel-booking/${ben?.id}`)).status).toBe(200)
  expect(await ledger(group)).toEqual([['full 950 received'], ['full 950 received', 'refund 950 refunded']])
  expect(await statuses(group)).toEqual(['payment_confirmed', 'cancelled'])
  expect(awa && (await bookingOf({ ...group, lead: awa }))).toMatchObject({
    balanceDue: 0,
    quote: { total: 950 },
  })
  await expectInvariants(group.app.db)
})

test.each(PROVIDERS)(
  '%s: money given back at the provider goes to the row of its amount',
  async (_, open) => {
    const provided = await open()
    const group = {
      app: provided.app,
      ...(await groupIn(provided.app, [{ ...BEN, selectedRoom: 'private' }])),
    }
    const { body } = await startCheckout(group, 'full')
    await provided.provider.pay(body.id)
    await send(provided, body.id)
    expect(await ledger(group)).toEqual([['full 950 received'], ['full 1130 received']])
    await provided.provider.refundByHand(body.id, 113_000)
    await send(provided, body.id, 'charge.refunded')
    await send(provided, body.id, 'charge.refunded')
    expect(await ledger(group)).toEqual([
      ['full 950 received'],
      ['full 1130 received', 'refund 1130 refunded'],
    ])
  },
)

test.each(PROVIDERS)(
  '%s: money given back that both rows could hold waits until the operator says whose it is',
  async (_, open) => {
    const provided = await open()
    const { app } = provided
    const group = { app, ...(await groupIn(app)) }
    const { body } = await startCheckout(group, 'deposit')
    await provided.provider.pay(body.id)
    await send(provided, body.id)
    await provided.provider.refundByHand(body.id, 20_000)
    await send(provided, body.id, 'charge.refunded')
    expect(await ledger(group)).toEqual([['deposit 200 received'], ['deposit 200 received']])
    const admin = await operator(app)
    const asked = async () =>
      (await admin.get<{ unmatchedRefunds: UnmatchedRefund[] }>('/api/admin/payments')).body.unmatchedRefunds
    const [refund, ...others] = await asked()
    expect(others).toEqual([])
    expect(refund).toMatchObject({
      amount: 200,
      travellers: [{ name: 'Awa Jallow' }, { name: 'Ben Claes' }],
    })
    expect((await admin.get('/api/admin/money/counts')).body).toMatchObject({ bank: 1 })
    expect((await admin.get('/api/admin/today')).body).toMatchObject({ unmatchedRefunds: [{ amount: 200 }] })
    const ofAwa = `/api/admin/payments/${refund?.travellers[0]?.paymentId}/match-refund`
    const ofBen = `/api/admin/payments/${refund?.travellers[1]?.paymentId}/match-refund`
    expect((await admin.post(ofBen, { reference: 're_other' })).status).toBe(409)
    expect((await admin.post(ofBen, { reference: refund?.reference })).status).toBe(204)
    const matched = [['deposit 200 received'], ['deposit 200 received', 'refund 200 refunded']]
    expect(await ledger(group)).toEqual(matched)
    expect(await asked()).toEqual([])
    expect((await admin.post(ofAwa, { reference: refund?.reference })).status).toBe(409)
    await send(provided, body.id, 'charge.refunded')
    expect(await ledger(group)).toEqual(matched)
    await expectInvariants(app.db)
  },
)

test.each(PROVIDERS)(
  '%s: money given back that no row holds alone is asked, and split as the operator says',
  { tags: 'postgres' },
  async (_, open) => {
    const provided = await open()
    const { app, provider } = provided
    const group = { app, ...(await groupIn(app, [{ ...BEN, selectedRoom: 'private' }])) }
    const { body } = await startCheckout(group, 'full')
    await provider.pay(body.id)
    await send(provided, body.id)
    // What another event about the payment does.
    const [paid] = await app.db.select().from(payments).where(eq(payments.bookingId, group.lead.id))
    const hear = () => recordRefunds(app.deps, paid?.providerReference ?? '')
    await provider.refundByHand(body.id, 120_000)
    await send(provided, body.id, 'charge.refunded')
    // While it is asked whose the first is, nothing is known of what is left for a second.
    await provider.refundByHand(body.id, 88_000)
    await hear()
    await hear()
    const unpaid = [['full 950 received'], ['full 1130 received']]
    expect(await ledger(group)).toEqual(unpaid)
    const admin = await operator(app)
    const asked = async () =>
      (await admin.get<{ unmatchedRefunds: UnmatchedRefund[] }>('/api/admin/payments')).body.unmatchedRefunds
    const questions = await asked()
    expect(new Set(questions.map(({ amount }) => amount))).toEqual(new Set([1200, 880]))
    const refund = questions.find(({ amount }) => amount === 1200)
    expect(refund?.travellers).toMatchObject([
      { name: 'Awa Jallow', amount: 950, rest: [{ name: 'Ben Claes', amount: 250 }] },
      { name: 'Ben Claes', amount: 1130, rest: [{ name: 'Awa Jallow', amount: 70 }] },
    ])
    const path = `/api/admin/payments/${refund?.travellers[1]?.paymentId}/match-refund`
    const answers = await Promise.all([1, 2].map(() => admin.post(path, { reference: refund?.reference })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
    // The other is then all that is left.
    const matched = [
      ['full 950 received', 'refund 70 refunded', 'refund 880 refunded'],
      ['full 1130 received', 'refund 1130 refunded'],
    ]
    expect((await ledger(group)).map((rows) => rows.toSorted())).toEqual(
      matched.map((rows) => rows.toSorted()),
    )
    expect(await asked()).toEqual([])
    await hear()
    expect((await ledger(group)).flat()).toHaveLength(5)
    for (const [index, text] of ['Refund of €70', 'Refund of €1,130'].entries())
      expect(
        JSON.stringify((await admin.get(`/api/admin/bookings/${group.leads[index]?.id}`)).body),
      ).toContain(text)
    await expectInvariants(app.db)
  },
)

test.each(PROVIDERS)('%s: all of it given back at the provider goes back from each row', async (_, open) => {
  const provided = await open()
  const group = { app: provided.app, ...(await groupIn(provided.app)) }
  const { body } = await startCheckout(group, 'deposit')
  await provided.provider.pay(body.id)
  await send(provided, body.id)
  await provided.provider.refundByHand(body.id, 40_000)
  await send(provided, body.id, 'charge.refunded')
  await send(provided, body.id, 'charge.refunded')
  const each = ['deposit 200 received', 'refund 200 refunded']
  expect(await ledger(group)).toEqual([each, each])
})

test('a place cancelled while the page of both is open is not paid for', async () => {
  const group = await appWithGroup()
  const open = await startCheckout(group, 'deposit')
  await group.visitor.delete(`/api/cancel-booking/${group.leads[1]?.id}`)
  await clickInSandbox(group.visitor, open.body.id, 'pay')
  await payByCard(group, 'deposit')
  expect(await ledger(group)).toEqual([['deposit 200 received'], []])
  expect(await group.app.db.$count(payments, eq(payments.kind, 'refund'))).toBe(0)
})
