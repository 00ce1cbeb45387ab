import { eq, sql } from 'drizzle-orm'
import { Problem } from '#domain/api/problem.ts'
import { providerFailures } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import {
  wrapGateway,
  RefundKeySpent,
  RefundRefused,
  type PaymentGateway,
  type ProviderCall,
} from './gateway.ts'

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
      const answer = await ask()
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
