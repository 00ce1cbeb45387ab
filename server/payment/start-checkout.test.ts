import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { limitGuest } from '#server/account/rate-limit.ts'
import { checkoutSessions, sandboxCheckouts } from '#server/db/schema.ts'
import type { NewCheckout } from '#server/gateway.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  clickInSandbox,
  guestWithBooking,
  reportTransfer,
  signUp,
  startCheckout,
} from '#test/guests.ts'

async function sandboxStates({ db }: TestApp): Promise<string[]> {
  const rows = await db.select({ status: sandboxCheckouts.status }).from(sandboxCheckouts)
  return rows.map((row) => row.status).toSorted()
}

async function attempts({ db }: TestApp) {
  return db.select().from(checkoutSessions)
}

test('the provider is asked for the quoted deposit, with the return addresses and the end of the page', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  const orders: NewCheckout[] = []
  const { gateway } = app.deps
  app.deps.gateway = {
    ...gateway,
    createCheckout: (order) => {
      orders.push(order)
      return gateway.createCheckout(order)
    },
  }
  const { status, body } = await startCheckout(guest, 'deposit')
  expect(status).toBe(200)
  const origin = app.deps.env.baseUrl
  expect(body.url).toBe(`${origin}/sandbox/checkout/${body.id}`)
  const [attempt] = await attempts(app)
  expect(orders).toEqual([
    {
      bookingId: guest.lead.id,
      paymentType: 'deposit',
      method: 'card',
      amountCents: 200_00,
      description: 'Deposit: Kiter package, Oct 31–Nov 7, 2025',
      note: null,
      customerEmail: 'awa@example.com',
      successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/payment?leadId=${guest.lead.id}&cancelled=true`,
      openedAt: new Date('2025-09-01T09:00:00Z'),
      expiresAt: new Date('2025-09-01T10:00:00Z'),
      idempotencyKey: orders[0]?.idempotencyKey,
    },
  ])
  expect(orders[0]?.idempotencyKey.startsWith(`${attempt?.id}-`)).toBe(true)
})

test('the full amount is the quoted total, whatever the browser sends', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  const { visitor, lead } = guest
  const body = {
    paymentType: 'full',
    leadId: lead.id,
    amount: 1,
    bookingData: { total: 1, quote: { total: 1 } },
  }
  expect(await visitor.post('/api/create-checkout-session', body)).toMatchObject({ status: 200 })
  expect(await attempts(app)).toMatchObject([{ paymentType: 'full', amountCents: 1130_00 }])
})

test('the balance is what a reported deposit leaves', async () => {
  const { app, guest } = await appWithGuest()
  expect(await startCheckout(guest, 'balance')).toMatchObject({
    status: 409,
    body: { detail: 'There is no open balance to pay' },
  })
  await reportTransfer(guest, 'deposit')
  expect(await startCheckout(guest, 'balance')).toMatchObject({ status: 200 })
  expect(await attempts(app)).toMatchObject([{ paymentType: 'balance', amountCents: 750_00 }])
})

test('a page never outlives the hold on the place', async () => {
  const { app, guest } = await appWithGuest()
  app.clock.advance({ hours: 47, minutes: 40 })
  await startCheckout(guest, 'deposit')
  expect(await attempts(app)).toMatchObject([{ expiresAt: new Date('2025-09-03T09:00:00Z') }])
})

test('no page is opened once the hold is over', async () => {
  const { app, guest } = await appWithGuest()
  app.clock.advance({ hours: 48 })
  expect(await startCheckout(guest, 'deposit')).toMatchObject({ status: 409 })
})

test(
  'a double click, and a click after coming back, lead to the same page',
  { tags: 'postgres' },
  async () => {
    const { app, guest } = await appWithGuest()
    const answers = await Promise.all([1, 2, 3].map(() => startCheckout(guest, 'deposit')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await clickInSandbox(guest.visitor, answers[0]?.body.id ?? '', 'cancel')
    const again = await startCheckout(guest, 'deposit')
    expect(new Set([...answers, again].map(({ body }) => body.url)).size).toBe(1)
    expect(await sandboxStates(app)).toEqual(['open'])
  },
)

test('another kind of payment closes the page that was open', async () => {
  const { app, guest } = await appWithGuest()
  const deposit = await startCheckout(guest, 'deposit')
  const full = await startCheckout(guest, 'full')
  expect(full.body.id).not.toBe(deposit.body.id)
  expect(await sandboxStates(app)).toEqual(['expired', 'open'])
  const late = await clickInSandbox(guest.visitor, deposit.body.id, 'pay')
  expect(late.headers.get('location')).toBe(`/sandbox/checkout/${deposit.body.id}`)
  expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'pending', amountPaid: 0 })
})

test(
  'two tabs that pay differently at once leave at most one payable page',
  { tags: 'postgres' },
  async () => {
    const { app, guest } = await appWithGuest()
    await Promise.all(['deposit', 'full', 'deposit', 'full'].map((kind) => startCheckout(guest, kind)))
    const open = (await sandboxStates(app)).filter((status) => status === 'open')
    expect(open.length).toBeLessThanOrEqual(1)
  },
)

test('a page that is about to expire is replaced by a new one', async () => {
  const { app, guest } = await appWithGuest()
  const first = await startCheckout(guest, 'deposit')
  app.clock.advance({ minutes: 29 })
  expect((await startCheckout(guest, 'deposit')).body.id).toBe(first.body.id)
  app.clock.advance({ minutes: 2 })
  expect((await startCheckout(guest, 'deposit')).body.id).not.toBe(first.body.id)
  expect(await sandboxStates(app)).toEqual(['expired', 'open'])
})

test.each(['deposit', 'full'])(
  'a page that was paid unnoticed counts before another click on %s opens one',
  async (kind) => {
    const { app, guest } = await appWithGuest()
    const { body } = await startCheckout(guest, 'deposit')
    await app.db.update(sandboxCheckouts).set({ status: 'complete' }).where(eq(sandboxCheckouts.id, body.id))
    expect(await startCheckout(guest, kind)).toMatchObject({
      status: 409,
    })
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      paymentStatus: 'deposit_paid',
      amountPaid: 200,
    })
  },
)

test('a page that was closed while it was being opened is not handed out', async () => {
  const { app, guest } = await appWithGuest()
  const { gateway } = app.deps
  let full = ''
  app.deps.gateway = {
    ...gateway,
    async createCheckout(order) {
      const page = await gateway.createCheckout(order)
      app.deps.gateway = gateway
      full = (await startCheckout(guest, 'full')).body.id
      return page
    },
  }
  const deposit = await startCheckout(guest, 'deposit')
  // The last click wins: only its page can still be paid.
  const open = await app.db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.status, 'open'))
  expect(open).toMatchObject([{ id: deposit.body.id }])
  expect(full).not.toBe(deposit.body.id)
  expect(await sandboxStates(app)).toEqual(['expired', 'expired', 'open'])
})

test('starting a checkout answers 401 to a visitor, and 404 to another account or for an unknown booking', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  const nobody = app.newVisitor()
  const other = await signUp(app, 'other@example.com')
  expect(await startCheckout({ visitor: nobody, lead }, 'deposit')).toMatchObject({ status: 401 })
  expect(await startCheckout({ visitor: other, lead }, 'deposit')).toMatchObject({ status: 404 })
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x', "'; drop table"]) {
    expect(await startCheckout({ visitor: other, lead: { ...lead, id } }, 'deposit')).toMatchObject({
      status: 404,
    })
  }
  expect(await attempts(app)).toEqual([])
})

test('an unknown kind of payment is refused at its field', async () => {
  const { guest } = await appWithGuest()
  expect(await startCheckout(guest, 'half')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'paymentType' }] },
  })
})

test('a guest who opens too many card pages must wait if limits are on, and other guests need not', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const guest = await guestWithBooking(app)
  const other = await guestWithBooking(app, { email: 'lamin@example.com' })
  const asked = vi.spyOn(app.deps.gateway, 'fetchCheckout')
  const { body } = await startCheckout(guest, 'deposit')
  const { body: user } = await guest.visitor.get<{ id: string }>('/api/auth/user')
  for (let call = 1; call < 20; call++) await limitGuest(app.deps, user.id, 'checkout')
  for (let call = 0; call < 59; call++) await limitGuest(app.deps, user.id, 'session')
  expect(await guest.visitor.get(`/api/verify-session/${body.id}`)).toMatchObject({ status: 200 })
  const before = asked.mock.calls.length
  for (const refused of [
    await startCheckout(guest, 'deposit'),
    await guest.visitor.get(`/api/verify-session/${body.id}`),
  ]) {
    expect(refused.status).toBe(429)
    expect(JSON.stringify(refused.body)).toContain('Please wait')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(asked).toHaveBeenCalledTimes(before)
  expect(await startCheckout(other, 'deposit')).toMatchObject({ status: 200 })
})
