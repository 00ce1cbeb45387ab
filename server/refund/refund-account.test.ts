import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BookingPayment, LedgerLine } from '#domain/contract/api-contract.ts'
import type { BankPreview } from '#domain/contract/bank-shapes.ts'
import type { RefundLinkView, RefundToPay } from '#domain/contract/operator-payment-calls.ts'
import { bookings, mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { makeDataKey, parseDataKey, dataKeys } from '#server/process/data-keys.ts'
import { countNotSealedWith, resealBookings } from '#server/store/columns/reseal-bookings.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { appWithGuest, operator, issueDueDocuments, reportTransfer, type Guest } from '#test/guests.ts'
import { readAs } from '#test/read-as.ts'

const ACCOUNT = { holder: 'Awa Jallow', iban: 'de89 3704 0044 0532 0130 00' }

/** A guest who cancelled after a received transfer of €200: the refund waits for bank details. */
async function refundOwed() {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  const admin = await operator(app)
  const lines = () => admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  await admin.post(`/api/admin/payments/${(await lines()).body.payments[0]?.id}/receive`)
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  await runDueJobs(app.deps)
  // While the transfer may be undone, its refund may be undone too.
  expect(await asked(app)).toEqual([])
  await issueDueDocuments(app)
  await runDueJobs(app.deps)
  const refundId = (await lines()).body.payments[0]?.id ?? ''
  return { app, guest, admin, refundId, row: () => rowOf(app, guest) }
}

async function asked({ db }: TestApp): Promise<string[]> {
  const rows = await db
    .select()
    .from(mails)
    // The cancellation email asks for bank details too, if it had to wait for the payment.
    .where(inArray(mails.template, ['refund-account-asked', 'booking-cancelled']))
    .orderBy(mails.createdAt)
  return rows.flatMap(({ text }) => /\/refund\/([\w-]+)/.exec(text)?.[1] ?? [])
}

async function rowOf({ db }: TestApp, { lead }: Guest) {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, lead.id))
  if (!row) throw new Error('no booking')
  return row
}

test('the dashboard links to the same page as the email, until bank details are given', async () => {
  const { app, guest, admin } = await refundOwed()
  const [token] = await asked(app)
  const links = async (visitor: Guest['visitor']) => {
    const path = `/api/booking-payments/${guest.lead.id}`
    const { body } = await visitor.get<{ payments: BookingPayment[] }>(path)
    return body.payments.filter(({ kind }) => kind === 'refund').map(({ accountLink }) => accountLink)
  }
  expect(await links(guest.visitor)).toEqual([`/refund/${token}`])
  expect(await links(admin)).toEqual([null])
  await app.newVisitor().post(`/api/refund/${token}`, ACCOUNT)
  expect(await links(guest.visitor)).toEqual([null])
})

test.each([
  [
    'has no IBAN',
    { holder: 'Awa Jallow', accountNumber: '0023 4567 890', bank: 'Trust Bank', country: 'The Gambia' },
    '···7890',
  ],
  // Tunisia has IBANs and is outside SEPA.
  ['is outside SEPA', { holder: 'Awa Jallow', iban: 'TN59 1000 6035 1835 9847 8831' }, '···8831'],
])(
  'the operator pays a refund by hand, without a QR code, to an account that %s',
  async (_, account, ends) => {
    const { app, admin, refundId } = await refundOwed()
    const [token] = await asked(app)
    expect(await app.newVisitor().post(`/api/refund/${token}`, account)).toMatchObject({
      status: 200,
      body: { given: { holder: 'Awa Jallow', iban: ends }, sendBy: '2025-09-15' },
    })
    const { body } = await admin.get<RefundToPay>(`/api/admin/payments/${refundId}/account`)
    expect(body).toMatchObject({ account, svg: null })
  },
)

