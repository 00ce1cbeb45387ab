// Payments by a payer with the pay link: what it shows, the receipt, and how the link is replaced.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payerReceipt } from '#domain/document/documents.ts'
import { checkoutSessions, documents, mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { attachmentsOf } from '#server/mail/deliver-mails.ts'
import type { TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  clickInSandbox,
  operator,
  issueDueDocuments,
  signUp,
  type Guest,
  ledgerOf,
  receiveReported,
} from '#test/guests.ts'
import { changeTruth } from '#test/provider-events.ts'
import { readAs } from '#test/read-as.ts'

const PAYER = 'mum@example.com'

async function linkOf({ visitor, lead }: Guest): Promise<string> {
  const { body } = await visitor.get<{ payLink: string }>(`/api/pay-link/${lead.id}`)
  return body.payLink.split('/').at(-1) ?? ''
}

async function receiptMails({ db }: TestApp) {
  return db.select().from(mails).where(eq(mails.template, 'payer-receipt'))
}

/** The payers' addresses that the payments and card pages of a booking still have. */
async function addresses(app: TestApp, guest: Guest): Promise<(string | null)[]> {
  const pages = await app.db
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.bookingId, guest.lead.id))
  return [...(await ledgerOf(app, guest)), ...pages].map(({ payerEmail }) => payerEmail)
}

test('a payer by the link gets a receipt at their own address once, and the guest gets an email', async () => {
  const { app, guest } = await appWithGuest()
  const token = await linkOf(guest)
  const payer = app.newVisitor()
  const shown = await readAs(app, payer, ({ payLink }) => payLink(token))
  expect(shown.body.firstName).toBe('Awa')
  expect(shown.body).not.toHaveProperty('name')
  const wish = { paymentType: 'deposit', method: 'bancontact', email: ` ${PAYER.toUpperCase()} ` }
  const { body } = await payer.post<{ id: string }>(`/api/pay/${token}/checkout`, wish)
  await clickInSandbox(payer, body.id, 'pay')
  await readAs(app, payer, ({ payLinkOutcome }) => payLinkOutcome(token, body.id))
  const [mail, ...more] = await receiptMails(app)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: PAYER, subject: 'Your receipt: €200 for Awa' })
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Jallow|awa@example\.com|JALLOW/)
  const [told] = await app.db.select().from(mails).where(eq(mails.template, 'payment-received'))
  expect(told?.recipient).toBe('awa@example.com')
  expect(told?.text).toContain('Paid with your payment link.')
  expect(told?.text).not.toContain(PAYER)
  // From then on only the email has the address.
  expect(await addresses(app, guest)).toEqual([null, null])
  const drawn = mail && (await attachmentsOf(app.deps, mail))
  expect(drawn).toMatchObject([{ filename: 'receipt-R-2025-0001.pdf', contentType: 'application/pdf' }])
})

test('a receipt that is sent again goes to the payer, and not to the guest', async () => {
  const { app, guest } = await appWithGuest()
  const token = await linkOf(guest)
  const payer = app.newVisitor()
  const wish = { paymentType: 'deposit', method: 'bancontact', email: PAYER }
  const { body } = await payer.post<{ id: string }>(`/api/pay/${token}/checkout`, wish)
  await clickInSandbox(payer, body.id, 'pay')
  const [mail] = await receiptMails(app)
  const again = await (await operator(app)).post(`/api/admin/outbox/${mail?.id}/send-again`)
  expect(again).toMatchObject({ status: 200, body: { to: PAYER } })
  expect((await receiptMails(app)).map(({ recipient }) => recipient)).toEqual([PAYER, PAYER])
})

test('the payer’s receipt has the number, amount and retreat, and nothing else of the guest', async () => {
  const { app, guest } = await appWithGuest()
  const token = await linkOf(guest)
  const report = { paymentType: 'deposit', amount: 200, email: PAYER }
  expect(await app.client.post(`/api/pay/${token}/transfer`, report)).toMatchObject({ status: 200 })
  expect(await receiptMails(app)).toEqual([])
  await receiveReported(app)
  await issueDueDocuments(app)
  expect(await receiptMails(app)).toMatchObject([{ recipient: PAYER }])
  const [own] = await app.db.select().from(documents).where(eq(documents.bookingId, guest.lead.id))
  if (!own) throw new Error('there is no receipt')
  const receipt = payerReceipt(own.content, 'Awa')
  expect(receipt).toMatchObject({
    number: own.content.number,
    issuer: own.content.issuer,
    guest: { name: 'Payer for Awa', email: null },
    booking: { retreat: 'Oct 31–Nov 7, 2025', packageName: null, room: null },
    line: { label: 'Deposit', amountCents: 200_00 },
    statement: { rows: [{ amountCents: 200_00 }] },
  })
  expect(JSON.stringify(receipt)).not.toMatch(/jallow|awa@/i)
})

