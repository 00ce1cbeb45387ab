// After a hand-over, each refund is asked of, paid to and told to its payer alone (decision 0170).

import { and, desc, eq, ne, notLike } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BookingPayment, GuestPage, LedgerLine } from '#domain/contract/api-contract.ts'
import type { BankPreview } from '#domain/contract/bank-shapes.ts'
import type { RefundLinkView, RefundToPay } from '#domain/contract/operator-payment-calls.ts'
import { bookings, documents, handOvers, mails, payments } from '#server/db/schema.ts'
import { RefundRefused } from '#server/gateway.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuests,
  appWithGuest,
  clickInSandbox,
  guestWithBooking,
  operator,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  signUp,
  startCheckout,
  type Guest,
} from '#test/guests.ts'
import { accept, offer, offered, tokenOf, traveller } from '#test/hand-overs.ts'
import { readAs } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'
import { recordRefunds } from './record-refunds.ts'

const AWAS = { holder: 'Awa Jallow', iban: 'DE89 3704 0044 0532 0130 00' }
const BOS = { holder: 'Bo Claes', iban: 'BE71 0961 2345 6769' }

async function handOverPlace(app: TestApp, guest: Guest): Promise<Visitor> {
  const token = await offered(guest)
  app.clock.advance({ minutes: 5 })
  const bo = await signUp(app, 'bo@example.com')
  expect((await accept(bo, token)).status).toBe(200)
  app.clock.advance({ minutes: 5 })
  return bo
}

async function receiveReported(app: TestApp, admin: Visitor): Promise<void> {
  const { body } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  const reported = body.payments.find(({ state }) => state === 'reported')
  await admin.post(`/api/admin/payments/${reported?.id}/receive`)
  await issueDueDocuments(app)
}

/** A guest whose money has arrived. The rows are put back where they were made before. */
async function appWithPaidGuest(by: 'card' | 'transfer', kind: 'deposit' | 'full' = 'full') {
  const { app, guest } = await appWithGuests(`paid by ${by}: ${kind}`, async (made) => {
    const payer = await guestWithBooking(made)
    if (by === 'card') await payByCard(payer, kind)
    else {
      await reportTransfer(payer, kind)
      await receiveReported(made, await operator(made))
    }
    return { guest: payer }
  })
  return { app, guest, admin: await operator(app) }
}

/** Returns emails to guests about refunds, as "template to recipient", ordered by time and then by template. */
async function refundMails({ db }: TestApp): Promise<string[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(and(notLike(mails.template, 'operator-%'), ne(mails.template, 'hand-over-offer')))
    .orderBy(mails.createdAt, mails.template)
  return rows
    .filter(({ template }) => template.startsWith('refund'))
    .map(({ template, recipient }) => `${template} to ${recipient}`)
}

async function linkFor({ db }: TestApp, recipient: string): Promise<string> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.template, 'refund-account-asked'), eq(mails.recipient, recipient)))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return /\/refund\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'none'
}

async function openRefund(admin: Visitor): Promise<LedgerLine> {
  const { body } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  const refund = body.payments.find(({ kind }) => kind === 'refund')
  if (!refund) throw new Error('no refund waits')
  return refund
}

const refundsSeenBy = async (visitor: Visitor, { lead }: Guest) =>
  (await visitor.get<{ payments: BookingPayment[] }>(`/api/booking-payments/${lead.id}`)).body.payments

const handedOverBy = async (app: TestApp, { visitor }: Guest) =>
  (await readAs(app, visitor, ({ handedOver }) => handedOver())).body[0]

