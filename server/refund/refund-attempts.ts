import { and, eq, gt, inArray, isNull, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { hoursAfter } from '#domain/base/dates.ts'
import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { REFUND_FAILING_HOURS } from '#domain/refund/refund-attempts.ts'
import { backOffMs } from '#domain/site/timings.ts'
import { changeEach, unchanged } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { payments, refundAttempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { PaymentRow } from '#server/store/booking-record.ts'

/**
 * Records a failed attempt at a refund and when the next one is due. Servers that fail at the same time are all counted but move to
 * the same new key, since each derives it from the key that it used.
 */
export async function recordFailedAttempt(
  { db, clock }: Deps,
  refund: PaymentRow,
  keyNumber: number,
  { needsNewKey }: { needsNewKey: boolean },
): Promise<void> {
  const now = clock.now()
  const after = (failures: number) => new Date(now.getTime() + backOffMs(failures))
  const nextKey = keyNumber + (needsNewKey ? 1 : 0)
  await db.transaction(async (tx) => {
    await tx
      .insert(refundAttempts)
      .values({ refundId: refund.id, failures: 0, failingSince: now, dueAt: now })
      .onConflictDoNothing()
    const [tried] = await tx
      .select()
      .from(refundAttempts)
      .where(eq(refundAttempts.refundId, refund.id))
      .for('update')
    if (!tried) throw new Error('a failed attempt was not recorded')
    const failures = tried.failures + 1
    await tx
      .update(refundAttempts)
      .set({
        failures,
        dueAt: after(failures),
        keyNumber: sql`greatest(${refundAttempts.keyNumber}, ${nextKey}::int)`,
      })
      .where(eq(refundAttempts.refundId, refund.id))
  })
}

/** The refunded payment, joined in `openProviderRefunds`. */
export const refundSource = alias(payments, 'source')

/**
 * Returns open refunds through the card provider, oldest first, each with the provider's id of its payment and the number of its
 * idempotency key.
 */
export function openProviderRefunds({ db }: Pick<Deps, 'db'>, which: SQL | undefined) {
  return db
    .select({
      bookingId: payments.bookingId,
      refundId: payments.id,
      refund: payments,
      paymentReference: refundSource.providerReference,
      keyNumber: refundAttempts.keyNumber,
    })
    .from(payments)
    .innerJoin(refundSource, eq(payments.refundOf, refundSource.id))
    .leftJoin(refundAttempts, eq(refundAttempts.refundId, payments.id))
    .where(and(inArray(payments.method, CHECKOUT_METHODS), eq(payments.state, 'initiated'), which))
    .orderBy(payments.createdAt, payments.id)
}

/** Hours between questions to the provider about an accepted refund that is not paid yet; an event usually answers sooner. */
const ASK_AGAIN_HOURS = 1

/** Schedules the next question about a refund that the provider has accepted but not paid yet. It does not count as a failure. */
export async function scheduleNextCheck(
  db: Database | Transaction,
  { clock }: Pick<Deps, 'clock'>,
  refundId: string,
): Promise<void> {
  const now = clock.now()
  const waits = { failures: 0, dueAt: hoursAfter(now, ASK_AGAIN_HOURS) }
  await db
    .insert(refundAttempts)
    .values({ refundId, failingSince: now, ...waits })
    .onConflictDoUpdate({ target: refundAttempts.refundId, set: waits })
}

/** Matches a refund's attempts if they have failed. */
export function failedAttemptOf(refundId: AnyColumn | string): SQL | undefined {
  return and(eq(refundAttempts.refundId, refundId), gt(refundAttempts.failures, 0))
}

/** Emails the operator once about each refund that has been failing for an hour. */
export async function reportFailingRefunds(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const failing = await deps.db
    .select({ refundId: payments.id, bookingId: payments.bookingId })
    .from(refundAttempts)
    .innerJoin(payments, eq(refundAttempts.refundId, payments.id))
    .where(
      and(
        eq(payments.state, 'initiated'),
        isNull(refundAttempts.notifiedAt),
        gt(refundAttempts.failures, 0),
        lte(refundAttempts.failingSince, hoursAfter(now, -REFUND_FAILING_HOURS)),
      ),
    )
  const failure = 'the operator could not be told of a failing refund yet'
  await changeEach(deps, failing, failure, ({ payments: ledger }, _, { refundId }) => {
    const payment = ledger.find(({ id }) => id === refundId)
    if (payment?.state !== 'initiated') return unchanged(false)
    return {
      also: (write) =>
        write.update(refundAttempts).set({ notifiedAt: now }).where(eq(refundAttempts.refundId, refundId)),
      mails: [mailOf('operator-refund-failing', { payment })],
      result: true,
    }
  })
}
