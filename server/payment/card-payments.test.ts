// What every card payment must withstand: each test runs with the sandbox and with Stripe.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { GUEST } from '#domain/booking/history.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { PROBLEMS } from '#domain/contract/problem.ts'
import type { Availability } from '#domain/place/availability.ts'
import { expireBookings } from '#server/booking/expire-bookings.ts'
import { checkoutSessions, mails, payments, webhookEvents } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { kiterForm } from '#test/booking-forms.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { bookingOf, guestWithBooking, operator, startCheckout, type Guest, ledgerOf } from '#test/guests.ts'
import { PROVIDERS, send, type ProviderTest } from '#test/payment-providers.ts'
import { deliver } from '#test/provider-events.ts'
import { openCheckout } from './start-checkout.ts'

/** Emails that every booking gets, however it is paid. */
const BESIDE = new Set(['booking-received', 'order-placed', 'pre-travel'])

async function mailsOf({ db }: TestApp, { lead }: Guest): Promise<string[]> {
  const rows = await db.select({ template: mails.template }).from(mails).where(eq(mails.bookingId, lead.id))
  const templates = rows.map(({ template }) => template)
  return templates.filter((template) => !BESIDE.has(template)).toSorted()
}

/** A guest who paid the deposit at the provider, before the server has heard of it. */
async function paidUnheard({ app, provider }: ProviderTest): Promise<{ guest: Guest; id: string }> {
  const guest = await guestWithBooking(app)
  const { body } = await startCheckout(guest, 'deposit')
  expect(await provider.pay(body.id)).toBe(true)
  return { guest, id: body.id }
}

/** The same with an expired booking: the provider said that the page was closed, but it was not. */
async function paidTooLate({ app, provider }: ProviderTest): Promise<{ guest: Guest; id: string }> {
  const guest = await guestWithBooking(app)
  app.clock.advance({ hours: 47, minutes: 50 })
  const { body } = await startCheckout(guest, 'deposit')
  const { gateway } = app.deps
  app.deps.gateway = { ...gateway, closeCheckout: () => Promise.resolve('closed') }
  app.clock.advance({ minutes: 10 })
  expect(await expireBookings(app.deps)).toBe(1)
  app.deps.gateway = gateway
  expect(await provider.pay(body.id)).toBe(true)
  return { guest, id: body.id }
}

test.each(PROVIDERS)(
  'the hold ends while the page of %s is open: the page is closed before the place is released',
  async (_, open) => {
    const { app, provider } = await open()
    const guest = await guestWithBooking(app)
    // Less than the shortest lifetime of a Stripe page.
    app.clock.advance({ hours: 47, minutes: 50 })
    const { status, body } = await startCheckout(guest, 'deposit')
    expect(status).toBe(200)
    expect(await provider.openPages()).toEqual([body.id])

    app.clock.advance({ minutes: 10 })
    provider.fail('error')
    await runDueJobs(app.deps)
    expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted' })
    expect(await provider.openPages()).toContain(body.id)

    provider.mend()
    await runDueJobs(app.deps)
    expect(await provider.openPages()).toEqual([])
    expect(await provider.pay(body.id)).toBe(false)
    expect(await bookingOf(guest)).toMatchObject({ status: 'expired' })
  },
)

test.each(PROVIDERS)(
  'the hold ends just after the guest paid at %s: the payment counts, and the place is kept',
  async (_, open) => {
    const provided = await open()
    const { guest } = await paidUnheard(provided)
    provided.app.clock.advance({ hours: 48 })
    await runDueJobs(provided.app.deps)
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      paymentStatus: 'deposit_paid',
    })
    expect(await mailsOf(provided.app, guest)).toEqual(['payment-received'])
  },
)

test.each(PROVIDERS)('a late payment at %s books again if a place is free', async (_, open) => {
  const provided = await open()
  const { guest, id } = await paidTooLate(provided)
  expect(await send(provided, id)).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', paymentStatus: 'deposit_paid' })
  expect(await mailsOf(provided.app, guest)).toEqual(['booking-expired', 'payment-received'])
})

