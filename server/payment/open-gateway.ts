import { eq, sql } from 'drizzle-orm'
import { Problem } from '#domain/contract/problem.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Database } from '#server/db/connect.ts'
import { providerFailures } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import {
  MethodNotOffered,
  wrapGateway,
  type PaymentGateway,
  RefundKeySpent,
  RefundRefused,
  type ProviderCall,
} from '#server/gateway.ts'
import { systemClock, type Clock } from '#server/process/clock.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { createSandbox, isSandboxId, sandboxWebhookSecret } from './sandbox/sandbox.ts'
import { verifyEvent } from './stripe/verify-event.ts'

/** Returns this instance's card payment provider: Stripe while keys are in force, otherwise the sandbox. */
export function openGateway(
  parts: Pick<BaseDeps, 'clock' | 'db' | 'log'> & {
    env: Pick<BaseDeps['env'], 'stripe' | 'sessionSecret' | 'live'>
  },
): PaymentGateway {
  const { env, db, clock, log } = parts
  const onError = (error: unknown) =>
    log.error({ err: error }, 'an answer of the card provider could not be saved')
  const sandbox = createSandbox({ db, clock, webhookSecret: sandboxWebhookSecret(env.sessionSecret) })
  let opened: { keys: Env['stripe']; gateway: PaymentGateway } | null = null
  function inForce(): PaymentGateway {
    const keys = env.stripe
    if (opened?.keys !== keys) {
      opened = {
        keys,
        gateway: keys ? noteFailures(stripeOnFirstUse({ ...keys, clock }), { db, clock, onError }) : sandbox,
      }
    }
    return opened?.gateway ?? sandbox
  }
  /** Returns who knows a page or payment: the sandbox's stay its own when keys are pasted later. */
  const knows = (id: string) => (isSandboxId(id) ? sandbox : inForce())
  const either: PaymentGateway = {
    get provider() {
      return inForce().provider
    },
    async createCheckout(wanted) {
      if (wanted.isTest) return sandbox.createCheckout(wanted)
      // Nobody may get a real place for money that does not move.
      if (env.live && env.stripe === null) throw new MethodNotOffered('card payments are not connected')
      return inForce().createCheckout(wanted)
    },
    fetchCheckout: (id) => knows(id).fetchCheckout(id),
    closeCheckout: (id) => knows(id).closeCheckout(id),
    findCheckoutOfPayment: (reference) => knows(reference).findCheckoutOfPayment(reference),
    refund: (wanted) => knows(wanted.paymentReference).refund(wanted),
    fetchRefunds: (reference) => knows(reference).fetchRefunds(reference),
    fetchDispute: (id) => inForce().fetchDispute(id),
    verifyWebhook: (body, signature) =>
      inForce()
        .verifyWebhook(body, signature)
        .catch(() => sandbox.verifyWebhook(body, signature)),
  }
  return guardOutbound(either, db)
}

/** Loads Stripe's SDK with the first call instead of at start, because it is large. */
function stripeOnFirstUse(parts: NonNullable<Env['stripe']> & { clock: Clock }): PaymentGateway {
  let opened: Promise<PaymentGateway> | undefined
  const open = () => (opened ??= connect())
  async function connect() {
    const { createStripe } = await import('./stripe/stripe.ts')
    return createStripe({ ...parts, providerClock: systemClock })
  }
  return wrapGateway(
    {
      provider: 'stripe',
      verifyWebhook: (body, signature) => verifyEvent(body, signature, parts.webhookSecret),
    },
    async (_, ask) => ask(await open()),
  )
}

/**
 * Wraps a gateway so that a paused instance calls no provider, because the instance it was restored from may still handle the same bookings
 * and refunds. Problem: outbound-paused, for every call except signature checks (decision 0132).
 */
function guardOutbound(gateway: PaymentGateway, db: Database): PaymentGateway {
  return wrapGateway(gateway, async (_, ask) => {
    if (await isOutboundPaused(db)) throw new Problem('outbound-paused')
    return ask(gateway)
  })
}

/** The provider's calls in the operator's words. */
export const CALLS_IN_WORDS = {
  createCheckout: 'open a page to pay by card',
  fetchCheckout: 'ask whether a card payment was made',
  closeCheckout: 'close a page to pay by card',
  findCheckoutOfPayment: 'find out what a payment was for',
  refund: 'pay a refund',
  fetchRefunds: 'ask whether a refund was paid',
  fetchDispute: 'ask for the state of a dispute',
} as const satisfies Record<ProviderCall, string>

/**
 * Wraps a gateway to count unanswered calls per kind until one of that kind is answered, which raises an alert
 * (domain/site/alerts.ts). A refused refund counts as an answer. Failing to save a count never changes the call's own result.
 */
export function noteFailures(
  gateway: PaymentGateway,
  deps: Pick<Deps, 'db' | 'clock'> & { onError: (error: unknown) => void },
): PaymentGateway {
  async function note(call: ProviderCall, error: unknown): Promise<void> {
    try {
      await (isAnswer(error) ? forget(deps, call) : remember(deps, call))
    } catch (cause) {
      deps.onError(cause)
    }
  }
  return wrapGateway(gateway, async (call, ask) => {
    try {
      const answer = await ask(gateway)
      await note(call, null)
      return answer
    } catch (error) {
      await note(call, error)
      throw error
    }
  })
}

function isAnswer(error: unknown): boolean {
  return (
    error === null ||
    error instanceof RefundRefused ||
    error instanceof RefundKeySpent ||
    error instanceof Problem
  )
}

async function remember({ db, clock }: Pick<Deps, 'db' | 'clock'>, call: ProviderCall): Promise<void> {
  const now = clock.now()
  await db
    .insert(providerFailures)
    .values({ call, failures: 1, failingSince: now, lastFailedAt: now })
    .onConflictDoUpdate({
      target: providerFailures.call,
      set: { failures: sql`${providerFailures.failures} + 1`, lastFailedAt: now },
    })
}

async function forget({ db }: Pick<Deps, 'db'>, call: ProviderCall): Promise<void> {
  await db.delete(providerFailures).where(eq(providerFailures.call, call))
}
