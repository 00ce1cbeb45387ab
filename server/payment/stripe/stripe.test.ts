import { expect, test } from 'vitest'
import { RefundKeySpent, RefundRefused, type NewCheckout } from '#server/gateway.ts'
import { fixedClock } from '#test/fixed-clock.ts'
import {
  startStripeServer,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  type Fault,
  type StripeServer,
} from '#test/stripe-server.ts'
import { createStripe } from './stripe.ts'

const BOOKING = '00000000-0000-4000-8000-000000000001'

/** Opens the gateway to an empty Stripe whose clock is a year ahead of the product's. */
async function open(timeoutMs = 50_000) {
  const clock = fixedClock('2025-09-01T09:00:00Z')
  const providerClock = fixedClock('2026-09-01T09:00:00Z')
  const server = await startStripeServer(providerClock)
  const gateway = createStripe({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: server.url,
    clock,
    providerClock,
    timeoutMs,
  })
  return { server, gateway, clock, providerClock }
}

function order(differences: Partial<NewCheckout> = {}): NewCheckout {
  return {
    bookingId: BOOKING,
    paymentType: 'deposit',
    method: 'card',
    amountCents: 200_00,
    description: 'Deposit: Kiter package, Oct 31–Nov 7, 2025',
    note: null,
    customerEmail: 'awa@example.com',
    successUrl: 'https://www.example.com/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: `https://www.example.com/payment?leadId=${BOOKING}&cancelled=true`,
    openedAt: new Date('2025-09-01T09:00:00Z'),
    expiresAt: new Date('2025-09-01T10:00:00Z'),
    idempotencyKey: '11111111-1111-4111-8111-111111111111',
    ...differences,
  }
}

test('a page is requested in euro cents and by card, with only the booking’s id and payment kind as metadata', async () => {
  const { server, gateway } = await open()
  const { id, url } = await gateway.createCheckout(order())
  expect(url).toBe(`https://checkout.stripe.com/c/pay/${id}`)
  expect(server.requests).toEqual([
    {
      call: 'POST /v1/checkout/sessions',
      idempotencyKey: '11111111-1111-4111-8111-111111111111',
      params: {
        mode: 'payment',
        allowed_payment_method_types: { 0: 'card' },
        adaptive_pricing: { enabled: 'false' },
        line_items: {
          0: {
            quantity: '1',
            price_data: {
              currency: 'eur',
              unit_amount: '20000',
              product_data: { name: 'Deposit: Kiter package, Oct 31–Nov 7, 2025' },
            },
          },
        },
        client_reference_id: BOOKING,
        metadata: { bookingId: BOOKING, paymentType: 'deposit' },
        payment_intent_data: {
          metadata: { bookingId: BOOKING, paymentType: 'deposit' },
          description: 'Deposit: Kiter package, Oct 31–Nov 7, 2025',
        },
        customer_email: 'awa@example.com',
        success_url: 'https://www.example.com/payment-success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: `https://www.example.com/payment?leadId=${BOOKING}&cancelled=true`,
        expires_at: String(Date.parse('2026-09-01T10:00:00Z') / 1000),
      },
    },
  ])
})

test.each([
  ['an hour', '2025-09-01T10:00:00Z', '2026-09-01T10:00:00Z'],
  ['36 minutes', '2025-09-01T09:36:00Z', '2026-09-01T09:36:00Z'],
  [
    'a minute: longer than wanted, because Stripe takes no less than half an hour',
    '2025-09-01T09:01:00Z',
    '2026-09-01T09:35:00Z',
  ],
])('Stripe gets the end of a page for %s', async (_, expiresAt, atStripe) => {
  const { server, gateway } = await open()
  const { id } = await gateway.createCheckout(order({ expiresAt: new Date(expiresAt) }))
  expect(server.account.session(id).expires_at).toBe(Date.parse(atStripe) / 1000)
})

test('the note about the end of the hold is sent as text beside the button', async () => {
  const { server, gateway } = await open()
  await gateway.createCheckout(order({ note: 'This page closes at 10:00.' }))
  expect(server.requests[0]?.params['custom_text']).toEqual({
    submit: { message: 'This page closes at 10:00.' },
  })
})