test.each(PROVIDERS)(
  'a late payment at %s with no place left is refunded in full once, and no ninth guest is booked',
  { tags: 'postgres' },
  async (_, open) => {
    const provided = await open()
    const { app, provider } = provided
    const { guest, id } = await paidTooLate(provided)
    for (let buyer = 0; buyer < 8; buyer++) {
      expect(await app.newVisitor().post('/api/submit-booking', kiterForm())).toMatchObject({ status: 201 })
    }
    const statuses = await Promise.all(Array.from({ length: 5 }, () => send(provided, id)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await provider.refunds()).toEqual([200_00])
    expect(await ledgerOf(app, guest)).toMatchObject([
      { kind: 'deposit', state: 'received', amountCents: 200_00 },
      { kind: 'refund', state: 'refunded', amountCents: 200_00 },
    ])
    expect(await bookingOf(guest)).toMatchObject({ status: 'expired', amountPaid: 0 })
    expect(await mailsOf(app, guest)).toEqual([
      'booking-expired',
      'operator-payment-refunded',
      'payment-refunded',
    ])
    const { body } = await app.client.get<Availability>('/api/booking-availability')
    expect(body['Oct 31–Nov 7, 2025']).toMatchObject({ kiterBooked: 8, kiterAvailable: 0 })
  },
)

test.each(PROVIDERS)(
  'the same event of %s twenty times at once makes one payment and one email',
  { tags: 'postgres' },
  async (_, open) => {
    const provided = await open()
    const { guest, id } = await paidUnheard(provided)
    const statuses = await Promise.all(Array.from({ length: 20 }, () => send(provided, id)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await ledgerOf(provided.app, guest)).toHaveLength(1)
    expect(await mailsOf(provided.app, guest)).toEqual(['payment-received'])
    expect(await provided.app.db.select().from(webhookEvents)).toHaveLength(1)
  },
)

test.each(PROVIDERS)(
  'an event of %s and the success page at once make one payment and one email',
  { tags: 'postgres' },
  async (_, open) => {
    const provided = await open()
    const { guest, id } = await paidUnheard(provided)
    const verify = () => guest.visitor.get(`/api/verify-session/${id}`)
    const [page] = await Promise.all([verify(), send(provided, id), verify(), send(provided, id)])
    expect(page).toMatchObject({
      status: 200,
      body: { session: { payment_status: 'paid', amount_total: 200 } },
    })
    expect(await ledgerOf(provided.app, guest)).toHaveLength(1)
    expect(await mailsOf(provided.app, guest)).toEqual(['payment-received'])
  },
)

const ORDERS = [
  ['checkout.session.expired', 'checkout.session.completed'],
  ['checkout.session.async_payment_succeeded', 'checkout.session.completed', 'checkout.session.expired'],
  ['checkout.session.async_payment_failed', 'checkout.session.completed'],
]
test.each(PROVIDERS)('events of %s end the same in every order', async (_, open) => {
  for (const order of ORDERS) {
    const provided = await open()
    const { guest, id } = await paidUnheard(provided)
    for (const type of order) expect(await send(provided, id, type)).toBe(200)
    expect(await ledgerOf(provided.app, guest)).toMatchObject([{ state: 'received', amountCents: 200_00 }])
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      paymentStatus: 'deposit_paid',
    })
  }
})