test('a refused card refund is asked of, and paid to, the guest who paid by that card', async () => {
  const { app, guest, admin } = await appWithPaidGuest('card', 'deposit')
  const bo = await handOverPlace(app, guest)
  app.deps.gateway = { ...app.deps.gateway, refund: () => Promise.reject(new RefundRefused('closed card')) }
  await bo.delete(`/api/cancel-booking/${guest.lead.id}`)
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)

  expect(await refundMails(app)).toEqual([
    'refund-account-asked to awa@example.com',
    'refund-made to awa@example.com',
  ])
  expect(await refundsSeenBy(bo, guest)).toEqual([])
  const place = await handedOverBy(app, guest)
  expect(place?.refunds).toMatchObject([
    { amount: 200, step: 'under_way', accountLink: expect.stringContaining('/refund/') as unknown },
  ])

  const token = await linkFor(app, 'awa@example.com')
  const link = await app.newVisitor().post<RefundLinkView>(`/api/refund/${token}`, AWAS)
  expect(link.body).toMatchObject({ amount: 200, name: 'Awa Jallow', given: { iban: '···3000' }, next: null })
  const { id, name, email } = await openRefund(admin)
  expect({ name, email }).toEqual({ name: 'Awa Jallow', email: 'awa@example.com' })
  const toPay = await admin.get<RefundToPay>(`/api/admin/payments/${id}/account`)
  expect(toPay.body).toMatchObject({
    payee: { name: 'Awa Jallow', email: 'awa@example.com' },
    account: { holder: 'Awa Jallow' },
  })
  await admin.post(`/api/admin/payments/${id}/receive`)
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
  expect((await refundMails(app)).at(-1)).toBe('refund-sent to awa@example.com')
})

test('a refund that was promised before a hand-over keeps its bank details and its owner', async () => {
  const { app, guest, admin } = await appWithPaidGuest('transfer')
  await admin.post(`/api/admin/bookings/${guest.lead.id}/refunds`, {
    amount: 400,
    reason: 'Too much',
    lowerPrice: true,
  })
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
  await app.newVisitor().post(`/api/refund/${await linkFor(app, 'awa@example.com')}`, AWAS)

  const token = await offered(guest)
  const view = await readAs(app, app.newVisitor(), ({ handOverLink }) => handOverLink(token))
  expect(view.body).toMatchObject({ amountPaid: 550, amountRefunding: 400, balanceDue: 0 })
  app.clock.advance({ minutes: 5 })
  const bo = await signUp(app, 'bo@example.com')
  const taken = await accept(bo, token)
  expect(taken.body.lead).toMatchObject({ amountPaid: 550, balanceDue: 0 })
  await runDueJobs(app.deps)

  const refund = await openRefund(admin)
  const toPay = await admin.get<RefundToPay>(`/api/admin/payments/${refund.id}/account`)
  expect(toPay.body).toMatchObject({
    payee: { name: 'Awa Jallow' },
    account: { iban: 'DE89 3704 0044 0532 0130 00' },
  })
  expect(await refundsSeenBy(bo, guest)).toEqual([])
  await admin.post(`/api/admin/payments/${refund.id}/receive`)
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
  const sent = await refundMails(app)
  expect(sent.at(-1)).toBe('refund-sent to awa@example.com')
  expect(sent.filter((line) => line.includes('bo@'))).toEqual([])
  expect((await handedOverBy(app, guest))?.refunds).toMatchObject([{ amount: 400, step: 'paid_back' }])
})

test('a transfer is refunded to the guest who sent it, also if the next guest cancels', async () => {
  const { app, guest, admin } = await appWithPaidGuest('transfer', 'deposit')
  const bo = await handOverPlace(app, guest)
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  if (!booking) throw new Error('no booking')
  await payByCard({ visitor: bo, lead: { ...guest.lead, email: 'bo@example.com' } }, 'balance', {
    amount: 100,
  })
  const page = await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
  expect(page.body.money.refundSources).toMatchObject([
    { refundable: 100, previousGuest: null },
    { refundable: 200, previousGuest: 'Awa Jallow' },
  ])
  const cancelled = await bo.delete<{ refund: object }>(`/api/cancel-booking/${guest.lead.id}`)
  expect(cancelled.body.refund).toMatchObject({ amount: 300, toOutgoingGuest: 200 })
  await runDueJobs(app.deps)
  const { id } = await openRefund(admin)
  expect((await admin.get<RefundToPay>(`/api/admin/payments/${id}/account`)).body.payee.name).toBe(
    'Awa Jallow',
  )
  expect(await refundMails(app)).toEqual([
    'refund-account-asked to awa@example.com',
    'refund-made to awa@example.com',
  ])
  expect((await refundsSeenBy(bo, guest)).map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
    'balance 100',
    'refund 100',
  ])
})

