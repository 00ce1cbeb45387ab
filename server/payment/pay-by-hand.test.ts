import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documents, mails, payments } from '#server/db/schema.ts'
import type { ProviderRefund } from '#server/gateway.ts'
import { recordRefunds } from '#server/refund/record-refunds.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { appWithGuest, bookingOf, operator, payByCard } from '#test/guests.ts'

function tell(app: TestApp, refunds: ProviderRefund[]): void {
  app.deps.gateway = { ...app.deps.gateway, fetchRefunds: () => Promise.resolve(refunds) }
}

async function refundRows({ db }: TestApp) {
  const rows = await db.select().from(payments).where(eq(payments.kind, 'refund')).orderBy(payments.state)
  return rows.map(({ state, method, providerReference }) => `${state} ${method} ${providerReference}`)
}

/** A cancelled booking whose card refund first went out, and then failed at the guest's bank. */
async function failedLater() {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const rows = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  const payment = rows.find(({ kind }) => kind === 'deposit')
  const refund = rows.find(({ kind }) => kind === 'refund')
  if (!payment?.providerReference || !refund?.providerReference) throw new Error('nothing was refunded')
  const failed: ProviderRefund = {
    reference: refund.providerReference,
    idempotencyKey: refund.id,
    amountCents: 200_00,
    state: 'failed',
  }
  tell(app, [failed])
  await recordRefunds(app.deps, payment.providerReference)
  expect(await refundRows(app)).toEqual([`failed card ${failed.reference}`])
  return { app, guest, failed, refund, reference: payment.providerReference }
}

test('a refund that the operator paid by hand is not reversed by later events of the provider', async () => {
  const { app, guest, failed, refund, reference } = await failedLater()
  const admin = await operator(app)
  for (let click = 0; click < 2; click++) {
    expect(await admin.post(`/api/admin/payments/${refund.id}/receive`)).toMatchObject({
      status: 200,
      body: { state: 'refunded', method: 'bank_transfer' },
    })
  }
  for (let event = 0; event < 2; event++) await recordRefunds(app.deps, reference)
  expect(await refundRows(app)).toEqual(['refunded bank_transfer null', `rejected card ${failed.reference}`])
  expect(await admin.get('/api/admin/payments')).toMatchObject({ body: { payments: [] } })
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
  const credits = await app.db.select().from(documents).where(eq(documents.kind, 'credit_note'))
  expect(credits).toHaveLength(1)
})

test('a new refund made at the provider replaces the failed one, in any order of events', async () => {
  const { app, guest, failed, reference } = await failedLater()
  const anew: ProviderRefund = { ...failed, reference: 're_anew', idempotencyKey: null, state: 'paid' }
  for (const told of [
    [failed, anew],
    [anew, failed],
    [failed, anew],
  ]) {
    tell(app, told)
    await recordRefunds(app.deps, reference)
  }
  expect(await refundRows(app)).toEqual(['refunded card re_anew', `rejected card ${failed.reference}`])
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
})

test.each([
  ['failed', 'changes nothing', []],
  ['paid', 'is reported as a second refund', ['rejected card re_late']],
] as const)(
  'a provider’s attempt at a refund that ends as %s after the operator paid by hand %s',
  async (state, _, added) => {
    const { app, guest } = await appWithGuest()
    await payByCard(guest, 'deposit')
    app.deps.gateway = { ...app.deps.gateway, refund: () => Promise.reject(new Error('no answer')) }
    await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
    const rows = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
    const reference = rows.find(({ kind }) => kind === 'deposit')?.providerReference ?? ''
    const idempotencyKey = rows.find(({ kind }) => kind === 'refund')?.id ?? ''
    app.clock.advance({ hours: 2 })
    const admin = await operator(app)
    expect((await admin.post(`/api/admin/payments/${idempotencyKey}/receive`)).status).toBe(200)
    tell(app, [{ reference: 're_late', idempotencyKey, amountCents: 200_00, state }])
    for (let event = 0; event < 2; event++) await recordRefunds(app.deps, reference)
    expect(await refundRows(app)).toEqual(['refunded bank_transfer null', ...added])
    const problems = await app.db.select().from(mails).where(eq(mails.template, 'operator-payment-problem'))
    expect(problems).toHaveLength(added.length)
    expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
  },
)
