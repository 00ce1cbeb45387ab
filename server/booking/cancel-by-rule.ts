import type { CancellationRule } from '#domain/refund/cancellation.ts'
import type { Cents } from '#domain/base/money.ts'
import type { Outcome } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { tellCancelled } from '#server/refund/tell-cancelled.ts'
import { bookingRefund, type BookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/** A booking that was cancelled, with what is refunded, and whether its guest is emailed. */
export interface Cancelled {
  refund: BookingRefund
  record: BookingRecord
  mailed: boolean
}

/**
 * What a cancellation makes of a booking: its place is free, what the rule gives back of the money that was received is refunded, and the
 * guest is told. The rule is kept with its instant, and decides on reported money when that arrives.
 */
export function cancelByRule(
  deps: Deps,
  record: BookingRecord,
  rule: CancellationRule,
  /** What is kept, where an amount was agreed on. */
  feeCents: Cents | null = null,
): Outcome<Cancelled> & { due: BookingRefund } {
  const due = bookingRefund(rule, record, feeCents ?? 0)
  return {
    due,
    event: { type: 'cancel' },
    cancellationRule: rule,
    cancellationFeeCents: feeCents,
    refund: { amountCents: due.amountCents, reason: 'booking_cancelled' },
    documents: true,
    answer: async ({ tx, by, record: after }) => ({
      refund: due,
      record: after,
      mailed: await tellCancelled(tx, deps, after, { asksAccount: false, isByGuest: by.actor === 'guest' }),
    }),
  }
}

/** What the terms decide by, of a booking that holds a place. */
export function stayOf({ booking, retreat }: BookingRecord, now: Date) {
  // The database keeps both for every booking that holds a place.
  if (!booking.submittedAt || !retreat)
    throw new Error('a booking that holds a place has a date and a retreat')
  return { submittedAt: booking.submittedAt, startsOn: retreat.startsOn, now }
}