test('each of three guests of one place is refunded what they paid', async () => {
  const { app, guest, admin } = await appWithPaidGuest('transfer', 'deposit')
  const bo = await handOverPlace(app, guest)
  await admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, {
    amount: 300,
    method: 'bank_transfer',
    receivedOn: '2025-09-01',
  })
  await issueDueDocuments(app)
  const second = tokenOf(
    (await offer({ visitor: bo, lead: guest.lead }, { name: 'Cy Diop', email: 'cy@example.com' })).body,
  )
  const cy = await signUp(app, 'cy@example.com')
  expect((await accept(cy, second, traveller({ email: 'cy@example.com', firstName: 'Cy' }))).status).toBe(200)
  app.clock.advance({ minutes: 5 })
  await cy.delete(`/api/cancel-booking/${guest.lead.id}`)
  await runDueJobs(app.deps)
  const rows = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  const leavers = await app.db.select().from(handOvers).where(eq(handOvers.state, 'accepted'))
  const nameOf = (id: string | null) => leavers.find((row) => row.id === id)?.fromName
  expect(rows.map(({ amountCents, payerHandOverId }) => [amountCents, nameOf(payerHandOverId)])).toEqual(
    expect.arrayContaining([
      [300_00, 'Bo Claes'],
      [200_00, 'Awa Jallow'],
    ]),
  )
})

test('a transfer reported before and received after the hand-over belongs to the previous guest', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await reportTransfer(guest, 'deposit')
  const bo = await handOverPlace(app, guest)
  await receiveReported(app, admin)
  const place = await handedOverBy(app, guest)
  expect(place?.documents).toMatchObject([{ kind: 'receipt', amount: 200 }])
  const receipt = place?.documents[0]?.id
  expect((await guest.visitor.get(`/api/documents/${receipt}`)).status).toBe(200)
  expect((await bo.get(`/api/documents/${receipt}`)).status).toBe(404)
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'payer-receipt'))
  expect(mail).toMatchObject({ recipient: 'awa@example.com' })
  const [told] = await app.db.select().from(mails).where(eq(mails.template, 'transfer-received'))
  expect(told).toMatchObject({ recipient: 'bo@example.com' })
  expect(told?.files.some(({ type }) => type === 'document')).toBe(false)
})

/** The guest cancels without a hand-over: the refund is theirs. */
async function cancelledByGuest() {
  const { app, guest, admin } = await appWithPaidGuest('transfer', 'deposit')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  return { app, admin }
}

/** A refund is promised and then the place is passed on: the refund stays the previous guest's. */
async function promisedAndHandedOver() {
  const { app, guest, admin } = await appWithPaidGuest('transfer')
  const refund = { amount: 400, reason: 'Too much', lowerPrice: true }
  await admin.post(`/api/admin/bookings/${guest.lead.id}/refunds`, refund)
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
  await handOverPlace(app, guest)
  return { app, admin }
}

