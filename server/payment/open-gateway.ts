import type { Database } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import { systemClock, type Clock } from '#server/process/clock.ts'
import type { Log } from '#server/process/log.ts'
import { Problem } from '#domain/api/problem.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { eachCall, type PaymentGateway } from './gateway.ts'
import { noteFailures } from './note-failures.ts'
import { createSandbox, sandboxWebhookSecret } from './sandbox/sandbox.ts'

/** The card payment provider of this installation: Stripe where there are keys, otherwise the sandbox. */
export function openGateway(parts: {
  env: Pick<Env, 'stripe'> & { sessionSecret: string }
  db: Database
  clock: Clock
  log: Log
}): PaymentGateway {
  const { env, db, clock, log } = parts
  if (env.stripe) {
    const onError = (error: unknown) =>
      log.error({ err: error }, 'how the card provider answered was not noted')
    return guardOutbound(noteFailures(stripeOnFirstUse({ ...env.stripe, clock }), { db, clock, onError }), db)
  }
  return guardOutbound(
    createSandbox({ ...parts, webhookSecret: sandboxWebhookSecret(env.sessionSecret) }),
    db,
  )
}

/** Stripe's SDK is large, so it is loaded with the first payment and not at the start. */
function stripeOnFirstUse(parts: NonNullable<Env['stripe']> & { clock: Clock }): PaymentGateway {
  let opened: Promise<PaymentGateway> | undefined
  const open = () => (opened ??= connect())
  async function connect() {
    const { createStripe } = await import('./stripe/stripe.ts')
    return createStripe({ ...parts, providerClock: systemClock })
  }
  return {
    provider: 'stripe',
    createCheckout: async (order) => (await open()).createCheckout(order),
    fetchCheckout: async (id) => (await open()).fetchCheckout(id),
    closeCheckout: async (id) => (await open()).closeCheckout(id),
    findCheckoutOfPayment: async (reference) => (await open()).findCheckoutOfPayment(reference),
    refund: async (order) => (await open()).refund(order),
    fetchRefunds: async (reference) => (await open()).fetchRefunds(reference),
    fetchDispute: async (id) => (await open()).fetchDispute(id),
    verifyWebhook: async (body, signature) => (await open()).verifyWebhook(body, signature),
  }
}

/**
 * The provider, who hears nothing of a restored instance that is paused: the same bookings and refunds may be in the hands of the one
 * that it was made of (decision 0132). Every call but that of an event's signature, which asks nobody, then ends with the
 * problem outbound-paused.
 */
function guardOutbound(gateway: PaymentGateway, db: Database): PaymentGateway {
  return eachCall(gateway, async (_, ask) => {
    if (await isOutboundPaused(db)) throw new Problem('outbound-paused')
    return ask()
  })
}