test('without an address there is no second receipt, and an invalid one is refused', async () => {
  const { app, guest } = await appWithGuest()
  const token = await linkOf(guest)
  const path = `/api/pay/${token}/checkout`
  expect(await app.client.post(path, { paymentType: 'deposit', email: 'mum' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'email' }] },
  })
  const { body } = await app.client.post<{ id: string }>(path, { paymentType: 'deposit' })
  await clickInSandbox(app.client, body.id, 'pay')
  expect(await bookingOf(guest)).toMatchObject({ amountPaid: 200 })
  expect(await receiptMails(app)).toEqual([])
})

test('a rejected transfer and a replaced card page keep no payer’s address', async () => {
  const { app, guest } = await appWithGuest()
  const token = await linkOf(guest)
  await app.client.post(`/api/pay/${token}/checkout`, { paymentType: 'full', email: PAYER })
  await app.client.post(`/api/pay/${token}/transfer`, { paymentType: 'deposit', amount: 200, email: PAYER })
  const [reported] = await ledgerOf(app, guest)
  expect(reported?.payerEmail).toBe(PAYER)
  await (await operator(app)).post(`/api/admin/payments/${reported?.id}/reject`)
  expect(await addresses(app, guest)).toEqual([null, null])
})

test('a card page left open by a crash keeps no payer’s address once its time is over', async () => {
  const { app, guest } = await appWithGuest()
  const token = await linkOf(guest)
  const wish = { paymentType: 'deposit', email: PAYER }
  const { body } = await app.client.post<{ id: string }>(`/api/pay/${token}/checkout`, wish)
  // The state before the provider's answer was stored.
  await app.db.update(checkoutSessions).set({ state: 'opening', providerId: null, url: null })
  app.clock.advance({ minutes: 59 })
  await runDueJobs(app.deps)
  expect(await addresses(app, guest)).toEqual([PAYER])
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
  expect(await addresses(app, guest)).toEqual([null])
  // The next attempt opens another page, with a new key.
  const again = await app.client.post<{ id: string }>(`/api/pay/${token}/checkout`, wish)
  expect(again.status).toBe(200)
  expect(again.body.id).not.toBe(body.id)
})

test('a mismatched payment keeps no payer’s address, and sends no payer’s receipt if it is corrected', async () => {
  const { app, guest } = await appWithGuest()
  const token = await linkOf(guest)
  const wish = { paymentType: 'deposit', email: PAYER }
  const { body } = await app.client.post<{ id: string }>(`/api/pay/${token}/checkout`, wish)
  const { gateway } = app.deps
  changeTruth(app, { amountCents: 1_00 })
  await clickInSandbox(app.client, body.id, 'pay')
  expect(await ledgerOf(app, guest)).toMatchObject([{ state: 'failed' }])
  expect(await addresses(app, guest)).toEqual([null, null])
  app.deps.gateway = gateway
  await readAs(app, app.client, ({ payLinkOutcome }) => payLinkOutcome(token, body.id))
  expect(await ledgerOf(app, guest)).toMatchObject([{ state: 'received' }])
  expect(await receiptMails(app)).toEqual([])
})

test('the guest’s export does not contain the payer’s address', async () => {
  const { app, guest } = await appWithGuest()
  const token = await linkOf(guest)
  const { body } = await app.client.post<{ id: string }>(`/api/pay/${token}/checkout`, {
    paymentType: 'deposit',
    email: PAYER,
  })
  await clickInSandbox(app.client, body.id, 'pay')
  const exported = await guest.visitor.get('/api/account/export')
  expect(JSON.stringify(exported.body)).not.toContain(PAYER)
})

test('the guest replaces the link, the old one opens nothing, and nobody else can replace it', async () => {
  const { app, guest } = await appWithGuest()
  const path = `/api/pay-link/${guest.lead.id}`
  const before = await linkOf(guest)
  const other = await signUp(app, 'lamin@example.com')
  for (const [visitor, status] of [
    [app.newVisitor(), 401],
    [other, 404],
  ] as const) {
    expect(await visitor.get(path)).toMatchObject({ status })
    expect(await visitor.post(path)).toMatchObject({ status })
  }
  expect(await readAs(app, app.client, ({ payLink }) => payLink(before))).toMatchObject({ status: 200 })
  const { status, body } = await guest.visitor.post<{ payLink: string }>(path)
  expect(status).toBe(200)
  const after = await linkOf(guest)
  expect(body.payLink.endsWith(after)).toBe(true)
  expect(after).not.toBe(before)
  expect(await readAs(app, app.client, ({ payLink }) => payLink(before))).toMatchObject({ status: 404 })
  expect(await readAs(app, app.client, ({ payLink }) => payLink(after))).toMatchObject({ status: 200 })
})
