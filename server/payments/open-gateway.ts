import type { Database } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import { systemClock, type Clock } from '#server/process/clock.ts'
import type { PaymentGateway } from './gateway.ts'
import { createSandbox, sandboxWebhookSecret } from './sandbox/sandbox.ts'
import { createStripe } from './stripe/stripe.ts'

/** The card payment provider of this installation: Stripe where there are keys, otherwise the sandbox. */
export function openGateway(parts: {
  env: Pick<Env, 'stripe'> & { sessionSecret: string }
  db: Database
  clock: Clock
}): PaymentGateway {
  const { env, clock } = parts
  if (env.stripe) return createStripe({ ...env.stripe, clock, providerClock: systemClock })
  return createSandbox({ ...parts, webhookSecret: sandboxWebhookSecret(env.sessionSecret) })
}