test.each([
  { whose: 'the present guest', promise: cancelledByGuest },
  { whose: 'the previous guest', promise: promisedAndHandedOver },
])('bank details given by $whose can be changed only through the emailed link', async ({ promise }) => {
  const { app, admin } = await promise()
  await runDueJobs(app.deps)
  const token = await linkFor(app, 'awa@example.com')
  const stranger = app.newVisitor()
  await stranger.post(`/api/refund/${token}`, AWAS)
  const refund = await openRefund(admin)
  const accountToPay = async () =>
    (await admin.get<RefundToPay>(`/api/admin/payments/${refund.id}/account`)).body.account

  const changed = await stranger.post<RefundLinkView>(`/api/refund/${token}`, BOS)
  expect(changed.body).toMatchObject({ given: { iban: '···3000' }, next: { iban: '···6769' } })
  expect(await stranger.post(`/api/refund/${token}/confirm`, { mark: 'a'.repeat(43) })).toMatchObject({
    status: 404,
  })
  expect(await accountToPay()).toEqual(AWAS)
  const told = await app.db.select().from(mails).where(eq(mails.template, 'refund-account-change'))
  expect(told.map(({ recipient }) => recipient)).toEqual(['awa@example.com'])
  const mark = /confirm=([\w-]{43})/.exec(told[0]?.text ?? '')?.[1]
  const confirmed = await stranger.post<RefundLinkView>(`/api/refund/${token}/confirm`, { mark })
  expect(confirmed.body).toMatchObject({ given: { iban: '···6769' }, next: null })
  expect(await accountToPay()).toEqual(BOS)
  expect(await stranger.post(`/api/refund/${token}/confirm`, { mark })).toMatchObject({ status: 404 })
})

test('a transfer that the bank booked before the day of a hand-over belongs to the previous guest, whenever it is recorded', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.advance({ days: 2 })
  await handOverPlace(app, guest)
  const admin = await operator(app)
  const [handOver] = await app.db.select().from(handOvers)
  for (const [amount, receivedOn] of [
    [100, '2025-09-02'],
    [150, '2025-09-03'],
  ] as const) {
    const entry = { amount, method: 'bank_transfer', receivedOn }
    expect((await admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, entry)).status).toBe(201)
  }
  const byTransfer = await app.db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, guest.lead.id), eq(payments.method, 'bank_transfer')))
    .orderBy(payments.amountCents)
  expect(byTransfer.map(({ payerHandOverId }) => payerHandOverId)).toEqual([handOver?.id, null])
})

test('a card page opened before the hand-over counts as the previous guest’s payment', async () => {
  const { app, guest } = await appWithGuest()
  const checkout = await startCheckout(guest, 'deposit')
  const token = await offered(guest)
  await clickInSandbox(guest.visitor, checkout.body.id, 'pay')
  const bo = await signUp(app, 'bo@example.com')
  app.clock.advance({ minutes: 5 })
  expect((await accept(bo, token)).status).toBe(200)
  const [payment] = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  expect(payment?.payerHandOverId).not.toBeNull()
})

const PAID_BY = ['card', 'transfer'] as const
const MADE = ['before the hand-over', 'after it'] as const
const REFUSED = ['at once', 'after it was sent', 'cancelled at the provider'] as const

/** Makes the provider refuse refunds, or accept them and later report them as failed. */
function refuseRefunds({ deps }: TestApp, how: (typeof REFUSED)[number]): void {
  const { gateway } = deps
  const isCanceled = how === 'cancelled at the provider'
  deps.gateway = {
    ...gateway,
    ...(how === 'at once' && { refund: () => Promise.reject(new RefundRefused('closed card')) }),
    fetchRefunds: async (reference) =>
      (await gateway.fetchRefunds(reference)).map((refund) => ({ ...refund, state: 'failed', isCanceled })),
  }
}

