import { Problem } from '#domain/api/problem.ts'
import type { Database } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import { systemClock, type Clock } from '#server/process/clock.ts'
import type { Log } from '#server/process/log.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { wrapGateway, type PaymentGateway } from './gateway.ts'
import { noteFailures } from './note-failures.ts'
import { createSandbox, sandboxWebhookSecret } from './sandbox/sandbox.ts'

/** Returns this instance's card payment provider: Stripe if keys are configured, otherwise the sandbox. */
export function openGateway(parts: {
  env: Pick<Env, 'stripe'> & { sessionSecret: string }
  db: Database
  clock: Clock
  log: Log
}): PaymentGateway {
  const { env, db, clock, log } = parts
  if (env.stripe) {
    const onError = (error: unknown) =>
      log.error({ err: error }, 'an answer of the card provider could not be saved')
    return guardOutbound(noteFailures(stripeOnFirstUse({ ...env.stripe, clock }), { db, clock, onError }), db)
  }
  return guardOutbound(
    createSandbox({ ...parts, webhookSecret: sandboxWebhookSecret(env.sessionSecret) }),
    db,
  )
}

/** Loads Stripe's SDK with the first call instead of at start, because it is large. */
function stripeOnFirstUse(parts: NonNullable<Env['stripe']> & { clock: Clock }): PaymentGateway {
  let opened: Promise<PaymentGateway> | undefined
  const open = () => (opened ??= connect())
  async function connect() {
    const { createStripe } = await import('./stripe/stripe.ts')
    return createStripe({ ...parts, providerClock: systemClock })
  }
  return {
    provider: 'stripe',
    createCheckout: async (wanted) => (await open()).createCheckout(wanted),
    fetchCheckout: async (id) => (await open()).fetchCheckout(id),
    closeCheckout: async (id) => (await open()).closeCheckout(id),
    findCheckoutOfPayment: async (reference) => (await open()).findCheckoutOfPayment(reference),
    refund: async (wanted) => (await open()).refund(wanted),
    fetchRefunds: async (reference) => (await open()).fetchRefunds(reference),
    fetchDispute: async (id) => (await open()).fetchDispute(id),
    verifyWebhook: async (body, signature) => (await open()).verifyWebhook(body, signature),
  }
}

/**
 * Wraps a gateway so that a paused instance calls no provider, because the instance it was restored from may still handle the same bookings
 * and refunds. Problem: outbound-paused, for every call except signature checks (decision 0132).
 */
function guardOutbound(gateway: PaymentGateway, db: Database): PaymentGateway {
  return wrapGateway(gateway, async (_, ask) => {
    if (await isOutboundPaused(db)) throw new Problem('outbound-paused')
    return ask()
  })
}
