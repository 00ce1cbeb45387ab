import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { SITE } from '#domain/booking/history.ts'
import { changeBooking, unchanged } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import { payments, refundAttempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { RefundKeySpent, RefundRefused } from '#server/gateway.ts'
import { releaseRefundMails } from '#server/mail/waiting-mails.ts'
import type { PaymentRow } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import {
  scheduleNextCheck,
  recordFailedAttempt,
  openProviderRefunds,
  refundSource,
  reportFailingRefunds,
} from './refund-attempts.ts'

/**
 * Pays every due refund through the card provider. The refund's id is the idempotency key, so a crash or a second server cannot
 * refund twice. Never throws, since the change that opened the refund is committed: failures are retried with growing delays, and
 * the operator sees refunds that are refused or have failed for an hour (decision 0011).
 */
export async function payOutRefunds(deps: Deps): Promise<void> {
  try {
    const failure = 'the result of a refund could not be saved yet'
    const due = await dueRefunds(deps)
    await forEachBooking(deps, due, failure, (each) => payOut(deps, each))
    for (const id of new Set(due.map(({ bookingId }) => bookingId)))
      await releaseRefundMails(deps.db, deps, id)
    await reportFailingRefunds(deps)
  } catch (error) {
    deps.log.error({ err: error }, 'the refunds to pay could not be read')
  }
}

function dueRefunds(deps: Deps) {
  return openProviderRefunds(
    deps,
    and(
      // The operator can still undo it.
      isNull(payments.documentDueAt),
      // The provider has already accepted it (followPendingRefunds).
      isNull(payments.providerReference),
      // While a dispute is open the bank holds the money, so its refunds wait for the outcome.
      or(isNull(refundSource.disputedCents), eq(refundSource.disputedCents, 0)),
      or(isNull(refundAttempts.dueAt), lte(refundAttempts.dueAt, deps.clock.now())),
    ),
  )
}

async function payOut(
  deps: Deps,
  { refund, paymentReference, keyNumber: tried }: Awaited<ReturnType<typeof dueRefunds>>[number],
): Promise<void> {
  const keyNumber = tried ?? 0
  try {
    if (paymentReference === null) throw new RefundRefused('the payment has no reference at the provider')
    const { refundReference, isPending } = await deps.gateway.refund({
      paymentReference,
      amountCents: refund.amountCents,
      idempotencyKey: refund.id,
      keyNumber,
    })
    await saveOutcome(deps, refund, {
      state: isPending ? 'initiated' : 'refunded',
      providerReference: refundReference,
    })
  } catch (error) {
    deps.log.error({ err: error, refundId: refund.id }, 'a refund could not be paid out')
    if (error instanceof RefundRefused) await saveOutcome(deps, refund, { state: 'failed' })
    else await recordFailedAttempt(deps, refund, keyNumber, { needsNewKey: error instanceof RefundKeySpent })
  }
}

/**
 * Settles a refund, or records that the provider has accepted it, unless it was settled in the meantime. If the operator paid it by
 * hand at that moment it stays so, and the provider's event records the second payment (record-refunds.ts).
 */
async function saveOutcome(
  deps: Deps,
  refund: PaymentRow,
  change: { state: 'refunded' | 'initiated'; providerReference: string } | { state: 'failed' },
): Promise<void> {
  const which = { id: refund.bookingId, by: SITE }
  await changeBooking<null>(deps, which, (before, { now }) => {
    const current = before.payments.find(({ id }) => id === refund.id)
    if (current?.state !== 'initiated') return unchanged(null)
    const isOver = change.state !== 'initiated'
    const problem = 'the card provider refuses this refund for good'
    return {
      ...(!isOver && { also: (write) => scheduleNextCheck(write, deps, refund.id) }),
      payments: { set: [{ ids: [refund.id], columns: { ...change, settledAt: isOver ? now : null } }] },
      mails:
        change.state === 'failed' ? [mailOf('operator-payment-problem', { payment: refund, problem })] : [],
      result: null,
    }
  })
}