test('the guest is asked once for bank details, and the operator sees them with a QR code', async () => {
  const { app, admin, refundId, row } = await refundOwed()
  await runDueJobs(app.deps)
  const [token, ...more] = await asked(app)
  expect(more).toEqual([])
  const path = `/api/refund/${token}`
  const somebody = app.newVisitor()
  expect(await readAs(app, somebody, ({ refundLink }) => refundLink(token ?? ''))).toMatchObject({
    status: 200,
    body: { amount: 200, name: 'Awa Jallow', given: null },
  })
  const toPay = () => admin.get<RefundToPay>(`/api/admin/payments/${refundId}/account`)
  expect((await toPay()).body).toMatchObject({ account: null, svg: null, reference: 'Refund C-2025-0001' })
  expect(await somebody.post(path, { ...ACCOUNT, iban: 'DE88 3704 0044 0532 0130 00' })).toMatchObject({
    status: 422,
  })
  expect(await somebody.post(path, { ...ACCOUNT, holder: ' ' })).toMatchObject({ status: 422 })
  expect(await somebody.post<RefundLinkView>(path, ACCOUNT)).toMatchObject({
    status: 200,
    body: { given: { holder: 'Awa Jallow', iban: '···3000' } },
  })
  expect((await row()).refundAccount).toMatch(/^sealed:1:/)
  const { body } = await toPay()
  expect(body).toMatchObject({
    amount: 200,
    account: { holder: 'Awa Jallow', iban: 'DE89 3704 0044 0532 0130 00' },
  })
  expect(body.svg).toContain('<svg')
  // Once the refund is paid, the link opens nothing.
  await admin.post(`/api/admin/payments/${refundId}/receive`)
  expect(await readAs(app, somebody, ({ refundLink }) => refundLink(token ?? ''))).toMatchObject({
    status: 404,
  })
  expect(await somebody.post(path, ACCOUNT)).toMatchObject({ status: 404 })
})

test('the account in force, given again, drops another one that waits to be confirmed', async () => {
  const { app, row } = await refundOwed()
  const [token] = await asked(app)
  const give = (account: object) => app.newVisitor().post<RefundLinkView>(`/api/refund/${token}`, account)
  await give(ACCOUNT)
  const other = { holder: 'Bo Claes', iban: 'BE71 0961 2345 6769' }
  expect((await give(other)).body).toMatchObject({ given: { iban: '···3000' }, next: { iban: '···6769' } })
  expect((await give(ACCOUNT)).body).toMatchObject({ given: { iban: '···3000' }, next: null })
  expect((await row()).refundAccountNext).toBeNull()
})

