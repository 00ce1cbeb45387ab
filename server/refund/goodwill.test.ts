import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BookingPayment, LedgerLine } from '#domain/contract/api-contract.ts'
import type { RetreatCancellation, RetreatView } from '#domain/contract/retreat-calls.ts'
import { documents, mails, payments } from '#server/db/schema.ts'
import type { ProviderRefund } from '#server/gateway.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { appWithGuest, bookingOf, issueDueDocuments, operator, payByCard, type Guest } from '#test/guests.ts'
import { recordRefunds } from './record-refunds.ts'

/** A guest of the December retreat who paid in full by card, and refunds made at the provider's own site. */
async function paidInFull() {
  const { app, guest } = await appWithGuest({ selectedDate: 'Dec 5–12, 2025' })
  await payByCard(guest, 'full')
  app.clock.advance({ minutes: 1 })
  const [payment] = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  const paymentReference = payment?.providerReference ?? ''
  const made: ProviderRefund[] = []
  const { gateway } = app.deps
  app.deps.gateway = {
    ...gateway,
    fetchRefunds: async (reference) => [...(await gateway.fetchRefunds(reference)), ...made],
  }
  /** Refunds at the provider's own site; its event arrives twice. */
  async function giveBack(euros: number): Promise<void> {
    made.push({
      reference: `re_by_hand_${made.length}`,
      idempotencyKey: null,
      amountCents: euros * 100,
      state: 'paid',
    })
    await Promise.all([1, 2].map(() => recordRefunds(app.deps, paymentReference)))
  }
  return { app, guest, giveBack, made, paymentReference }
}

async function refunds({ db }: TestApp): Promise<string[]> {
  const rows = await db.select().from(payments).where(eq(payments.kind, 'refund')).orderBy(payments.createdAt)
  return rows
    .map(({ refundReason, amountCents, state }) => `${refundReason} ${amountCents / 100} ${state}`)
    .toSorted()
}

function cancel({ visitor, lead }: Guest) {
  return visitor.delete<{ refund: { amount: number; rule: string } }>(`/api/cancel-booking/${lead.id}`)
}

/** Returns receipts minus credit notes, in cents. */
async function documented({ db }: TestApp): Promise<number> {
  const rows = await db.select().from(documents)
  return rows.reduce(
    (sum, { kind, content }) => sum + (kind === 'receipt' ? 1 : -1) * content.line.amountCents,
    0,
  )
}

async function openLines(app: TestApp): Promise<LedgerLine[]> {
  const admin = await operator(app)
  return (await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')).body.payments
}

test(
  'a goodwill refund leaves the booking paid, has a credit note, and waits for its reason',
  { tags: 'postgres' },
  async () => {
    const { app, guest, giveBack } = await paidInFull()
    await giveBack(150)
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      paymentStatus: 'fully_paid',
      amountPaid: 800,
      amountReturned: 150,
      balanceDue: 0,
      holdExpiresAt: null,
    })
    expect(await documented(app)).toBe(800_00)
    const { body } = await (await operator(app)).get(`/api/admin/bookings/${guest.lead.id}`)
    const money = { covered: 950, paid: 800 }
    expect(body, 'the next refund is counted from what is left').toMatchObject({ money })
    const [line, ...others] = await openLines(app)
    expect(others).toEqual([])
    expect(line).toMatchObject({
      kind: 'refund',
      amount: 150,
      reason: 'given_back',
      reasonNote: null,
      byHand: false,
    })

    const admin = await operator(app)
    const path = `/api/admin/payments/${line?.id}/reason`
    for (const reason of ['', '   ', 'x'.repeat(501), 'two\nlines']) {
      expect(await admin.post(path, { reason })).toMatchObject({ status: 422 })
    }
    expect(await guest.visitor.post(path, { reason: 'mine' })).toMatchObject({ status: 401 })
    expect(await admin.post(path, { reason: ' The wind stayed away for three days ' })).toMatchObject({
      status: 200,
      body: { reasonNote: 'The wind stayed away for three days' },
    })
    expect(await openLines(app)).toEqual([])
    const shown = (of: typeof admin) =>
      of.get<{ payments: BookingPayment[] }>(`/api/booking-payments/${guest.lead.id}`)
    expect((await shown(admin)).body.payments.at(-1)).toMatchObject({
      reason: 'given_back',
      note: 'The wind stayed away for three days',
    })
    expect((await shown(guest.visitor)).body.payments.at(-1)).toMatchObject({ note: null })
  },
)

test('a refund after the retreat does not call the place confirmed', async () => {
  const { app, guest } = await paidInFull()
  for (const [at, isNamed] of [
    ['2025-12-12T10:00:00Z', true],
    ['2025-12-13T10:00:00Z', false],
  ] as const) {
    app.clock.set(at)
    const admin = await operator(app)
    const path = `/api/admin/bookings/${guest.lead.id}/refunds`
    expect((await admin.post(path, { amount: 50, reason: 'Wet room' })).status).toBe(201)
    await issueDueDocuments(app)
    const sent = await app.db.select().from(mails).where(eq(mails.template, 'refund-made'))
    const last = sent.toSorted((one, other) => +one.createdAt - +other.createdAt).at(-1)
    expect(last?.text.replaceAll(/\s+/g, ' ').includes('Your place is still confirmed')).toBe(isNamed)
  }
})