test.each(PROVIDERS)(
  'a refund made by hand at %s is recorded as goodwill and creates no debt',
  { tags: 'postgres' },
  async (_, open) => {
    const provided = await open()
    const { app, provider } = provided
    const guest = await guestWithBooking(app)
    const { body } = await startCheckout(guest, 'full')
    await provider.pay(body.id)
    await send(provided, body.id)
    await provider.refundByHand(body.id, 150_00)
    const statuses = await Promise.all([1, 2, 3].map(() => send(provided, body.id, 'charge.refunded')))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await ledgerOf(app, guest)).toMatchObject([
      { kind: 'full', state: 'received', amountCents: 950_00 },
      { kind: 'refund', method: 'card', state: 'refunded', amountCents: 150_00 },
    ])
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      paymentStatus: 'fully_paid',
      amountPaid: 800,
      balanceDue: 0,
      holdExpiresAt: null,
    })
    expect(await mailsOf(app, guest)).toEqual(['payment-received', 'refund-made'])
    expect(await provider.refunds()).toEqual([150_00])
  },
)

test.each(PROVIDERS)(
  'a refund by hand at %s, heard of before its payment, ends as if heard of after it',
  async (_, open) => {
    const provided = await open()
    const { app, provider } = provided
    const { guest, id } = await paidUnheard(provided)
    await provider.refundByHand(id, 200_00)
    for (const type of ['charge.refunded', 'checkout.session.completed', 'charge.refunded']) {
      expect(await send(provided, id, type)).toBe(200)
    }
    expect(await ledgerOf(app, guest)).toMatchObject([
      { kind: 'deposit', state: 'received' },
      { kind: 'refund', state: 'refunded', amountCents: 200_00 },
    ])
    // Everything was refunded as goodwill: the booking stays confirmed.
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      paymentStatus: 'deposit_paid',
      amountPaid: 0,
      balanceDue: 750,
      holdExpiresAt: null,
    })
    expect(await mailsOf(app, guest)).toEqual(['payment-received', 'refund-made'])
  },
)

test.each(PROVIDERS)(
  'a goodwill refund after the retreat, made at %s, creates no new debt',
  async (_, open) => {
    const provided = await open()
    const { app, provider } = provided
    const guest = await guestWithBooking(app)
    const { body } = await startCheckout(guest, 'full')
    await provider.pay(body.id)
    await send(provided, body.id)
    app.clock.set('2025-11-07T12:00:00Z')
    await provider.refundByHand(body.id, 150_00)
    expect(await send(provided, body.id, 'charge.refunded')).toBe(200)
    expect(await ledgerOf(app, guest)).toMatchObject([
      { kind: 'full' },
      { kind: 'refund', amountCents: 150_00 },
    ])
    expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', paymentStatus: 'fully_paid' })
  },
)

test.each(PROVIDERS)(
  'a payment at %s counts and is emailed once, and a refund that cancelling made is not recorded again by its event',
  async (_, open) => {
    const provided = await open()
    const { app, provider } = provided
    const { guest, id } = await paidUnheard(provided)
    expect(await send(provided, id)).toBe(200)
    expect(await bookingOf(guest)).toMatchObject({
      status: 'payment_confirmed',
      paymentStatus: 'deposit_paid',
      amountPaid: 200,
      balanceDue: 750,
    })
    expect(await mailsOf(app, guest)).toEqual(['payment-received'])
    expect(await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)).toMatchObject({
      status: 200,
      body: { refund: { amount: 200, rule: 'within_48_hours' } },
    })
    expect(await send(provided, id, 'charge.refunded')).toBe(200)
    expect(await provider.refunds()).toEqual([200_00])
    expect(await ledgerOf(app, guest)).toMatchObject([
      { kind: 'deposit' },
      { kind: 'refund', state: 'refunded' },
    ])
    expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled', amountPaid: 0 })
    expect(await mailsOf(app, guest)).toEqual(['booking-cancelled', 'payment-received'])
  },
)