test('the same key gives the same page, also for simultaneous calls and after a lost answer', async () => {
  const { server, gateway } = await open()
  server.fault = (_, count) => (count === 1 ? 'slow' : undefined)
  const pages = await Promise.all([1, 2, 3].map(() => gateway.createCheckout(order())))
  expect(new Set(pages.map(({ id }) => id)).size).toBe(1)
  server.fault = () => 'lost'
  const lost = gateway.createCheckout(order({ idempotencyKey: 'another-key' }))
  await expect(lost).rejects.toThrow(/connection/i)
  server.fault = () => undefined
  const { id } = await gateway.createCheckout(order({ idempotencyKey: 'another-key' }))
  expect([...server.account.sessions.keys()]).toEqual([pages[0]?.id, id])
})

test('a key reused with another amount is refused', async () => {
  const { gateway } = await open()
  await gateway.createCheckout(order())
  await expect(gateway.createCheckout(order({ amountCents: 1_00 }))).rejects.toThrow(/idempotent/i)
})

test('an email address that Stripe refuses does not prevent the payment page', async () => {
  const { server, gateway } = await open()
  const odd = order({ customerEmail: 'awa@localhost' })
  const { id } = await gateway.createCheckout(odd)
  expect((await gateway.createCheckout(odd)).id).toBe(id)
  expect(server.account.session(id)['customer_email']).toBeNull()
  expect(server.account.sessions.size).toBe(1)
})

test.each<[string, Fault, RegExp]>([
  ['does not answer', 'silent', /timeout|timed out|aborted/i],
  ['answers 500', 'error', /unknown error/i],
])('a call fails after at most two short tries if Stripe %s', async (_, fault, message) => {
  const { server, gateway } = await open(200)
  server.fault = () => fault
  await expect(gateway.createCheckout(order())).rejects.toThrow(message)
  await expect(gateway.closeCheckout('cs_test_1')).rejects.toThrow(message)
  expect(server.requests.length).toBeLessThanOrEqual(4)
})

test('a page without a url is returned without a url', async () => {
  const { server, gateway } = await open()
  server.fault = () => 'no-url'
  expect(await gateway.createCheckout(order())).toMatchObject({ url: null })
})

test('a page is reported as open, paid, unpaid, expired or unknown', async () => {
  const { server, gateway, providerClock } = await open()
  const { account } = server
  const { id } = await gateway.createCheckout(order())
  const known = { id, bookingId: BOOKING, paymentType: 'deposit', amountCents: 200_00, currency: 'eur' }
  expect(await gateway.fetchCheckout(id)).toEqual({
    ...known,
    status: 'open',
    paid: false,
    paymentReference: null,
  })

  account.complete(id, false)
  const paymentReference = account.session(id).payment_intent
  expect(await gateway.fetchCheckout(id)).toEqual({
    ...known,
    status: 'complete',
    paid: false,
    paymentReference,
  })
  account.arrive(id)
  expect(await gateway.fetchCheckout(id)).toEqual({
    ...known,
    status: 'complete',
    paid: true,
    paymentReference,
  })

  const late = await gateway.createCheckout(order({ idempotencyKey: 'late' }))
  providerClock.advance({ minutes: 60 })
  expect(await gateway.fetchCheckout(late.id)).toMatchObject({ status: 'expired', paid: false })
  expect(await gateway.fetchCheckout('cs_test_unknown')).toBeNull()
})

test('closing a page reports it as closed, or as paid', async () => {
  const { server, gateway } = await open()
  const { id } = await gateway.createCheckout(order())
  expect(await gateway.closeCheckout(id)).toBe('closed')
  expect(await gateway.closeCheckout(id)).toBe('closed')
  expect(server.account.complete(id)).toBe(false)

  const paid = await gateway.createCheckout(order({ idempotencyKey: 'paid' }))
  server.account.complete(paid.id)
  expect(await gateway.closeCheckout(paid.id)).toBe('paid')
  expect(await gateway.closeCheckout('cs_sandbox_of_the_demonstration')).toBe('closed')
})

test('a page that Stripe neither closes nor calls paid does not count as closed', async () => {
  const { server, gateway } = await open()
  const { id } = await gateway.createCheckout(order())
  Object.assign(server.account.session(id), { status: null })
  await expect(gateway.closeCheckout(id)).rejects.toThrow('is still open')
})

test('the next closing succeeds after one whose answer was lost', async () => {
  const { server, gateway } = await open()
  const { id } = await gateway.createCheckout(order())
  server.fault = (call) => (call.endsWith('/expire') ? 'lost' : undefined)
  // The SDK retries once by itself, and finds the page closed.
  await gateway.closeCheckout(id).catch(() => 'not sure')
  server.fault = () => undefined
  expect(await gateway.closeCheckout(id)).toBe('closed')
})

