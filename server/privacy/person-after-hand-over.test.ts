// Two guests of one booking, one after the other: each one's data are their own (decision 0170).

import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { RefundToPay } from '#domain/contract/operator-payment-calls.ts'
import { handOvers, mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  guestWithBooking,
  operator,
  issueDueDocuments,
  reportTransfer,
  signUp,
  type Guest,
  receiveReported,
} from '#test/guests.ts'
import { accept, offered } from '#test/hand-overs.ts'
import { readAs } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'

interface Exported {
  payments: { kind: string; amount: number; note: string | null }[]
  documents: { number: string }[]
  mails: { to: string; subject: string }[]
  handedOn: { refundAccount: unknown }[]
}

const exportOf = async (visitor: Visitor) => (await visitor.get<Exported>('/api/account/export')).body
const erase = (visitor: Visitor) =>
  visitor.delete<{ kept: string[]; detail: string }>('/api/account', { password: 'harmattan wind' })

/** Awa paid in full by transfer, and Bo took over the place within the same millisecond. */
async function handOverPlace(app: TestApp): Promise<{ awa: Guest; bo: Visitor; admin: Visitor }> {
  const admin = await operator(app)
  const awa = await guestWithBooking(app)
  await reportTransfer(awa, 'full')
  await receiveReported(app)
  await issueDueDocuments(app)
  const token = await offered(awa)
  const bo = await signUp(app, 'bo@example.com')
  expect((await accept(bo, token)).status).toBe(200)
  return { awa, bo, admin }
}

/** The operator refunds part of Awa's payment, with a note about her. */
async function refundAPart(app: TestApp, { awa, admin }: { awa: Guest; admin: Visitor }): Promise<void> {
  const path = `/api/admin/bookings/${awa.lead.id}/refunds`
  expect((await admin.post(path, { amount: 100, reason: 'canary: Awa was ill' })).status).toBe(201)
  await issueDueDocuments(app)
}

test('emails belong to their recipient, and refunds with their notes to the payer', async () => {
  const app = await createTestApp()
  const { awa, bo, admin } = await handOverPlace(app)
  await refundAPart(app, { awa, admin })

  const ofBo = await exportOf(bo)
  expect(JSON.stringify(ofBo)).not.toMatch(/awa@example|canary|R-2025|C-2025/)
  expect(ofBo.payments).toEqual([])
  expect(ofBo.mails.map(({ to }) => to)).toContain('bo@example.com')

  const ofAwa = await exportOf(awa.visitor)
  expect(ofAwa.payments).toMatchObject([
    { kind: 'full', amount: 950 },
    { kind: 'refund', amount: 100, note: 'canary: Awa was ill' },
  ])
  expect(ofAwa.documents.map(({ number }) => number)).toEqual(['R-2025-0001', 'C-2025-0001'])
  expect(JSON.stringify(ofAwa)).not.toContain('bo@example')
  const all = await app.db.select().from(mails).where(eq(mails.recipient, 'awa@example.com'))
  expect(ofAwa.mails.map(({ subject }) => subject).toSorted()).toEqual(
    all.map(({ subject }) => subject).toSorted(),
  )
})

