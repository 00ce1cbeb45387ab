import type { CancellationRule } from '#domain/refund/cancellation.ts'
import type { Cents } from '#domain/base/money.ts'
import type { Outcome } from '#server/change/change-booking.ts'
import { bookingRefund, type BookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/**
 * What a cancellation makes of a booking: its place is free, and what the rule gives back of the money that was received is refunded. The
 * rule is kept with its instant, and decides on reported money when that arrives.
 */
export function cancelByRule(
  record: BookingRecord,
  rule: CancellationRule,
  /** What is kept, where an amount was agreed on. */
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

/** What the terms decide by, of a booking that holds a place. */
export function stayOf({ booking, retreat }: BookingRecord, now: Date) {
  // The database keeps both for every booking that holds a place.
  if (!booking.submittedAt || !retreat)
    throw new Error('a booking that holds a place has a date and a retreat')
  return { submittedAt: booking.submittedAt, startsOn: retreat.startsOn, now }
}
