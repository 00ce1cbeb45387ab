import { formatCents, type Cents } from '#domain/base/money.ts'
import { mayCancel } from '#domain/booking/allowed-actions.ts'
import type { Actor } from '#domain/booking/history.ts'
import { assertAllowed, Problem } from '#domain/contract/problem.ts'
import { operatorsCancellationRule } from '#domain/refund/cancellation.ts'
import type { CancellationRule } from '#domain/terms/cancellation-terms.ts'
import { cancelByRule, bookedRetreatNow } from '#server/booking/cancel-booking.ts'
import { readBooking } from '#server/change/change-booking.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { changeWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { undoColumns } from '#server/payment/receipts-due.ts'
import { bookingRefund, type BookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { changeRefusalRule, refusableChange } from '#server/store/date-change-record.ts'
import { stateBeforeCancelling } from './undo-cancelling.ts'

/** How much is refunded: by the terms, everything, or an agreed amount. */
interface RefundWish {
  waiveFee: boolean
  /** The agreed refund. Null to refund by the terms or in full. */
  amountCents: Cents | null
}

/**
 * Cancels a booking for the operator, even after its retreat has begun, and refunds by the terms, in full or an agreed amount.
 * Reported money that arrives later follows the same rule; after an agreed refund, all of it is refunded. Place, refund and email
 * wait until it can no longer be undone (decision 0100). A dry run returns the refund and changes nothing. Problems: not-found, wrong-state, more-than-received.
 */
export async function cancelForGuest(
  deps: Deps,
  input: RefundWish & { bookingId: string; reason: string; dryRun: boolean; by: Actor },
): Promise<{ refund: BookingRefund; record: BookingRecord }> {
  const { bookingId, by } = input
  const before = await readBooking(deps, { id: bookingId, by })
  const planned = await planRefund(deps, before, input)
  if (input.dryRun)
    return { refund: bookingRefund(planned.rule, before, planned.feeCents ?? 0), record: before }
  // Closing the open checkouts may show that one was paid; that payment then counts as received.
  return changeWithCheckoutsClosed(deps, { id: bookingId, by }, async (record, { tx: db, now }) => {
    const { rule, feeCents } = await planRefund({ ...deps, db }, record, input)
    const { due, ...change } = cancelByRule(record, rule, feeCents)
    return {
      ...change,
      refund: { ...change.refund, waiting: undoColumns(now, record, null) },
      columns: { beforeCancelling: stateBeforeCancelling(record.booking) },
      history: [{ what: 'Booking cancelled', to: `${backInWords(due)}: ${input.reason}` }],
      result: ({ record: after }) => ({ refund: due, record: after }),
    }
  })
}

/** Under the terms, a guest who may refuse a change gets everything, as by their own cancellation. */
async function planRefund(
  { clock, db }: { clock: Deps['clock']; db: Database | Transaction },
  record: BookingRecord,
  { waiveFee, amountCents }: RefundWish,
): Promise<{ rule: CancellationRule; feeCents: Cents | null }> {
  assertAllowed(mayCancel(record.booking))
  const now = clock.now()
  const isByTerms = !waiveFee && amountCents === null
  const asked = isByTerms ? await refusableChange(db, record) : null
  if (asked) return { rule: changeRefusalRule(asked.change), feeCents: null }
  const booked = bookedRetreatNow(record, now)
  const rule = operatorsCancellationRule(booked, { waiveFee, isAmountAgreed: amountCents !== null })
  return { rule, feeCents: amountCents === null ? null : feeFor(amountCents, record) }
}

/** Returns what is kept when `amountCents` is refunded, in cents. Problem: more-than-received. */
function feeFor(amountCents: Cents, record: BookingRecord): Cents {
  const most = bookingRefund('waived', record).amountCents
  if (amountCents <= most) return most - amountCents
  throw new Problem('more-than-received', {
    detail: `You can refund at most ${formatCents(most)}. The rest wasn’t received, or was refunded before.`,
    errors: [{ field: 'amount', message: `At most ${formatCents(most)}` }],
  })
}

function backInWords({ amountCents, rule }: Pick<BookingRefund, 'amountCents' | 'rule'>): string {
  const back = amountCents > 0 ? `${formatCents(amountCents)} refunded` : 'No refund'
  if (rule === 'agreed') return `${back}, as agreed`
  return rule === 'waived' ? `${back}, fee waived` : back
}
