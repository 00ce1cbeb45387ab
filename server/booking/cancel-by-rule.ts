import type { CancellationRule } from '#domain/refund/cancellation.ts'
import type { Cents } from '#domain/base/money.ts'
import type { Outcome } from '#server/change/change-booking.ts'
import { bookingRefund, type BookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/**
 * Returns the outcome of a cancellation: the place is freed, and the refund that the rule gives of the received money is recorded.
 * The rule is stored, and also decides about reported money that arrives later.
 */
export function cancelByRule(
  record: BookingRecord,
  rule: CancellationRule,
  /** The amount kept, in cents. Null unless the operator and the guest agreed on a refund. */
  feeCents: Cents | null = null,
): Omit<Outcome<unknown>, 'answer' | 'history'> & { due: BookingRefund } {
  const due = bookingRefund(rule, record, feeCents ?? 0)
  return {
    due,
    event: { type: 'cancel' },
    cancellationRule: rule,
    cancellationFeeCents: feeCents,
    refund: { amountCents: due.amountCents, reason: 'booking_cancelled' },
    documents: true,
  }
}

/** Returns what the cancellation terms depend on, for a booking that holds a place. */
export function stayOf({ booking, retreat }: BookingRecord, now: Date) {
  // A database constraint requires both for every booking that holds a place.
  if (!booking.submittedAt || !retreat)
    throw new Error('a booking that holds a place has a date and a retreat')
  return { submittedAt: booking.submittedAt, startsOn: retreat.startsOn, now }
}
