// A guest cancels in the seconds in which the operator can still undo the received payment.

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documents, mails, payments } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import type { TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  operator,
  issueDueDocuments,
  receiveReported,
  reportTransfer,
  type Guest,
} from '#test/guests.ts'

async function receivedAndCancelled() {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  const [reported] = await app.db.select().from(payments).where(eq(payments.state, 'reported'))
  if (!reported) throw new Error('nothing was reported')
  const before = (await mailsOf(app, guest)).length
  const admin = await operator(app)
  expect(await admin.post(`/api/admin/payments/${reported.id}/receive`)).toMatchObject({ status: 200 })
  app.clock.advance({ milliseconds: 5_000 })
  expect(await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)).toMatchObject({
    status: 200,
    body: { refund: { amount: 200 } },
  })
  await runDueJobs(app.deps)
  return { app, guest, admin, reported, told: async () => (await mailsOf(app, guest)).slice(before) }
}

async function mailsOf({ db }: TestApp, { lead }: Guest) {
  return db
    .select({ template: mails.template, text: mails.text })
    .from(mails)
    .where(and(eq(mails.bookingId, lead.id), eq(mails.recipient, lead.email ?? '')))
    .orderBy(mails.createdAt)
}

test('the guest gets one email with the refund and the link for bank details, and both documents are issued', async () => {
  const { app, told } = await receivedAndCancelled()
  expect(await told()).toEqual([])
  await issueDueDocuments(app)
  await runDueJobs(app.deps)
  const [mail, ...others] = await told()
  expect(mail?.template).toBe('booking-cancelled')
  expect(others).toEqual([])
  const text = mail?.text.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/€200.*\/refund\//)
  expect(text).toContain('once we have your bank details.')
  expect(text).not.toMatch(/too late|on its way|separate email/)
  const issued = await app.db.select({ kind: documents.kind }).from(documents).orderBy(documents.kind)
  expect(issued).toEqual([{ kind: 'credit_note' }, { kind: 'receipt' }])
  expect(await app.db.$count(mails, eq(mails.template, 'operator-payment-refunded'))).toBe(0)
})

test('the email says that nothing was received if the payment is undone in these seconds', async () => {
  const { app, admin, reported, told } = await receivedAndCancelled()
  expect(await admin.post(`/api/admin/payments/${reported.id}/undo`)).toMatchObject({ status: 200 })
  await issueDueDocuments(app)
  await runDueJobs(app.deps)
  const [mail, ...others] = await told()
  expect(mail?.template).toBe('booking-cancelled')
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('of €200 hasn’t reached us')
  expect(others).toEqual([])
})

test('a later cancellation does not carry the receipt of the payment again', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'full')
  await receiveReported(app)
  await issueDueDocuments(app)
  app.clock.advance({ hours: 72 })
  expect((await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)).status).toBe(200)
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'booking-cancelled'))
  const names = mail?.files.filter(({ type }) => type === 'document').map(({ name }) => name)
  expect(names).toEqual([expect.stringMatching(/^credit-note/i)])
})
