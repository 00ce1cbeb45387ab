import { mayCancel } from '#domain/allowed-actions.ts'
import type { CancellationPreview } from '#domain/api-contract.ts'
import { nextRefundChange, refundFor, type Refund } from '#domain/cancellation.ts'
import { settledCents } from '#domain/ledger.ts'
import { eurosFromCents, formatCents } from '#domain/money.ts'
import { Problem } from '#domain/problem.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { withCheckoutsClosed } from '#server/payments/close-open-checkouts.ts'
import { openRefunds } from '#server/payments/open-refunds.ts'
import { payOutRefunds } from '#server/payments/pay-out-refunds.ts'
import { loadOwnBooking, reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'

interface Cancelling {
  bookingId: string
  userId: string
}

/** What cancelling now would give back, and until when that holds. Problems: not-found, wrong-state. */
export async function previewCancellation(
  deps: Deps,
  { bookingId, userId }: Cancelling,
): Promise<CancellationPreview> {
  const own = await loadOwnBooking(deps.db, bookingId, userId)
  if (!own) throw new Problem('not-found')
  demandCancellable(own)
  const now = deps.clock.now()
  const stay = stayOf(own, now)
  return {
    refund: presentRefund(refundFor(stay)),
    nextChangeAt: nextRefundChange(stay)?.toISOString() ?? null,
  }
}

/**
 * Cancels a booking: its place is free again, and what the terms give back is entered in the ledger, all in one
 * transaction. Cards are paid back right after it, transfers by the operator. Problems: not-found, wrong-state.
 */
export async function cancelBooking(
  deps: Deps,
  { bookingId, userId }: Cancelling,
): Promise<{ message: string; refund: CancellationPreview['refund'] }> {
  const own = await loadOwnBooking(deps.db, bookingId, userId)
  if (!own) throw new Problem('not-found')
  demandCancellable(own)
  // A card page that turns out to be paid counts among what was paid.
  const refund = await withCheckoutsClosed(deps, bookingId, async (tx, record) => {
    const now = deps.clock.now()
    demandCancellable(record)
    const due = refundFor(stayOf(record, now))
    await saveTransition(tx, record, { type: 'cancel' }, { now })
    await openRefunds(tx, deps, record, due.amountCents, 'booking_cancelled')
    const documents = await issueDocuments(tx, deps, bookingId)
    await queueBookingMail(tx, deps, 'booking-cancelled', await reloadBooking(tx, bookingId), {
      refund: due,
      documents,
    })
    return due
  })
  await payOutRefunds(deps)
  return { message: messageOf(refund), refund: presentRefund(refund) }
}

function demandCancellable({ booking }: BookingRecord): void {
  const allowed = mayCancel(booking)
  if (!allowed.ok) throw new Problem('wrong-state', { detail: allowed.reason })
}

/** What the terms decide on. Money that was reported counts like money that came: its refund waits until it is there. */
function stayOf(record: BookingRecord, now: Date) {
  const { booking, retreat } = record
  // The database keeps both for every booking that holds a place.
  if (!booking.submittedAt || !retreat)
    throw new Error('a booking that holds a place has a date and a retreat')
  return {
    submittedAt: booking.submittedAt,
    startsOn: retreat.startsOn,
    now,
    paidCents: settledCents(record.payments),
  }
}

function presentRefund({ rule, amountCents }: Refund): CancellationPreview['refund'] {
  return { amount: eurosFromCents(amountCents), rule }
}

function messageOf({ amountCents }: Refund): string {
  if (amountCents === 0) return 'Your booking has been cancelled. There is nothing to pay back.'
  return `Your booking has been cancelled. ${formatCents(amountCents)} will be paid back the way it was paid.`
}