test.each(
  PAID_BY.flatMap((by) =>
    MADE.flatMap((made) =>
      REFUSED.filter((how) => by === 'card' || how === 'at once').map((how) => ({ by, made, how })),
    ),
  ),
)(
  'row 47: paid by $by, refunded $made, refused $how: asked of, paid to and told to the payer alone',
  async ({ by, made, how }) => {
    const { app, guest, admin } = await appWithPaidGuest(by)
    const { id } = guest.lead
    const isBefore = made === 'before the hand-over'
    if (how === 'at once') refuseRefunds(app, how)
    if (isBefore) {
      await admin.post(`/api/admin/bookings/${id}/refunds`, {
        amount: 400,
        reason: 'No wind',
        lowerPrice: true,
      })
      await issueDueDocuments(app)
      await runDueJobs(app.deps)
    }
    const bo = await handOverPlace(app, guest)
    if (!isBefore) await bo.delete(`/api/cancel-booking/${id}`)
    await runDueJobs(app.deps)
    if (how !== 'at once') {
      refuseRefunds(app, how)
      app.clock.advance({ minutes: 1 })
      const isCard = and(eq(payments.bookingId, id), ne(payments.kind, 'refund'))
      const [paid] = await app.db.select().from(payments).where(isCard)
      await recordRefunds(app.deps, paid?.providerReference ?? 'none')
    }
    await runDueJobs(app.deps)

    const refund = await openRefund(admin)
    const amount = isBefore ? 400 : 950
    expect(refund).toMatchObject({ name: 'Awa Jallow', email: 'awa@example.com', amount })
    expect((await admin.get<RefundToPay>(`/api/admin/payments/${refund.id}/account`)).body.payee).toEqual({
      name: 'Awa Jallow',
      email: 'awa@example.com',
    })
    expect(await refundsSeenBy(bo, guest)).toEqual([])
    expect((await handedOverBy(app, guest))?.refunds).toMatchObject([{ amount, step: 'under_way' }])
    const link = (await handedOverBy(app, guest))?.refunds[0]?.accountLink
    expect(link).toBe(`/refund/${await linkFor(app, 'awa@example.com')}`)
    expect((await app.newVisitor().post(`/api${link}`, AWAS)).status).toBe(200)
    expect((await admin.post(`/api/admin/payments/${refund.id}/receive`)).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    await runDueJobs(app.deps)
    await runDueJobs(app.deps)

    const sent = await refundMails(app)
    expect(sent.filter((line) => line.includes('bo@'))).toEqual([])
    // A refund that is refused after the email about it is announced again once it is really sent.
    const isToldTwice = !isBefore && how !== 'at once'
    // Of a refund that is sent at once there is one email.
    expect(sent.filter((line) => line.startsWith('refund-made'))).toHaveLength(isToldTwice ? 0 : 1)
    expect(sent.filter((line) => line === 'refund-sent to awa@example.com')).toHaveLength(isToldTwice ? 2 : 1)
    const ofBo = await app.db.select().from(mails).where(eq(mails.recipient, 'bo@example.com'))
    expect(ofBo.filter(({ text }) => /\/refund\/|awa@|Jallow/.test(text))).toEqual([])
    const papers = (await handedOverBy(app, guest))?.documents ?? []
    expect(papers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['receipt', 'credit_note']))
    for (const { id: documentId } of papers) {
      expect((await guest.visitor.get(`/api/documents/${documentId}`)).status).toBe(200)
      expect((await bo.get(`/api/documents/${documentId}`)).status).toBe(404)
    }
  },
)

test('a refund made before a hand-over is not announced a second time', async () => {
  const { app, guest, admin } = await appWithPaidGuest('card')
  await admin.post(`/api/admin/bookings/${guest.lead.id}/refunds`, {
    amount: 400,
    reason: 'No wind',
    lowerPrice: true,
  })
  await issueDueDocuments(app)
  await runDueJobs(app.deps)
  const before = await refundMails(app)
  await handOverPlace(app, guest)
  await runDueJobs(app.deps)
  expect(await refundMails(app)).toEqual(before)
})

