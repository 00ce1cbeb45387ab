import { eq, sql } from 'drizzle-orm'
import { Problem } from '#domain/api/problem.ts'
import { providerFailures } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { RefundKeySpent, RefundRefused, type PaymentGateway } from './gateway.ts'

/** What the operator is told was asked of the provider. A webhook's signature asks nobody. */
export const CALLS_IN_WORDS = {
  createCheckout: 'open a page to pay by card',
  fetchCheckout: 'ask whether a card payment was made',
  closeCheckout: 'close a page to pay by card',
  findCheckoutOfPayment: 'find out what a payment was for',
  refund: 'pay a refund',
  fetchRefunds: 'ask how a refund stands',
  fetchDispute: 'ask how a dispute stands',
} as const satisfies Partial<Record<keyof PaymentGateway, string>>

type WatchedCall = keyof typeof CALLS_IN_WORDS

/**
 * The provider, with every call that it does not answer written down, by kind, until one of the kind is answered: by that an
 * alert is raised (domain/site/alerts.ts). A refund that it refuses is an answer. What cannot be written down keeps no call from
 * its own outcome.
 */
export function noteFailures(
  gateway: PaymentGateway,
  deps: Pick<Deps, 'db' | 'clock'> & { onError: (error: unknown) => void },
): PaymentGateway {
  async function note(call: WatchedCall, error: unknown): Promise<void> {
    try {
      await (isAnswer(error) ? forget(deps, call) : remember(deps, call))
    } catch (cause) {
      deps.onError(cause)
    }
  }
  function watched<Order extends unknown[], Answer>(
    call: WatchedCall,
    ask: (...order: Order) => Promise<Answer>,
  ) {
    return async (...order: Order): Promise<Answer> => {
      try {
        const answer = await ask(...order)
        await note(call, null)
        return answer
      } catch (error) {
        await note(call, error)
        throw error
      }
    }
  }
  return {
    provider: gateway.provider,
    createCheckout: watched('createCheckout', (order) => gateway.createCheckout(order)),
    fetchCheckout: watched('fetchCheckout', (id) => gateway.fetchCheckout(id)),
    closeCheckout: watched('closeCheckout', (id) => gateway.closeCheckout(id)),
    findCheckoutOfPayment: watched('findCheckoutOfPayment', (id) => gateway.findCheckoutOfPayment(id)),
    refund: watched('refund', (order) => gateway.refund(order)),
    fetchRefunds: watched('fetchRefunds', (id) => gateway.fetchRefunds(id)),
    fetchDispute: watched('fetchDispute', (id) => gateway.fetchDispute(id)),
    verifyWebhook: (body, signature) => gateway.verifyWebhook(body, signature),
  }
}

function isAnswer(error: unknown): boolean {
  return (
    error === null ||
    error instanceof RefundRefused ||
    error instanceof RefundKeySpent ||
    error instanceof Problem
  )
}

async function remember({ db, clock }: Pick<Deps, 'db' | 'clock'>, call: WatchedCall): Promise<void> {
  const now = clock.now()
  await db
    .insert(providerFailures)
    .values({ call, failures: 1, failingSince: now, lastFailedAt: now })
    .onConflictDoUpdate({
      target: providerFailures.call,
      set: { failures: sql`${providerFailures.failures} + 1`, lastFailedAt: now },
    })
}

async function forget({ db }: Pick<Deps, 'db'>, call: WatchedCall): Promise<void> {
  await db.delete(providerFailures).where(eq(providerFailures.call, call))
}
