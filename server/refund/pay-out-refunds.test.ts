import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payments, sandboxRefunds } from '#server/db/schema.ts'
import type { NewRefund } from '#server/gateway.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, guestWithBooking, payByCard } from '#test/guests.ts'
import { payOutRefunds } from './pay-out-refunds.ts'

function refunds({ db }: TestApp) {
  return db.select().from(payments).where(eq(payments.kind, 'refund'))
}

/** A booking paid in full by card and cancelled, whose refund did not reach the provider. */
async function withOpenRefund(): Promise<TestApp> {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'full')
  const { gateway } = app.deps
  app.deps.gateway = { ...gateway, refund: () => Promise.reject(new Error('ETIMEDOUT')) }
  expect(await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)).toMatchObject({ status: 200 })
  app.deps.gateway = gateway
  // The first try has failed, and the next one is due.
  app.clock.advance({ minutes: 10 })
  return app
}

test('a refund that could not be paid out stays in the ledger, and the next run pays it', async () => {
  const app = await withOpenRefund()
  expect(await refunds(app)).toMatchObject([
    { state: 'initiated', amountCents: 950_00, providerReference: null },
  ])
  await payOutRefunds(app.deps)
  const [paid] = await app.db.select().from(sandboxRefunds)
  expect(await refunds(app)).toMatchObject([
    { state: 'refunded', providerReference: paid?.id, settledAt: new Date('2025-09-01T09:10:00Z') },
  ])
})

test('the provider is asked to refund the right payment, with the refund’s own id as key', async () => {
  const app = await withOpenRefund()
  const orders: NewRefund[] = []
  const { gateway } = app.deps
  app.deps.gateway = {
    ...gateway,
    refund: (order) => {
      orders.push(order)
      return gateway.refund(order)
    },
  }
  await payOutRefunds(app.deps)
  const [payment] = await app.db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, 'full'), eq(payments.method, 'card')))
  const [refund] = await refunds(app)
  expect(orders).toEqual([
    {
      paymentReference: payment?.providerReference,
      amountCents: 950_00,
      idempotencyKey: refund?.id,
      keyNumber: 0,
    },
  ])
})

test('simultaneous runs refund the money once', { tags: 'postgres' }, async () => {
  const app = await withOpenRefund()
  await Promise.all([1, 2, 3, 4].map(() => payOutRefunds(app.deps)))
  expect(await app.db.select().from(sandboxRefunds)).toHaveLength(1)
  expect(await refunds(app)).toMatchObject([{ state: 'refunded' }])
})

test('a crash between the provider’s answer and the ledger leads to one refund, found by its key', async () => {
  const app = await withOpenRefund()
  await payOutRefunds(app.deps)
  const [before] = await refunds(app)
  // The ledger as it was before the answer was stored.
  await app.db
    .update(payments)
    .set({ state: 'initiated', providerReference: null })
    .where(eq(payments.kind, 'refund'))
  await payOutRefunds(app.deps)
  expect(await app.db.select().from(sandboxRefunds)).toHaveLength(1)
  expect(await refunds(app)).toMatchObject([
    { state: 'refunded', providerReference: before?.providerReference },
  ])
})

test('one failing refund does not hold up another', async () => {
  const app = await createTestApp()
  const { gateway } = app.deps
  const guests = [await guestWithBooking(app), await guestWithBooking(app, { email: 'lamin@example.com' })]
  for (const guest of guests) await payByCard(guest, 'deposit')
  app.deps.gateway = { ...gateway, refund: () => Promise.reject(new Error('ETIMEDOUT')) }
  for (const { visitor, lead } of guests) await visitor.delete(`/api/cancel-booking/${lead.id}`)
  const [first] = await app.db
    .select()
    .from(payments)
    .where(eq(payments.kind, 'refund'))
    .orderBy(payments.createdAt, payments.id)
  app.deps.gateway = {
    ...gateway,
    refund: (order) =>
      order.idempotencyKey === first?.id ? Promise.reject(new Error('ETIMEDOUT')) : gateway.refund(order),
  }
  app.clock.advance({ minutes: 10 })
  await payOutRefunds(app.deps)
  expect((await refunds(app)).map(({ state }) => state).toSorted()).toEqual(['initiated', 'refunded'])
})
