import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { PricingTiers } from '#domain/contract/api-contract.ts'
import { bookings, unclaimedHolds } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { AWA } from '#test/awa.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { confirmAddress, operator, order, payByCard, reportTransfer, type Guest } from '#test/guests.ts'
import { accept, offered, traveller } from '#test/hand-overs.ts'
import { visitorFrom, type Visitor } from '#test/visitor.ts'

const DATES = ['Oct 31–Nov 7, 2025', 'Nov 7–14, 2025', 'Dec 5–12, 2025'] as const
const limited = () => createTestApp({ env: { rateLimits: true } })

async function account(app: TestApp, email: string, address = '192.0.2.7'): Promise<Visitor> {
  const visitor = visitorFrom(app, address)
  expect((await visitor.post('/api/auth/register', { ...AWA, email })).status).toBe(201)
  return visitor
}

function book(visitor: Visitor, n: number) {
  visitor.cookies.delete('lead')
  const form = kiterForm({ email: 'giver@example.com', selectedDate: DATES[n % DATES.length], age: 20 + n })
  return visitor.post<{ lead: Booking; detail: string }>('/api/submit-booking', form)
}

async function booked(visitor: Visitor, n = 0): Promise<Guest> {
  const { status, body } = await book(visitor, n)
  expect(status).toBe(201)
  return { visitor, lead: body.lead }
}

async function confirmedGiver(app: TestApp): Promise<Visitor> {
  const giver = await account(app, 'giver@example.com')
  await confirmAddress(app, 'giver@example.com')
  return giver
}

function acceptAs(visitor: Visitor, token: string, email: string) {
  return accept(visitor, token, traveller({ email }))
}

const heldPlaces = ({ db }: TestApp) =>
  db.$count(bookings, and(isNotNull(bookings.placeNumber), eq(bookings.isExample, false)))

async function countedForTier(app: TestApp): Promise<number> {
  return (await app.client.get<PricingTiers>('/api/pricing-tiers')).body.totalBookings
}

test('one confirmed mailbox and thirty other accounts hold eight places at most, and only two move the price', async () => {
  const app = await limited()
  const before = await countedForTier(app)
  const giver = await confirmedGiver(app)
  const answers: unknown[] = []
  for (let n = 0; n < 30; n++) {
    const next = await book(giver, n)
    if (next.status !== 201) break
    const email = `throwaway${n}@example.com`
    const token = await offered({ visitor: giver, lead: next.body.lead })
    answers.push(await acceptAs(await account(app, email), token, email))
  }
  const refused = (n: number) => ({
    status: 409,
    body: { addressLink: { email: `throwaway${n}@example.com`, mailed: true } },
  })
  const done = Array.from({ length: 6 }, () => ({ status: 200 }))
  expect(answers).toMatchObject([...done, refused(6), refused(7)])
  expect(await heldPlaces(app)).toBe(8)
  expect(await countedForTier(app)).toBe(before + 2)
})

test('bookings that were passed on still count towards the ten an hour', async () => {
  const app = await limited()
  const giver = await confirmedGiver(app)
  for (let n = 0; n < 10; n++) {
    const email = `taker${n}@example.com`
    const token = await offered(await booked(giver, n))
    expect((await acceptAs(await account(app, email, `198.51.${n}.7`), token, email)).status).toBe(200)
  }
  expect(await book(giver, 10)).toMatchObject({ status: 429 })
  app.clock.advance({ hours: 1 })
  expect((await book(giver, 10)).status).toBe(201)
})

test('a confirmed address, or money that was received for the place, may always take over', async () => {
  const app = await limited()
  const giver = await confirmedGiver(app)
  for (let n = 0; n < 6; n++) {
    const form = kiterForm({ email: `n${n}@example.com` })
    expect((await visitorFrom(app, `192.0.2.${n}`).post('/api/submit-booking', form)).status).toBe(201)
  }
  const unpaid = await offered(await booked(giver))
  const bo = await account(app, 'bo@example.com')
  expect(await acceptAs(bo, unpaid, 'bo@example.com')).toMatchObject({ status: 409 })
  await confirmAddress(app, 'bo@example.com')
  expect((await acceptAs(bo, unpaid, 'bo@example.com')).status).toBe(200)

  const paid = await booked(giver, 1)
  await order(paid)
  await payByCard(paid, 'deposit')
  const eva = await account(app, 'eva@example.com')
  expect((await acceptAs(eva, await offered(paid), 'eva@example.com')).status).toBe(200)
})

test('money of a previous guest does not make the account known that takes over', async () => {
  const app = await limited()
  const before = await countedForTier(app)
  const giver = await confirmedGiver(app)
  const paid = await booked(giver)
  await order(paid)
  await payByCard(paid, 'deposit')
  const bo = await account(app, 'bo@example.com')
  expect((await acceptAs(bo, await offered(paid), 'bo@example.com')).status).toBe(200)
  await booked(bo, 1)
  expect(await countedForTier(app)).toBe(before + 1)
})

test('an account whose only payment was refunded is unknown again, with the places it holds', async () => {
  const app = await limited()
  const before = await countedForTier(app)
  const bo = await account(app, 'bo@example.com')
  const paid = await booked(bo)
  await order(paid)
  await payByCard(paid, 'deposit')
  await booked(bo, 1)
  await runDueJobs(app.deps)
  expect(await countedForTier(app)).toBe(before + 2)
  expect((await bo.delete(`/api/cancel-booking/${paid.lead.id}`)).status).toBe(200)
  expect(await countedForTier(app)).toBe(before)
  await runDueJobs(app.deps)
  expect(await app.db.$count(unclaimedHolds)).toBe(1)
  for (let n = 0; n < 5; n++) {
    const form = kiterForm({ email: `n${n}@example.com` })
    expect((await visitorFrom(app, `192.0.2.${n}`).post('/api/submit-booking', form)).status).toBe(201)
  }
  expect(await book(bo, 2)).toMatchObject({ status: 409 })
})

test('a reported transfer keeps a place that was passed on only for a confirmed address', async () => {
  const app = await limited()
  const giver = await confirmedGiver(app)
  const reported = await booked(giver)
  await order(reported)
  const { body } = await reportTransfer(reported, 'full')
  expect(body.lead.holdExpiresAt).toBeNull()
  const bo = await account(app, 'bo@example.com')
  const taken = await acceptAs(bo, await offered(reported), 'bo@example.com')
  expect(taken).toMatchObject({ status: 200, body: { lead: { holdExpiresAt: '2025-09-03T09:00:00.000Z' } } })
})

test('what the operator entered counts for the guest who takes it over', async () => {
  const app = await limited()
  const admin = await operator(app)
  const before = await countedForTier(app)
  const entered = await admin.post<{ lead: Booking }>(
    '/api/admin/bookings',
    kiterForm({ email: 'awa@example.com' }),
  )
  const awa = await account(app, 'awa@example.com')
  await confirmAddress(app, 'awa@example.com')
  expect((await awa.post('/api/link-booking', { leadId: entered.body.lead.id })).status).toBe(200)
  const token = await offered({ visitor: awa, lead: entered.body.lead })
  const bo = await account(app, 'bo@example.com')
  expect((await acceptAs(bo, token, 'bo@example.com')).status).toBe(200)
  expect(await countedForTier(app)).toBe(before)
})