test.each(PROVIDERS)(
  'forged, stale, tampered and unsigned events of %s are refused, and nothing is stored',
  async (_, open) => {
    const provided = await open()
    const { app, provider } = provided
    const { guest, id } = await paidUnheard(provided)
    const { body, signature } = await provider.event(id, 'checkout.session.completed')
    const real = app.deps.env.stripe ? 'Stripe' : 'the sandbox'
    const attacks: [string, Record<string, string>][] = [
      [body, {}],
      [body, { 'stripe-signature': 'nonsense' }],
      [body, { 'stripe-signature': signature.replace(/v1=./, 'v1=x') }],
      [body, { 'stripe-signature': signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 301}`) }],
      [body.replace('completed', 'expired'), { 'stripe-signature': signature }],
      [`${body} `, { 'stripe-signature': signature }],
    ]
    for (const [sent, headers] of attacks) expect(await deliver(app, sent, headers), real).toBe(400)
    expect(await app.db.select().from(webhookEvents)).toEqual([])
    expect(await ledgerOf(app, guest)).toEqual([])
    expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'pending' })
  },
)

const FAULTS = [
  ['complete but not paid', { paid: false }],
  ['of another amount', { amountCents: 1_00 }],
  ['in another currency', { currency: 'usd' }],
  ['for another booking', { bookingId: '00000000-0000-4000-8000-000000000000' }],
] as const
test.each(PROVIDERS)(
  'a page of %s that is not what was asked for does not count as paid, and the operator is told',
  { tags: 'postgres' },
  async (_, open) => {
    for (const [fault, change] of FAULTS) {
      const provided = await open()
      const { app, provider } = provided
      const { guest, id } = await paidUnheard(provided)
      provider.distort(id, change)
      await Promise.all([send(provided, id), send(provided, id)])
      expect(await bookingOf(guest), fault).toMatchObject({ paymentStatus: 'pending', amountPaid: 0 })
      expect(await mailsOf(app, guest), fault).toEqual(['operator-payment-problem'])
      const admin = await operator(app)
      const list = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
      expect(list.body.payments, fault).toMatchObject([
        { leadId: guest.lead.id, state: 'failed', method: 'card' },
      ])

      // The provider corrects itself: the same row becomes the payment.
      provider.mend()
      expect(await send(provided, id, 'checkout.session.async_payment_succeeded'), fault).toBe(200)
      expect(await ledgerOf(app, guest), fault).toMatchObject([{ state: 'received', amountCents: 200_00 }])
    }
  },
)

test.each(PROVIDERS)(
  'a crash between the answer of %s and the commit leads to one page and one refund',
  async (_, open) => {
    const provided = await open()
    const { app, provider } = provided
    const guest = await guestWithBooking(app)
    const { body } = await startCheckout(guest, 'deposit')
    // The attempt as it was before the answer was stored; the guest returns a quarter of an hour later.
    await app.db.update(checkoutSessions).set({ state: 'opening', providerId: null, url: null })
    app.clock.advance({ minutes: 15 })
    expect((await startCheckout(guest, 'deposit')).body).toEqual(body)
    expect(await provider.openPages()).toEqual([body.id])

    await provider.pay(body.id)
    await send(provided, body.id)
    await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
    // The ledger as it was before the answer was stored.
    await app.db
      .update(payments)
      .set({ state: 'initiated', providerReference: null })
      .where(eq(payments.kind, 'refund'))
    await runDueJobs(app.deps)
    expect(await provider.refunds()).toEqual([200_00])
    expect(await ledgerOf(app, guest)).toMatchObject([
      { kind: 'deposit' },
      { kind: 'refund', state: 'refunded' },
    ])
  },
)

test.each(PROVIDERS)(
  'a retry with another return address after a crash at %s gets a new page, and the first is never used',
  async (_, open) => {
    const { app, provider } = await open()
    const { lead, visitor } = await guestWithBooking(app)
    const father = app.newVisitor()
    const pay = async (link: string) => {
      const path = `/api${link.replace(app.deps.env.baseUrl, '')}/checkout`
      return father.post<{ id: string }>(path, { paymentType: 'deposit' })
    }
    const own = await visitor.get<{ payLink: string }>(`/api/pay-link/${lead.id}`)
    const lost = await pay(own.body.payLink)
    // The attempt as it was before the answer was stored. The new link changes the address that the provider returns to.
    await app.db.update(checkoutSessions).set({ state: 'opening', providerId: null, url: null })
    const anew = await visitor.post<{ payLink: string }>(`/api/pay-link/${lead.id}`)
    const page = await pay(anew.body.payLink)
    expect(page).toMatchObject({ status: 200 })
    expect(page.body.id).not.toBe(lost.body.id)
    expect(await pay(anew.body.payLink)).toMatchObject({ status: 200, body: page.body })
    expect(await app.db.select().from(checkoutSessions)).toMatchObject([
      { state: 'open', providerId: page.body.id },
    ])
    expect(await provider.pay(page.body.id)).toBe(true)
  },
)

test.each(PROVIDERS)(
  'simultaneous clicks with different return addresses leave one payable page of %s, which was handed out',
  { tags: 'postgres' },
  async (_, open) => {
    const { app, provider } = await open()
    const { lead } = await guestWithBooking(app)
    const request = {
      id: lead.id,
      by: GUEST,
      paymentType: 'deposit',
      method: 'card',
      partCents: null,
      payLink: 'link',
      payerEmail: null,
      alone: true,
    } as const
    const pages = await Promise.all(
      ['http://localhost:3000', 'http://127.0.0.1:3000'].map((origin) =>
        openCheckout(app.deps, { ...request, origin }),
      ),
    )
    const payable = await provider.openPages()
    expect(payable).toHaveLength(1)
    expect(pages.map(({ id }) => id)).toContain(payable[0])
    expect(
      await app.db.select().from(checkoutSessions).where(eq(checkoutSessions.state, 'open')),
    ).toMatchObject([{ providerId: payable[0] }])
  },
)

test.each(PROVIDERS)(
  'the place stays held if %s times out, fails or gives no url, and a retry works',
  async (_, open) => {
    const { app, provider } = await open()
    const guest = await guestWithBooking(app)
    for (const how of ['silent', 'error', 'no-url', 'lost'] as const) {
      provider.fail(how)
      expect(await startCheckout(guest, 'deposit'), how).toMatchObject({
        status: 502,
        body: { title: PROBLEMS['checkout-failed'].title },
      })
      expect(await bookingOf(guest), how).toMatchObject({
        status: 'booking_submitted',
        holdExpiresAt: guest.lead.holdExpiresAt,
      })
    }
    provider.mend()
    const { status, body } = await startCheckout(guest, 'deposit')
    expect(status).toBe(200)
    expect(await provider.pay(body.id)).toBe(true)
  },
)

test.each(PROVIDERS)(
  'an event is accepted while %s does not answer, and retried later after growing waits',
  async (_, open) => {
    const provided = await open()
    const { app, provider } = provided
    const { guest, id } = await paidUnheard(provided)
    provider.fail('error')
    expect(await send(provided, id)).toBe(200)
    expect(await guest.visitor.get(`/api/verify-session/${id}`)).toMatchObject({ status: 503 })
    const stored = async () => (await app.db.select().from(webhookEvents))[0]
    expect(await stored()).toMatchObject({
      type: 'checkout.session.completed',
      attempts: 1,
      processedAt: null,
      dueAt: new Date('2025-09-01T09:00:10Z'),
    })
    expect((await stored())?.lastError).toMatch(/isn’t responding/)
    app.clock.advance({ minutes: 1 })
    await runDueJobs(app.deps)
    expect(await stored()).toMatchObject({ attempts: 2, dueAt: new Date('2025-09-01T09:01:20Z') })

    provider.mend()
    await runDueJobs(app.deps)
    expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'pending' })
    app.clock.advance({ milliseconds: 20_000 })
    await runDueJobs(app.deps)
    expect(await bookingOf(guest)).toMatchObject({ paymentStatus: 'deposit_paid' })
    expect(await stored()).toMatchObject({ processedAt: new Date('2025-09-01T09:01:20Z'), lastError: null })
  },
)
