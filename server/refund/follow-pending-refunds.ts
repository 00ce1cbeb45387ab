import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { payments, refundTries } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { recordRefunds } from './record-refunds.ts'
import { askAgainLater } from './refund-tries.ts'

/**
 * Asks the provider, every hour, what became of refunds that it has taken and whose money had not left: an event that tells so may be
 * lost, or may not be ticked at the provider.
 */
export async function followPendingRefunds(deps: Deps): Promise<void> {
  const source = alias(payments, 'source')
  const pending = await deps.db
    .select({
      bookingId: payments.bookingId,
      refundId: payments.id,
      paymentReference: source.providerReference,
    })
    .from(payments)
    .innerJoin(source, eq(payments.refundOf, source.id))
    .innerJoin(refundTries, eq(refundTries.refundId, payments.id))
    .where(
      and(
        eq(payments.state, 'initiated'),
        inArray(payments.method, CHECKOUT_METHODS),
        isNotNull(payments.providerReference),
        lte(refundTries.dueAt, deps.clock.now()),
      ),
    )
  await forEachBooking(
    deps,
    pending,
    'the card provider does not say how a refund stands',
    async ({ refundId, paymentReference }) => {
      await askAgainLater(deps.db, deps, refundId)
      if (paymentReference !== null) await recordRefunds(deps, paymentReference)
    },
  )
}
