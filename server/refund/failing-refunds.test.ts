import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { BookingPayment, LedgerLine } from '#domain/contract/api-contract.ts'
import { mails, payments, refundAttempts, sandboxRefunds } from '#server/db/schema.ts'
import { RefundKeySpent, RefundRefused, type NewRefund } from '#server/gateway.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, guestWithBooking, operator, payByCard } from '#test/guests.ts'
import { breakBooking } from '#test/sample-rows.ts'
import { askForAccounts } from './ask-for-account.ts'
import { payOutRefunds } from './pay-out-refunds.ts'

const START = Date.parse('2025-09-01T09:00:00Z')

/** A cancelled deposit whose card refund fails at the provider until `mend` is called. */
async function failing() {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  const { gateway } = app.deps
  const orders: (NewRefund & { second: number })[] = []
  let fault: () => Error = () => new Error('500')
  app.deps.gateway = {
    ...gateway,
    refund: (order) => {
      orders.push({ ...order, second: (app.clock.now().getTime() - START) / 1000 })
      return Promise.reject(fault())
    },
  }
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const [refund] = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  if (!refund) throw new Error('nothing is to be refunded')
  return {
    app,
    guest,
    refund,
    orders,
    failWith: (error: () => Error) => {
      fault = error
    },
    mend: () => {
      app.deps.gateway = gateway
    },
    /** The provider makes the refund of an earlier try, whose answer was lost. */
    carryOut: async () => {
      const [order] = orders
      if (!order) throw new Error('nothing was tried')
      await gateway.refund(order)
    },
  }
}

async function sweepFor(app: TestApp, minutes: number): Promise<void> {
  // Every wait is a multiple of ten seconds.
  for (let seconds = 0; seconds < minutes * 60; seconds += 10) {
    app.clock.advance({ milliseconds: 10_000 })
    await payOutRefunds(app.deps)
  }
}

async function lineOf(app: TestApp, id: string): Promise<LedgerLine | undefined> {
  const admin = await operator(app)
  const { body } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  return body.payments.find((line) => line.id === id)
}

async function mailsAs({ db }: TestApp, template: string) {
  return db.select().from(mails).where(eq(mails.template, template))
}

test('a failing refund is retried after growing waits with one key, and then goes out', async () => {
  const { app, orders, refund, mend } = await failing()
  await sweepFor(app, 11)
  expect(orders.map(({ second }) => second)).toEqual([0, 10, 30, 70, 150, 310, 630])
  expect(new Set(orders.map(({ idempotencyKey, keyNumber }) => `${idempotencyKey} ${keyNumber}`))).toEqual(
    new Set([`${refund.id} 0`]),
  )
  // The waits are stored in the database: a restarted server does not start over.
  expect(await app.db.select().from(refundAttempts)).toMatchObject([{ failures: 7, keyNumber: 0 }])
  mend()
  await sweepFor(app, 11)
  expect(await app.db.select().from(sandboxRefunds)).toHaveLength(1)
  expect(await lineOf(app, refund.id)).toBeUndefined()
})

test('only a key that the provider has recorded as failed is replaced by a new one', async () => {
  const { app, orders, failWith } = await failing()
  failWith(() => new RefundKeySpent('the same answer again'))
  await sweepFor(app, 1)
  failWith(() => new Error('ETIMEDOUT'))
  await sweepFor(app, 5)
  expect(orders.map(({ keyNumber }) => keyNumber)).toEqual([0, 0, 1, 2, 2, 2])
})

test(
  'servers that fail at once with a spent key move on to the same new key',
  { tags: 'postgres' },
  async () => {
    const { app, orders, failWith } = await failing()
    failWith(() => new RefundKeySpent('the same answer again'))
    app.clock.advance({ minutes: 1 })
    await Promise.all([1, 2, 3].map(() => payOutRefunds(app.deps)))
    expect(await app.db.select().from(refundAttempts)).toMatchObject([{ keyNumber: 1 }])
    app.clock.advance({ minutes: 10 })
    await payOutRefunds(app.deps)
    expect(orders.at(-1)).toMatchObject({ keyNumber: 1 })
  },
)

test('a refund that the card refuses is shown and asked about as a transfer', async () => {
  const { app, guest, failWith } = await failing()
  failWith(() => new RefundRefused('the card was closed'))
  app.clock.advance({ minutes: 1 })
  await payOutRefunds(app.deps)
  await askForAccounts(app.deps)
  const path = `/api/booking-payments/${guest.lead.id}`
  const { body } = await guest.visitor.get<{ payments: BookingPayment[] }>(path)
  expect(body.payments.find(({ kind }) => kind === 'refund')).toMatchObject({ method: 'bank_transfer' })
  const [asked] = await mailsAs(app, 'refund-account-asked')
  expect(asked?.text.replaceAll(/\s+/g, ' ')).toContain('We couldn’t refund you the way you paid.')
})