test('erasing the previous guest removes all their data but that of an open refund, and none of the new guest’s', async () => {
  const app = await createTestApp()
  const { awa, bo, admin } = await handOverPlace(app)
  await refundAPart(app, { awa, admin })
  const ofBo = await exportOf(bo)
  expect(await erase(awa.visitor)).toMatchObject({ status: 409, body: { type: 'urn:problem:money-open' } })

  const { body } = await readAs(app, awa.visitor, ({ handedOver }) => handedOver())
  const link = body[0]?.refunds[0]?.accountLink
  await awa.visitor.post(`/api${link}`, { holder: 'Awa Jallow', iban: 'DE89370400440532013000' })
  expect((await exportOf(awa.visitor)).handedOn).toMatchObject([{ refundAccount: { holder: 'Awa Jallow' } }])
  const erased = await erase(awa.visitor)
  expect(erased.body.kept.join(' ')).toContain('Your name and the account for the €100 that we still owe you')

  const left = await app.db.select().from(mails)
  expect(left.filter(({ text }) => /awa@example|Awa Jallow/.test(text))).toEqual([])
  expect(left.filter(({ recipient }) => recipient === 'awa@example.com')).toHaveLength(1)
  // All but the previous guest's name.
  const withoutName = JSON.stringify(ofBo).replaceAll(
    '"outgoingGuest":{"firstName":"Awa"',
    '"outgoingGuest":{"firstName":null',
  )
  expect(await exportOf(bo)).toEqual(JSON.parse(withoutName))

  const open = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  const refund = open.body.payments.find(({ kind }) => kind === 'refund')
  expect(refund).toMatchObject({ name: 'Awa Jallow', email: null })
  const toPay = await admin.get<RefundToPay>(`/api/admin/payments/${refund?.id}/account`)
  expect(toPay.body).toMatchObject({
    payee: { name: 'Awa Jallow', email: null },
    account: { holder: 'Awa Jallow' },
  })
  await admin.post(`/api/admin/payments/${refund?.id}/receive`)
  app.clock.advance({ days: 15 })
  await runDueJobs(app.deps)
  const [handOver] = await app.db.select().from(handOvers).where(eq(handOvers.state, 'accepted'))
  expect(handOver).toMatchObject({ fromName: null, fromEmail: null, refundAccount: null })
})

test('erasing the new guest keeps the previous guest’s emails, refunds and notes', async () => {
  const app = await createTestApp()
  const { awa, bo, admin } = await handOverPlace(app)
  await refundAPart(app, { awa, admin })
  expect((await bo.delete(`/api/cancel-booking/${awa.lead.id}`)).status).toBe(200)
  await runDueJobs(app.deps)
  const before = await exportOf(awa.visitor)
  expect((await erase(bo)).status).toBe(200)
  expect(await exportOf(awa.visitor)).toEqual(before)
  expect(await app.db.$count(mails, like(mails.text, '%Bo Claes%'))).toBe(0)
})

test('a complaint stays readable to the guest who made it, and not to the next guest', async () => {
  const { app, guest: awa } = await appWithGuest()
  const admin = await operator(app)
  await awa.visitor.post(`/api/complaints/${awa.lead.id}`, { text: 'canary: the room was cold' })
  const token = await offered(awa)
  const bo = await signUp(app, 'bo@example.com')
  expect((await accept(bo, token)).status).toBe(200)
  const { body } = await readAs(app, awa.visitor, ({ handedOver }) => handedOver())
  expect(body[0]?.complaints).toMatchObject([{ text: 'canary: the room was cold' }])
  expect((await readAs(app, bo, ({ complaints }) => complaints(awa.lead.id))).body).toEqual([])
  expect(JSON.stringify(await exportOf(awa.visitor))).toContain('canary')
  expect(JSON.stringify(await exportOf(bo))).not.toContain('canary')
  expect(JSON.stringify((await admin.get('/api/admin/today')).body)).toContain('canary')
})

test('all views show the same paid and due amounts while a refund is under way', async () => {
  const { app, guest: awa } = await appWithGuest()
  const admin = await operator(app)
  await reportTransfer(awa, 'deposit')
  await receiveReported(app)
  await issueDueDocuments(app)
  const refund = { amount: 50, reason: 'Too much', lowerPrice: true }
  expect((await admin.post(`/api/admin/bookings/${awa.lead.id}/refunds`, refund)).status).toBe(201)
  await issueDueDocuments(app)
  const { payLink } = (await awa.visitor.get<{ payLink: string }>(`/api/pay-link/${awa.lead.id}`)).body
  const token = await offered(awa)
  const views = await Promise.all([
    awa.visitor.get<object[]>('/api/my-bookings').then((answer) => answer.body[0]),
    readAs(app, app.client, (readers) => readers.payLink(payLink.split('/').at(-1) ?? '')).then(
      (answer) => answer.body,
    ),
    readAs(app, app.client, ({ handOverLink }) => handOverLink(token)).then((answer) => answer.body),
    admin.get<{ lead: object }>(`/api/admin/bookings/${awa.lead.id}`).then((answer) => answer.body.lead),
  ])
  for (const view of views) expect(view).toMatchObject({ amountPaid: 150, balanceDue: 750 })
})