/** Creates a page and pays it; returns the payment's reference. */
async function paidPage(parts: Awaited<ReturnType<typeof open>>): Promise<string> {
  const { id } = await parts.gateway.createCheckout(order())
  parts.server.account.complete(id)
  return parts.server.account.session(id).payment_intent ?? ''
}

test('a refund is made once for its key, and a repeat does not ask Stripe to refund again', async () => {
  const parts = await open()
  const { gateway, server } = parts
  const paymentReference = await paidPage(parts)
  const back = { paymentReference, amountCents: 50_00, idempotencyKey: 'refund-1', keyNumber: 0 }
  const first = await gateway.refund(back)
  expect(server.account.refunds).toMatchObject([{ amount: 50_00, metadata: { refundId: 'refund-1' } }])
  expect(await gateway.refund(back)).toEqual(first)
  expect(server.requests.filter(({ call }) => call === 'POST /v1/refunds')).toHaveLength(1)

  await gateway.refund({ ...back, amountCents: 150_00, idempotencyKey: 'refund-2' })
  expect(await gateway.fetchRefunds(paymentReference)).toEqual([
    { reference: first.refundReference, idempotencyKey: 'refund-1', amountCents: 50_00, state: 'paid' },
    {
      reference: expect.any(String) as unknown,
      idempotencyKey: 'refund-2',
      amountCents: 150_00,
      state: 'paid',
    },
  ])
})

test('a refund whose answer was lost is found by the next try', async () => {
  const parts = await open()
  const { gateway, server } = parts
  const back = {
    paymentReference: await paidPage(parts),
    amountCents: 200_00,
    idempotencyKey: 'refund-1',
    keyNumber: 0,
  }
  server.fault = (call) => (call === 'POST /v1/refunds' ? 'lost' : undefined)
  await expect(gateway.refund(back)).rejects.toThrow(/connection/i)
  server.fault = () => undefined
  expect(await gateway.refund(back)).toEqual({ refundReference: server.account.refunds[0]?.id })
  expect(server.account.refunds).toHaveLength(1)
})

test('refunding too much, twice, or an unknown payment is refused for good, and a failure is not', async () => {
  const parts = await open()
  const { gateway, server } = parts
  const paymentReference = await paidPage(parts)
  const back = { paymentReference, amountCents: 200_01, idempotencyKey: 'refund-1', keyNumber: 0 }
  await expect(gateway.refund(back)).rejects.toThrow(RefundRefused)
  await expect(gateway.refund({ ...back, paymentReference: 'pi_unknown' })).rejects.toThrow(RefundRefused)
  await gateway.refund({ ...back, amountCents: 200_00, idempotencyKey: 'refund-2' })
  await expect(gateway.refund({ ...back, amountCents: 1_00, idempotencyKey: 'refund-3' })).rejects.toThrow(
    RefundRefused,
  )
  server.fault = () => 'error'
  await expect(gateway.refund({ ...back, idempotencyKey: 'refund-4' })).rejects.not.toThrow(RefundRefused)
})

test('a refund recorded as failed at Stripe is made again with a new key, and only once', async () => {
  const parts = await open()
  const { gateway, server } = parts
  const back = {
    paymentReference: await paidPage(parts),
    amountCents: 200_00,
    idempotencyKey: 'refund-1',
    keyNumber: 0,
  }
  await gateway.refund(back)
  const [made] = server.account.refunds
  if (made) made.status = 'failed'
  expect(await gateway.fetchRefunds(back.paymentReference)).toMatchObject([{ state: 'failed' }])
  const anew = await gateway.refund(back)
  expect(anew.refundReference).toBe(server.account.refunds[1]?.id)
  expect(await gateway.refund(back)).toEqual(anew)
  expect(keysOf(server)).toEqual(['refund-1', 'refund-1-1'])
})

test('a key for which Stripe repeats a failure is spent, and the next key refunds once', async () => {
  const parts = await open()
  const { gateway, server } = parts
  const back = {
    paymentReference: await paidPage(parts),
    amountCents: 200_00,
    idempotencyKey: 'refund-1',
    keyNumber: 0,
  }
  server.fault = (call) => (call === 'POST /v1/refunds' ? 'error' : undefined)
  await expect(gateway.refund(back)).rejects.not.toThrow(RefundKeySpent)
  server.fault = () => undefined
  // Stripe repeats the stored answer to a key for a day.
  await expect(gateway.refund(back)).rejects.toThrow(RefundKeySpent)
  expect(server.account.refunds).toEqual([])
  const paid = await gateway.refund({ ...back, keyNumber: 1 })
  // A server that still uses the old key finds the refund.
  expect(await gateway.refund(back)).toEqual(paid)
  expect(server.account.refunds).toHaveLength(1)
  expect(new Set(keysOf(server))).toEqual(new Set(['refund-1', 'refund-1-1']))
})

