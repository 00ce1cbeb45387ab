import { isNotNull } from 'drizzle-orm'
import { isUndoOver } from '#domain/base/undo-time.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import { agreementUndoUntil, isRefundOfAgreement, mayUndoAgreement } from '#domain/booking/agreement.ts'
import type { Operator } from '#domain/booking/history.ts'
import type { WaitingChange } from '#domain/contract/admin-booking-shapes.ts'
import { assertAllowed } from '#domain/contract/problem.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { undoAct } from '#domain/price/pricing.ts'
import { changeBooking, changeEach, unchanged } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadDocumentsOf } from '#server/document/document-record.ts'
import { undoneRefunds } from '#server/payment/undo-payment.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'
import { quoteColumns } from '#server/store/columns/booking-columns.ts'
import { currentGuestPayee } from '#server/store/refund-payee.ts'

/**
 * Undoes the operator's last change of a guest's price and payment days, or a write-off, within its 15 seconds: nothing was refunded or
 * sent. Problems: not-found; wrong-state if it is too late.
 */
export async function undoAgreement(
  deps: Deps,
  { bookingId, by }: { bookingId: string; by: Operator },
): Promise<BookingRecord> {
  return changeBooking(deps, { id: bookingId, by }, (record, { now }) => {
    const { booking, payments } = record
    const allowed = mayUndoAgreement(booking.beforeAgreement, now)
    assertAllowed(allowed)
    const { before } = allowed
    const own = payments.filter((row) => row.documentDueAt !== null && isRefundOfAgreement(row, before))
    const quote = quoteOf(booking)
    const restored = quote && before.acts.reduce(undoAct, { ...quote, balanceDueOn: before.balanceDueOn })
    const { status, writtenOff } = before
    return {
      payments: {
        set: [
          undoneRefunds(
            own.map(({ id }) => id),
            now,
          ),
        ],
      },
      event: { type: 'edit' },
      columns: {
        ...(restored && quoteColumns(restored)),
        ...(writtenOff && {
          writtenOffCents: writtenOff.cents,
          writtenOffAt: writtenOff.at === null ? null : new Date(writtenOff.at),
          writeOffReason: writtenOff.reason,
        }),
        beforeAgreement: null,
      },
      plan: before.instalments,
      history: [
        {
          what: writtenOff
            ? 'Write-off undone straight away'
            : 'Change of price or payment days undone straight away',
        },
      ],
      next: ({ record: after }) => ({
        ...(after.booking.status !== status && {
          event: {
            type: 'undo_receive',
            before: { status, holdExpiresAt: before.holdExpiresAt ? new Date(before.holdExpiresAt) : null },
          },
        }),
        result: ({ record: saved }) => saved,
      }),
    }
  })
}

/** Returns the changes of price or payment days and the write-offs that can still be undone. */
export async function listWaitingChanges({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<WaitingChange[]> {
  const records = await loadBookings(db, isNotNull(bookings.beforeAgreement))
  return records.flatMap(({ booking }) => {
    const { id, beforeAgreement: before } = booking
    if (!before || isUndoOver(agreementUndoUntil(before), clock.now())) return []
    const undoUntil = agreementUndoUntil(before).toISOString()
    const isWriteOff = before.writtenOff !== undefined
    return { id, name: nameOrAddress(booking, 'a guest'), undoUntil, isWriteOff }
  })
}

/** Emails guests whose price or payment days the operator changed, once that can no longer be undone. */
export async function tellOfAgreements(deps: Deps): Promise<void> {
  const due = await deps.db
    .select({ bookingId: bookings.id })
    .from(bookings)
    .where(isNotNull(bookings.beforeAgreement))
  await changeEach(deps, due, 'a guest could not be told of a new price or plan yet', (record, { now }) => {
    const { beforeAgreement: before } = record.booking
    if (!before || !isUndoOver(agreementUndoUntil(before), now)) return unchanged(null)
    return {
      columns: { beforeAgreement: null },
      // A cancellation of these seconds has its own email.
      mails: async ({ tx, record: after }) => {
        if (!holdsPlace(record.booking.status) || !isChangedSince(record, before)) return []
        const own = after.payments.filter((row) => isRefundOfAgreement(row, before)).map(({ id }) => id)
        const documents = await loadDocumentsOf(tx, currentGuestPayee(after.booking))
        const ofRefunds = documents.filter(({ paymentId }) => own.includes(paymentId))
        return [mailOf('price-changed', { before, documents: ofRefunds })]
      },
      result: null,
    }
  })
}

/** True if price or payment days differ from before; a refund that was undone alone has restored them. */
function isChangedSince(
  { booking, instalments }: BookingRecord,
  before: NonNullable<BookingRecord['booking']['beforeAgreement']>,
): boolean {
  const days = (plan: typeof instalments) =>
    plan.map(({ dueOn, untilCents }) => `${dueOn} ${untilCents}`).join()
  return (
    booking.totalCents !== before.totalCents ||
    booking.balanceDueOn !== before.balanceDueOn ||
    days(instalments) !== days(before.instalments)
  )
}
