import { mayCancel } from '#domain/allowed-actions.ts'
import type { CancellationRefund } from '#domain/cancellation-refund.ts'
import { operatorsCancellationRule, type CancellationRule } from '#domain/cancellation.ts'
import type { Actor } from '#domain/history.ts'
import { formatCents } from '#domain/money.ts'
import { Problem } from '#domain/problem.ts'
import type { Deps } from '#server/deps.ts'
import { withCheckoutsClosed } from '#server/payments/close-open-checkouts.ts'
import { payOutRefunds } from '#server/payments/pay-out-refunds.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { cancelByRule, stayOf } from './cancel-by-rule.ts'

/**
 * The operator cancels a booking, also once its retreat has begun: by the rule of the terms, or with all that was received given
 * back. Money that was reported and comes later is decided by the same rule. A dry run says what would come back, and changes
 * nothing. Problems: not-found, wrong-state.
 */
export async function cancelForGuest(
  deps: Deps,
  input: { bookingId: string; waiveFee: boolean; reason: string; dryRun: boolean; by: Actor },
): Promise<{ refund: CancellationRefund; record: BookingRecord }> {
  const { bookingId, waiveFee, by } = input
  const before = await loadBooking(deps.db, bookingId)
  if (!before) throw new Problem('not-found')
  const rule = ruleNow(deps, before, waiveFee)
  if (input.dryRun) return { refund: bookingRefund(rule, before), record: before }
  // A card page that turns out to be paid counts among what was paid.
  const cancelled = await withCheckoutsClosed(deps, bookingId, async (tx, record) => {
    const done = await cancelByRule(tx, deps, record, ruleNow(deps, record, waiveFee))
    await recordHistory(tx, {
      at: deps.clock.now(),
      by,
      what: 'Booking cancelled',
      to: `${backInWords(done.refund, waiveFee)}: ${input.reason}`,
      bookingId,
    })
    return done
  })
  await payOutRefunds(deps)
  return cancelled
}

function ruleNow({ clock }: Pick<Deps, 'clock'>, record: BookingRecord, waiveFee: boolean): CancellationRule {
  const allowed = mayCancel(record.booking)
  if (!allowed.ok) throw new Problem('wrong-state', { detail: allowed.reason })
  return operatorsCancellationRule(stayOf(record, clock.now()), { waiveFee })
}

function backInWords({ amountCents }: CancellationRefund, waiveFee: boolean): string {
  const back = amountCents > 0 ? `${formatCents(amountCents)} goes back` : 'Nothing goes back'
  return waiveFee ? `${back}, fee waived` : back
}
