import { eq } from 'drizzle-orm'
import { sandboxCheckouts, sandboxRefunds } from '#server/db/schema.ts'
import type { ProviderCheckout } from '#server/gateway.ts'
import { createStripe } from '#server/payment/stripe/stripe.ts'
import type { Clock } from '#server/process/clock.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.ts'
import { fixedClock } from './fixed-clock.ts'
import { changeTruth, deliver, payAtProvider, signatureOf } from './provider-events.ts'
import {
  startStripeServer,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
} from './stripe-server.ts'

/** A card provider as a test drives it from the other side: what guests, cardholders and the operator do there. */
interface Provider {
  /** The guest pays on the hosted page; false where it is closed. */
  pay: (sessionId: string) => Promise<boolean>
  /** Lets the provider's own records of a paid page say something else. */
  distort: (sessionId: string, change: Partial<ProviderCheckout>) => void
  /** Signs an event about a page, or about the payment that was made on it. */
  event: (sessionId: string, type: string) => Promise<{ body: string; signature: string }>
  /** The operator gives money back at the provider's own site. */
  refundByHand: (sessionId: string, amountCents: number) => Promise<void>
  /** The amounts that were given back, by whomever. */
  refunds: () => Promise<number[]>
  /** Pages that can still be paid. */
  openPages: () => Promise<string[]>
  /** Every request to it fails in this way. */
  fail: (how: 'silent' | 'error' | 'no-url' | 'lost') => void
  /** Its records are right again, and it answers. */
  mend: () => void
}

export interface ProviderTest {
  app: TestApp
  provider: Provider
}

const START = '2025-09-01T09:00:00Z'

/** Every card provider that the product knows; a contract test runs over each. */
export const PROVIDERS: readonly [name: string, open: (now?: string) => Promise<ProviderTest>][] = [
  ['the sandbox', openSandbox],
  ['Stripe', openStripe],
]

/** Delivers an event as the provider would, from its own machine. */
export async function send(
  { app, provider }: ProviderTest,
  sessionId: string,
  type = 'checkout.session.completed',
): Promise<number> {
  const { body, signature } = await provider.event(sessionId, type)
  return deliver(app, body, { 'stripe-signature': signature })
}

async function openSandbox(now = START): Promise<ProviderTest> {
  const app = await createTestApp({ now })
  const { db } = app
  const { gateway } = app.deps
  const pageOf = async (sessionId: string) => {
    const [page] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, sessionId))
    if (!page) throw new Error('the sandbox knows no such page')
    return page
  }
  const provider: Provider = {
    async pay(sessionId) {
      if ((await pageOf(sessionId)).status !== 'open') return false
      await payAtProvider(app, sessionId)
      return true
    },
    distort: (_, change) => changeTruth(app, change),
    async event(sessionId, type) {
      const object = type.startsWith('checkout.')
        ? { id: sessionId }
        : { id: 'ch_1', payment_intent: (await pageOf(sessionId)).paymentIntent }
      const body = JSON.stringify({ id: `evt_${type}_${sessionId}`, object: 'event', type, data: { object } })
      return { body, signature: signatureOf(app, body) }
    },
    async refundByHand(sessionId, amountCents) {
      const { paymentIntent } = await pageOf(sessionId)
      const id = `re_by_hand_${amountCents}`
      await db.insert(sandboxRefunds).values({ id, idempotencyKey: id, paymentIntent, amountCents })
    },
    refunds: async () => (await db.select().from(sandboxRefunds)).map(({ amountCents }) => amountCents),
    openPages: async () =>
      (await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.status, 'open'))).map(
        ({ id }) => id,
      ),
    fail(how) {
      const refuse = () => Promise.reject(new Error(`the sandbox was told to fail: ${how}`))
      app.deps.gateway = {
        ...gateway,
        async createCheckout(order) {
          if (how === 'silent' || how === 'error') return refuse()
          const page = await gateway.createCheckout(order)
          return how === 'lost' ? refuse() : { ...page, url: null }
        },
        ...(how !== 'no-url' && {
          fetchCheckout: refuse,
          fetchRefunds: refuse,
          findCheckoutOfPayment: refuse,
          closeCheckout: refuse,
          refund: refuse,
        }),
      }
    },
    mend: () => {
      app.deps.gateway = gateway
    },
  }
  return { app, provider }
}

/** Stripe behind the app, and the stand-in itself for what only Stripe does. */
export async function openStripe(
  now = START,
  options: TestAppOptions = {},
): Promise<ProviderTest & { server: StripeServer }> {
  // Stripe's clock is the product's, so that its pages run out when a test moves on.
  const time: { clock: Clock } = { clock: fixedClock(now) }
  const server = await startStripeServer({ now: () => time.clock.now() })
  const { account } = server
  const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase: server.url }
  const app = await createTestApp({ ...options, now, env: { ...options.env, stripe: keys } })
  time.clock = app.clock
  const stripe = { ...keys, clock: app.clock, providerClock: app.clock }
  const gateway = createStripe(stripe)
  app.deps.gateway = gateway
  let undo = () => {}
  const provider: Provider = {
    pay: (sessionId) => Promise.resolve(account.complete(sessionId)),
    distort(sessionId, { paid, amountCents, currency, ...named }) {
      const session = account.session(sessionId)
      const before = structuredClone(session)
      undo = () => void Object.assign(session, before)
      if (paid === false) session.payment_status = 'unpaid'
      if (amountCents !== undefined) session.amount_total = amountCents
      if (currency !== undefined) session.currency = currency
      const { bookingId, paymentType } = { ...session.metadata, ...named }
      session.metadata = { bookingId: bookingId ?? '', paymentType: paymentType ?? '' }
    },
    event(sessionId, type) {
      const session = account.session(sessionId)
      const isAboutPage = type.startsWith('checkout.')
      const object = isAboutPage ? session : account.charge(session.payment_intent ?? '')
      const event = { ...account.event(type, object), id: `evt_${type}_${sessionId}` }
      return Promise.resolve(server.sign(event))
    },
    refundByHand(sessionId, amountCents) {
      const { payment_intent } = account.session(sessionId)
      account.createRefund({ payment_intent, amount: String(amountCents) })
      return Promise.resolve()
    },
    refunds: () => Promise.resolve(account.refunds.map(({ amount }) => amount)),
    openPages: () =>
      Promise.resolve([...account.sessions.keys()].filter((id) => account.session(id).status === 'open')),
    fail(how) {
      // A test need not wait as long as a guest would; an answer that comes may take its time.
      if (how === 'silent') app.deps.gateway = createStripe({ ...stripe, timeoutMs: 200 })
      server.fault = () => how
    },
    mend() {
      undo()
      app.deps.gateway = gateway
      server.fault = () => undefined
    },
  }
  return { app, provider, server }
}