test('only a goodwill refund can be given a reason', async () => {
  const { app, guest } = await paidInFull()
  await cancel(guest)
  const admin = await operator(app)
  const rows = await app.db.select().from(payments)
  for (const { id } of rows) {
    expect(await admin.post(`/api/admin/payments/${id}/reason`, { reason: 'Why not' })).toMatchObject({
      status: 409,
    })
  }
})

test('a goodwill refund of everything leaves the booking confirmed with nothing left to pay', async () => {
  const { app, guest, giveBack } = await paidInFull()
  await giveBack(950)
  expect(await bookingOf(guest)).toMatchObject({
    status: 'payment_confirmed',
    paymentStatus: 'fully_paid',
    amountPaid: 0,
    balanceDue: 0,
  })
  const told = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.bookingId, guest.lead.id), eq(mails.template, 'refund-made')))
  expect(told).toHaveLength(1)
  expect(told[0]?.text.replaceAll(/\s+/g, ' ')).toContain(
    'Your place is still confirmed, and there is nothing left to pay.',
  )
})

test.each([
  ['before what the rule keeps is touched', 150, 600],
  ['of more than the rule gives', 800, 0],
])(
  'a cancellation after a goodwill refund %s refunds what the rule still gives',
  async (_, goodwill, back) => {
    const { app, guest, giveBack } = await paidInFull()
    await giveBack(goodwill)
    app.clock.advance({ hours: 49 })
    expect((await cancel(guest)).body.refund).toEqual({ amount: back, rule: '45_days_or_more' })
    expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 950 - goodwill - back })
    expect(await documented(app)).toBe((950 - goodwill - back) * 100)
  },
)

test('a price reduction after a goodwill refund refunds no more than is left', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'full')
  app.clock.advance({ minutes: 1 })
  const [payment] = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  const given: ProviderRefund = {
    reference: 're_1',
    idempotencyKey: null,
    amountCents: 1000_00,
    state: 'paid',
  }
  app.deps.gateway = { ...app.deps.gateway, fetchRefunds: () => Promise.resolve([given]) }
  await recordRefunds(app.deps, payment?.providerReference ?? '')
  const edited = await guest.visitor.patch(`/api/leads/${guest.lead.id}`, { selectedRoom: 'shared' })
  expect(edited.status).toBe(200)
  expect(await refunds(app)).toEqual(['booking_changed 130 refunded', 'given_back 1000 refunded'])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 0, balanceDue: 0 })
})

test('the page that cancels a date shows what is left after a goodwill refund', async () => {
  const { app, giveBack } = await paidInFull()
  await giveBack(150)
  const admin = await operator(app)
  const { body } = await admin.get<{ retreats: RetreatView[] }>('/api/admin/retreats')
  const date = body.retreats.find(({ label }) => label === 'Dec 5–12, 2025')
  for (const dryRun of [true, false]) {
    const cancelled = await admin.post<RetreatCancellation>(`/api/admin/retreats/${date?.id}/cancel`, {
      dryRun,
    })
    const awa = cancelled.body.bookings.find(({ name }) => name === 'Awa Jallow')
    expect(awa).toMatchObject({ received: 800, refund: { amount: 800 } })
  }
})

test('a refund made at the provider’s own site settles our own failing refund', async () => {
  const { app, guest, giveBack } = await paidInFull()
  const { gateway } = app.deps
  app.deps.gateway = { ...gateway, refund: () => Promise.reject(new Error('500')) }
  await cancel(guest)
  expect(await refunds(app)).toEqual(['booking_cancelled 950 initiated'])
  await giveBack(950)
  expect(await refunds(app)).toEqual(['booking_cancelled 950 refunded'])
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
  expect(await openLines(app)).toEqual([])
})

test('a refund at the provider’s own site that is less than ours does not settle it, and the operator is told', async () => {
  const { app, guest, giveBack } = await paidInFull()
  app.deps.gateway = { ...app.deps.gateway, refund: () => Promise.reject(new Error('500')) }
  await cancel(guest)
  await giveBack(500)
  expect(await refunds(app)).toEqual(['booking_cancelled 950 initiated', 'given_back 500 rejected'])
  const told = await app.db.select().from(mails).where(eq(mails.template, 'operator-payment-problem'))
  expect(told.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringContaining('€500 more than was left'),
  ])
})

test('a refund beyond what is left never makes the ledger negative, and the operator is told', async () => {
  const { app, guest, giveBack } = await paidInFull()
  app.deps.gateway = { ...app.deps.gateway, refund: () => Promise.reject(new Error('500')) }
  await cancel(guest)
  const [refund] = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  app.clock.advance({ hours: 2 })
  const admin = await operator(app)
  expect(await admin.post(`/api/admin/payments/${refund?.id}/receive`)).toMatchObject({ status: 200 })
  // Then the same is refunded at the provider too.
  await giveBack(950)
  expect(await refunds(app)).toEqual(['booking_cancelled 950 refunded', 'given_back 950 rejected'])
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 0 })
  expect(await documented(app)).toBe(0)
  const [told, ...others] = await app.db
    .select()
    .from(mails)
    .where(eq(mails.template, 'operator-payment-problem'))
  expect(others).toEqual([])
  expect(told?.text.replaceAll(/\s+/g, ' ')).toContain('€950 more than was left')
})