test('the present guest is told once when a refund by transfer is paid, and again if it was marked so too early', async () => {
  const { app, guest, admin } = await appWithPaidGuest('transfer')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  await runDueJobs(app.deps)
  const { id } = await openRefund(admin)
  const sent = async () =>
    (await refundMails(app)).filter((line) => line === 'refund-sent to awa@example.com').length
  expect(await sent()).toBe(0)
  await app.newVisitor().post(`/api/refund/${await linkFor(app, 'awa@example.com')}`, AWAS)
  expect((await admin.post(`/api/admin/payments/${id}/receive`)).status).toBe(200)
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  expect(await sent()).toBe(1)

  app.clock.advance({ minutes: 1 })
  expect((await admin.post(`/api/admin/payments/${id}/undo`)).body).toMatchObject({ state: 'initiated' })
  await runDueJobs(app.deps)
  expect(await sent()).toBe(1)
  app.clock.advance({ hours: 1 })
  expect((await admin.post(`/api/admin/payments/${id}/receive`)).status).toBe(200)
  await runDueJobs(app.deps)
  expect(await sent()).toBe(2)
})

test.each([
  ['apply', 'AWA JALLOW KITE-BALANCE-2025-CLAES', 'Awa Jallow'],
  ['assign', 'Awa Jallow for the place', 'Awa Jallow'],
  ['assign', 'BO CLAES KITE-BALANCE-2025-JALLOW', null],
] as const)(
  '%s: a bank line after the hand-over counts for the guest named in it: %s',
  async (call, text, sender) => {
    const { app, guest, admin } = await appWithPaidGuest('card', 'deposit')
    const bo = await handOverPlace(app, guest)
    const suffix = /[^-]+$/.exec(guest.lead.paymentReferences?.deposit ?? '')?.[0]
    const content = [
      'Date;Amount;Text',
      `2025-09-03;750,00;${call === 'apply' ? `${text}-${suffix}` : text}`,
    ].join('\n')
    const { body } = await admin.post<BankPreview>('/api/admin/bank-import/preview', { content })
    const line = body.lines[0]?.line
    const recorded =
      call === 'apply'
        ? await admin.post('/api/admin/bank-import/apply', { lines: [line] })
        : await admin.post('/api/admin/bank-lines/assign', {
            line,
            shares: [{ leadId: guest.lead.id, amount: 750 }],
          })
    expect(recorded.status).toBe(200)
    await issueDueDocuments(app)
    const [receipt] = await app.db
      .select()
      .from(documents)
      .where(and(eq(documents.bookingId, guest.lead.id), eq(documents.kind, 'receipt')))
      .orderBy(desc(documents.number))
    expect(receipt?.content.guest.name).toBe(sender ?? 'Bo Claes')
    await bo.delete(`/api/cancel-booking/${guest.lead.id}`)
    await runDueJobs(app.deps)
    expect(await openRefund(admin)).toMatchObject({ amount: 750, name: sender ?? 'Bo Claes' })
  },
)

test('a card refund refused after it was announced is asked for, paid by hand and announced again', async () => {
  const { app, guest, admin } = await appWithPaidGuest('card')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  await runDueJobs(app.deps)
  refuseRefunds(app, 'after it was sent')
  app.clock.advance({ minutes: 1 })
  const isCard = and(eq(payments.bookingId, guest.lead.id), ne(payments.kind, 'refund'))
  const [paid] = await app.db.select().from(payments).where(isCard)
  await recordRefunds(app.deps, paid?.providerReference ?? '')
  await runDueJobs(app.deps)
  expect(await refundMails(app)).toEqual(['refund-account-asked to awa@example.com'])
  await app.newVisitor().post(`/api/refund/${await linkFor(app, 'awa@example.com')}`, AWAS)
  const refund = await openRefund(admin)
  expect((await admin.post(`/api/admin/payments/${refund.id}/receive`)).status).toBe(200)
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
  await runDueJobs(app.deps)
  expect(await refundMails(app)).toEqual([
    'refund-account-asked to awa@example.com',
    'refund-sent to awa@example.com',
  ])
})