test('a refund that Stripe made although it answered with a failure is taken as made', async () => {
  const parts = await open()
  const { gateway, server } = parts
  const paymentReference = await paidPage(parts)
  const back = { paymentReference, amountCents: 200_00, idempotencyKey: 'refund-1', keyNumber: 0 }
  let tries = 0
  server.fault = (call) => {
    if (call !== 'POST /v1/refunds') return undefined
    tries++
    if (tries === 1) return 'error'
    // Found only after the answer is repeated.
    const params = { payment_intent: paymentReference, amount: '20000', metadata: { refundId: 'refund-1' } }
    server.account.createRefund(params)
    return undefined
  }
  await expect(gateway.refund(back)).rejects.not.toThrow(RefundKeySpent)
  expect(await gateway.refund(back)).toEqual({ refundReference: server.account.refunds[0]?.id })
  expect(server.account.refunds).toHaveLength(1)
})

function keysOf(server: StripeServer): (string | null)[] {
  return server.requests
    .filter(({ call }) => call === 'POST /v1/refunds')
    .map(({ idempotencyKey }) => idempotencyKey)
}

test('the page and the refunds of a payment are found by its reference', async () => {
  const parts = await open()
  const paymentReference = await paidPage(parts)
  const [id] = parts.server.account.sessions.keys()
  expect(await parts.gateway.findCheckoutOfPayment(paymentReference)).toBe(id)
  expect(await parts.gateway.findCheckoutOfPayment('pi_unknown')).toBeNull()
  expect(await parts.gateway.fetchRefunds('pi_unknown')).toEqual([])
})

test.each([
  ['needs_response', 'open', 200_00],
  ['under_review', 'open', 200_00],
  ['warning_needs_response', 'open', 0],
  ['a_status_of_tomorrow', 'open', 200_00],
  ['won', 'won', 0],
  ['warning_closed', 'won', 0],
  ['lost', 'lost', 200_00],
])('a dispute with status %s counts as %s', async (status, state, takenCents) => {
  const parts = await open()
  const paymentReference = await paidPage(parts)
  const dispute = parts.server.account.openDispute(paymentReference)
  dispute.status = status
  expect(await parts.gateway.fetchDispute(dispute.id)).toEqual({
    id: dispute.id,
    paymentReference,
    amountCents: 200_00,
    takenCents,
    state,
    answerBy: new Date('2026-09-11T09:00:00Z'),
  })
  expect(await parts.gateway.fetchDispute('du_unknown')).toBeNull()
})

test('events name a page, a payment or a dispute, and other events name nothing', async () => {
  const parts = await open()
  const { account, sign } = parts.server
  const paymentReference = await paidPage(parts)
  const [id = ''] = account.sessions.keys()
  const dispute = account.openDispute(paymentReference)
  const [refund] = [account.createRefund({ payment_intent: paymentReference, amount: '100' })]
  const cases: [string, Record<string, unknown>, unknown][] = [
    ['checkout.session.completed', account.session(id), { kind: 'checkout', id }],
    ['checkout.session.async_payment_succeeded', account.session(id), { kind: 'checkout', id }],
    ['checkout.session.async_payment_failed', account.session(id), { kind: 'checkout', id }],
    ['checkout.session.expired', account.session(id), { kind: 'checkout', id }],
    ['charge.refunded', account.charge(paymentReference), { kind: 'payment', id: paymentReference }],
    ['charge.refunded', { ...account.charge(''), payment_intent: null }, null],
    ['refund.failed', refund, { kind: 'payment', id: paymentReference }],
    ['refund.updated', refund, { kind: 'payment', id: paymentReference }],
    ['charge.dispute.created', dispute, { kind: 'dispute', id: dispute.id }],
    ['charge.dispute.closed', dispute, { kind: 'dispute', id: dispute.id }],
    ['customer.created', { id: 'cus_1' }, null],
  ]
  for (const [type, object, subject] of cases) {
    const event = account.event(type, object)
    const { body, signature } = sign(event)
    expect(await parts.gateway.verifyWebhook(body, signature)).toEqual({ id: event.id, type, subject })
  }
})