test('the operator is told once after an hour and may pay by hand, which ends the retries', async () => {
  const { app, refund, orders, guest, mend } = await failing()
  await sweepFor(app, 59)
  expect(await lineOf(app, refund.id)).toMatchObject({
    state: 'initiated',
    byHand: false,
    failingSince: '2025-09-01T09:00:00.000Z',
  })
  const early = await (await operator(app)).post(`/api/admin/payments/${refund.id}/receive`)
  expect(early).toMatchObject({ status: 409 })
  expect(await mailsAs(app, 'operator-refund-failing')).toEqual([])

  await sweepFor(app, 2)
  await payOutRefunds(app.deps)
  expect(await mailsAs(app, 'operator-refund-failing')).toMatchObject([
    { subject: 'Refund stuck: €200 to Awa Jallow', bookingId: guest.lead.id },
  ])
  expect(await lineOf(app, refund.id)).toMatchObject({ byHand: true })
  const admin = await operator(app)
  const paid = await admin.post(`/api/admin/payments/${refund.id}/receive`)
  expect(paid).toMatchObject({ status: 200, body: { state: 'refunded', method: 'bank_transfer' } })
  const tries = orders.length
  mend()
  app.clock.advance({ hours: 3 })
  await payOutRefunds(app.deps)
  expect(orders).toHaveLength(tries)
  expect(await app.db.select().from(sandboxRefunds)).toEqual([])
  expect(await mailsAs(app, 'operator-refund-failing')).toHaveLength(1)
})

test('a refund that the provider did pay is not paid by hand too', async () => {
  const { app, refund, carryOut } = await failing()
  await sweepFor(app, 61)
  await carryOut()
  const admin = await operator(app)
  const answer = await admin.post<{ detail: string }>(`/api/admin/payments/${refund.id}/receive`)
  expect(answer.status).toBe(409)
  expect(answer.body.detail).toContain('has now paid this refund')
  const [row] = await app.db.select().from(payments).where(eq(payments.id, refund.id))
  expect(row).toMatchObject({ state: 'refunded', method: 'card' })
})

test('a payout by hand is recorded even while the provider does not answer', async () => {
  const { app, refund } = await failing()
  await sweepFor(app, 61)
  app.deps.gateway = { ...app.deps.gateway, fetchRefunds: () => Promise.reject(new Error('ETIMEDOUT')) }
  const admin = await operator(app)
  expect(await admin.post(`/api/admin/payments/${refund.id}/receive`)).toMatchObject({
    status: 200,
    body: { state: 'refunded', method: 'bank_transfer' },
  })
})

/** Two refunds that fail; the one tried first belongs to a broken booking. */
async function oneOfThemBroken() {
  const app = await createTestApp()
  const guests = [await guestWithBooking(app), await guestWithBooking(app, { email: 'lamin@example.com' })]
  for (const guest of guests) await payByCard(guest, 'deposit')
  const failWith = (fault: Error) => {
    app.deps.gateway = { ...app.deps.gateway, refund: () => Promise.reject(fault) }
  }
  failWith(new Error('500'))
  for (const { visitor, lead } of guests) await visitor.delete(`/api/cancel-booking/${lead.id}`)
  const refunds = await app.db
    .select()
    .from(payments)
    .where(eq(payments.kind, 'refund'))
    .orderBy(payments.createdAt, payments.id)
  const [broken, sound] = refunds
  if (!broken || !sound) throw new Error('not both are to be refunded')
  await breakBooking(app, broken.bookingId)
  return { app, broken, sound, failWith, logged: vi.spyOn(app.deps.log, 'error') }
}

test('one broken booking does not hold up the email about another failing refund', async () => {
  const { app, broken, sound, logged } = await oneOfThemBroken()
  // Nothing is retried in the meantime.
  await app.db.update(refundAttempts).set({ dueAt: new Date(START + 7_200_000) })
  app.clock.advance({ hours: 1 })
  await payOutRefunds(app.deps)
  expect(await mailsAs(app, 'operator-refund-failing')).toMatchObject([{ bookingId: sound.bookingId }])
  expect(logged.mock.calls).toMatchObject([
    [
      { bookingId: broken.bookingId, refundId: broken.id },
      'the operator could not be told of a failing refund yet',
    ],
  ])
})

test('one broken booking does not hold up the refusal of another refund', async () => {
  const { app, broken, sound, failWith, logged } = await oneOfThemBroken()
  failWith(new RefundRefused('the card is gone'))
  app.clock.advance({ minutes: 1 })
  await payOutRefunds(app.deps)
  const states = await app.db
    .select({ id: payments.id, state: payments.state })
    .from(payments)
    .where(eq(payments.kind, 'refund'))
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [broken.id, 'initiated'],
      [sound.id, 'failed'],
    ]),
  )
  expect(logged.mock.calls.map(([, message]) => message)).not.toContain(
    'the refunds to pay could not be read',
  )
})
