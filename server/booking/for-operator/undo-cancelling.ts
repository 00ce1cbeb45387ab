import { isNotNull } from 'drizzle-orm'
import { undoUntil } from '#domain/base/undo-time.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import type { Actor } from '#domain/booking/history.ts'
import { mayUndoCancelling, type BeforeCancelling } from '#domain/booking/undo-cancelling.ts'
import type { WaitingCancellation } from '#domain/contract/admin-booking-shapes.ts'
import { assertAllowed } from '#domain/contract/problem.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { undoneRefunds } from '#server/payment/undo-payment.ts'
import { loadBookings, type BookingRecord, type BookingRow } from '#server/store/booking-record.ts'

/** Returns what undoing a cancellation restores. */
export function stateBeforeCancelling(booking: BookingRow): BeforeCancelling {
  const { status, placeNumber, roomShare, holdExpiresAt, remindedAt } = booking
  return {
    status,
    placeNumber,
    roomShare,
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
  }
}

/**
 * Undoes the operator's cancellation within its 15 seconds: the booking has its place, hold and roommate again, and nothing was refunded or
 * sent. Problems: not-found; wrong-state if it is too late, or money has moved since.
 */
export async function undoCancelling(
  deps: Deps,
  { bookingId, by }: { bookingId: string; by: Actor },
): Promise<BookingRecord> {
  // Under the lock of the places, so that the seconds cannot end between this check and a sale of the place.
  return changeBooking(deps, { id: bookingId, by, lockFirst: 'places' }, (record, { now }) => {
    const { booking, payments } = record
    const own = ownRefunds(record)
    const others = payments.filter((row) => !own.includes(row))
    const allowed = mayUndoCancelling(booking, others, now)
    assertAllowed(allowed)
    const { before } = allowed
    const { status, placeNumber, roomShare } = before
    const undone = undoneRefunds(
      own.map(({ id }) => id),
      now,
    )
    return {
      payments: { set: [undone] },
      event: { type: 'undo_cancel', before: { status, holdExpiresAt: instantOf(before.holdExpiresAt) } },
      ...(placeNumber !== null && { placeNumber }),
      columns: { roomShare, remindedAt: instantOf(before.remindedAt) },
      history: [{ what: 'Cancellation undone straight away' }],
      result: (done) => done.record,
    }
  })
}

function instantOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso)
}

/** Returns the refunds that wait with the cancellation. */
function ownRefunds({ payments }: BookingRecord) {
  return payments.filter(
    ({ refundReason, documentDueAt }) => refundReason === 'booking_cancelled' && documentDueAt !== null,
  )
}

/** Returns the cancellations that can still be undone. */
export async function listWaitingCancellations({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<WaitingCancellation[]> {
  const records = await loadBookings(db, isNotNull(bookings.beforeCancelling))
  return records.flatMap((record) => {
    const { id, cancelledAt } = record.booking
    if (cancelledAt === null || undoUntil(cancelledAt) <= clock.now()) return []
    return {
      id,
      name: nameOrAddress(record.booking, 'a guest'),
      undoUntil: undoUntil(cancelledAt).toISOString(),
    }
  })
}
