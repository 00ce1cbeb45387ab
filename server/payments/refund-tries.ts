import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { backOffMs } from '#domain/back-off.ts'
import { hoursAfter } from '#domain/dates.ts'
import { REFUND_FAILING_HOURS } from '#domain/refund-tries.ts'
import { payments, refundTries } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { lockBooking, type PaymentRow } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'

/**
 * Writes down that a try of a refund has failed for now, and when the next one is due. Several servers that fail at once
 * count each, and move on to one new key together: only who failed with the present one asks for it.
 */
export async function noteFailedTry(
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
      .insert(refundTries)
      .values({ refundId: refund.id, failures: 0, failingSince: now, dueAt: now })
      .onConflictDoNothing()
    const [tried] = await tx
      .select()
      .from(refundTries)
      .where(eq(refundTries.refundId, refund.id))
      .for('update')
    if (!tried) throw new Error('a failed try was not written down')
    const failures = tried.failures + 1
    await tx
      .update(refundTries)
      .set({
        failures,
        dueAt: after(failures),
        keyNumber: sql`greatest(${refundTries.keyNumber}, ${nextKey}::int)`,
      })
      .where(eq(refundTries.refundId, refund.id))
  })
}

/** Tells the operator, once, of each refund that has failed for an hour. */
export async function tellOfFailingRefunds(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const failing = await deps.db
    .select({ refundId: payments.id, bookingId: payments.bookingId })
    .from(refundTries)
    .innerJoin(payments, eq(refundTries.refundId, payments.id))
    .where(
      and(
        eq(payments.state, 'initiated'),
        isNull(refundTries.toldAt),
        lte(refundTries.failingSince, hoursAfter(now, -REFUND_FAILING_HOURS)),
      ),
    )
  await forEachBooking(
    deps,
    failing,
    'the operator could not be told of a failing refund yet',
    ({ refundId, bookingId }) =>
      deps.db.transaction(async (tx) => {
        const record = await lockBooking(tx, bookingId)
        const payment = record?.payments.find(({ id }) => id === refundId)
        if (!record || payment?.state !== 'initiated') return
        await tx.update(refundTries).set({ toldAt: now }).where(eq(refundTries.refundId, refundId))
        await queueBookingMail(tx, deps, 'operator-refund-failing', record, { payment })
      }),
  )
}
