import type { CancellationRule } from '#domain/refund/cancellation.ts'
import type { Actor } from '#domain/desk/history.ts'
import type { Cents } from '#domain/base/money.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/document/issue-documents.ts'
import { openRefunds } from '#server/refund/open-refunds.ts'
import { tellCancelled } from '#server/refund/tell-cancelled.ts'
import { bookingRefund, type BookingRefund } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'

/**
 * Cancels a booking inside a change that holds its lock: its place is free, what the rule gives back of the money that was
 * received is entered in the ledger, and the guest is told. The rule is kept with its instant, and decides on reported money
 * when that arrives. Whoever calls it pays out the refunds after the commit. Problem: wrong-state.
 */
export async function cancelByRule(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  {
    rule,
    feeCents = null,
    by,
  }: {
    rule: CancellationRule
    /** What is kept, where an amount was agreed on. */
    feeCents?: Cents | null
    by: Actor
  },
): Promise<{ refund: BookingRefund; record: BookingRecord; mailed: boolean }> {
  const { id } = record.booking
  const refund = bookingRefund(rule, record, feeCents ?? 0)
  await saveTransition(
    tx,
    record,
    { type: 'cancel' },
    { now: deps.clock.now(), cancellationRule: rule, cancellationFeeCents: feeCents },
  )
  await openRefunds(tx, deps, record, refund.amountCents, 'booking_cancelled')
  await issueDocuments(tx, deps, id)
  const mailed = await tellCancelled(tx, deps, id, { asksAccount: false, isByGuest: by.actor === 'guest' })
  return { refund, record: await reloadBooking(tx, id), mailed }
}

/** What the terms decide by, of a booking that holds a place. */
export function stayOf({ booking, retreat }: BookingRecord, now: Date) {
  // The database keeps both for every booking that holds a place.
  if (!booking.submittedAt || !retreat)
    throw new Error('a booking that holds a place has a date and a retreat')
  return { submittedAt: booking.submittedAt, startsOn: retreat.startsOn, now }
}