test('changing the account sends at most three emails an hour to confirm it', async () => {
  const { app } = await refundOwed()
  const [token] = await asked(app)
  app.deps.env.rateLimits = true
  const give = (holder: string) => app.newVisitor().post(`/api/refund/${token}`, { ...ACCOUNT, holder })
  const statuses: number[] = []
  for (const holder of ['A', 'B', 'C', 'D', 'E']) {
    app.clock.advance({ minutes: 1 })
    statuses.push((await give(holder)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  const confirming = await app.db.select().from(mails).where(eq(mails.template, 'refund-account-change'))
  expect(confirming).toHaveLength(3)
})

test('a guest without an email address is asked for bank details as soon as there is one', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  const admin = await operator(app)
  const lines = () => admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  await admin.post(`/api/admin/payments/${(await lines()).body.payments[0]?.id}/receive`)
  const setEmail = (email: string | null) =>
    app.db.update(bookings).set({ email }).where(eq(bookings.id, guest.lead.id))
  await setEmail(null)
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  await issueDueDocuments(app)
  await runDueJobs(app.deps)
  const refundId = (await lines()).body.payments[0]?.id ?? ''
  const toPay = async () => (await admin.get<RefundToPay>(`/api/admin/payments/${refundId}/account`)).body
  expect(await toPay()).toMatchObject({ account: null, email: null, askedAt: null })
  expect(await admin.post(`/api/admin/bookings/${guest.lead.id}/refund-link`)).toMatchObject({ status: 409 })
  await setEmail('awa@example.com')
  await runDueJobs(app.deps)
  expect(await toPay()).toMatchObject({ email: 'awa@example.com', askedAt: app.clock.now().toISOString() })
  expect(await asked(app)).toHaveLength(1)
})

test('a made-up or replaced link opens nothing', async () => {
  const { app, guest, admin } = await refundOwed()
  const [token = ''] = await asked(app)
  const flipped = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')
  for (const wrong of ['', 'x', 'a'.repeat(43), flipped]) {
    expect(await readAs(app, app.client, ({ refundLink }) => refundLink(wrong))).toMatchObject({
      status: 404,
    })
  }
  const path = `/api/admin/bookings/${guest.lead.id}/refund-link`
  expect(await guest.visitor.post(path)).toMatchObject({ status: 401 })
  app.clock.advance({ minutes: 1 })
  expect(await admin.post(path)).toMatchObject({ status: 204 })
  const [, anew] = await asked(app)
  expect(await readAs(app, app.client, ({ refundLink }) => refundLink(token))).toMatchObject({ status: 404 })
  expect(await readAs(app, app.client, ({ refundLink }) => refundLink(anew ?? ''))).toMatchObject({
    status: 200,
  })
})

test('bank details are removed 14 days after the refund was paid', async () => {
  const { app, admin, refundId, row } = await refundOwed()
  const [token] = await asked(app)
  await app.client.post(`/api/refund/${token}`, ACCOUNT)
  app.clock.advance({ days: 40 })
  await runDueJobs(app.deps)
  expect((await row()).refundAccount).not.toBeNull()
  const later = await operator(app)
  await later.post(`/api/admin/payments/${refundId}/receive`)
  app.clock.advance({ days: 14, milliseconds: -1 })
  await runDueJobs(app.deps)
  expect((await row()).refundAccount).not.toBeNull()
  app.clock.advance({ milliseconds: 1 })
  await runDueJobs(app.deps)
  expect(await row()).toMatchObject({ refundAccount: null, refundAccountAt: null })
  expect(admin).toBeDefined()
})

test('the guest’s export contains bank details, and erasing the account keeps them for an open refund', async () => {
  const { app, guest, row } = await refundOwed()
  const [token] = await asked(app)
  await app.client.post(`/api/refund/${token}`, ACCOUNT)
  const exported = await guest.visitor.get<string>('/api/account/export')
  expect(JSON.stringify(exported.body)).toContain('DE89370400440532013000')
  await guest.visitor.delete('/api/account', { password: 'harmattan wind' })
  expect(await row()).toMatchObject({ email: null, refundAccount: expect.any(String) as unknown })
})

test('bank details are resealed with a new data key', async () => {
  const { app, admin, refundId } = await refundOwed()
  const [token] = await asked(app)
  await app.client.post(`/api/refund/${token}`, ACCOUNT)
  const fresh = parseDataKey(makeDataKey())
  if (!fresh) throw new Error('no key')
  const before = app.deps.dataKeys
  const next = dataKeys(() => [fresh])
  // Seals with the new key and opens with both.
  app.deps.dataKeys = {
    ...next,
    open: (sealed, place) => (sealed.includes(next.current()) ? next : before).open(sealed, place),
  }
  await resealBookings(app.deps)
  expect(await countNotSealedWith(app.db, next.current())).toBe(0)
  app.deps.dataKeys = next
  const { body } = await admin.get<RefundToPay>(`/api/admin/payments/${refundId}/account`)
  expect(body.account?.holder).toBe('Awa Jallow')
})

test('the next bank statement finds the paid refund, and the operator’s confirmation closes it', async () => {
  const { app, admin, refundId } = await refundOwed()
  const [token] = await asked(app)
  await app.client.post(`/api/refund/${token}`, ACCOUNT)
  const preview = async (content: string) =>
    (await admin.post<BankPreview>('/api/admin/bank-import/preview', { content })).body
  const head = 'Date;Amount;Text\n'
  expect((await preview(`${head}2025-09-04;-200,00;Rent of September`)).paidRefunds).toEqual([])
  for (const text of ['Refund C-2025-0001', 'Awa Jallow DE89370400440532013000']) {
    const { paidRefunds, outgoing, rows } = await preview(`${head}2025-09-04;-200,00;${text}`)
    expect(paidRefunds).toMatchObject([
      { paymentId: refundId, name: 'Awa Jallow', amount: 200, bookedOn: '2025-09-04' },
    ])
    expect([outgoing, rows]).toEqual([1, 1])
  }
  await admin.post(`/api/admin/payments/${refundId}/receive`)
  expect((await preview(`${head}2025-09-04;-200,00;Refund C-2025-0001`)).paidRefunds).toEqual([])
})
