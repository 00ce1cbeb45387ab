import { desc, isNotNull } from 'drizzle-orm'
import { isUndoOver, undoUntil } from '#domain/base/undo-time.ts'
import { placeGoneMail, travellerGoneMails } from '#server/booking/group/mail-travellers.ts'
import { changeEach, unchanged } from '#server/change/change-booking.ts'
import type { Saved } from '#server/change/mails.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { receiptsOf } from '#server/payment/receipts-due.ts'

/**
 * Once the operator's cancellations can no longer be undone, issues what waited for them, and emails the guest, the own address of a traveller
 * whom somebody booked, and the others of the group; once each even with several servers.
 */
export async function tellOfCancelling(deps: Deps): Promise<void> {
  const due = await deps.db
    .select({ bookingId: bookings.id })
    .from(bookings)
    .where(isNotNull(bookings.beforeCancelling))
    .orderBy(desc(bookings.groupNumber))
  await changeEach(deps, due, 'a cancellation could not be told yet', (record, { now }) => {
    const { beforeCancelling, cancelledAt } = record.booking
    if (beforeCancelling === null || cancelledAt === null || !isUndoOver(undoUntil(cancelledAt), now))
      return unchanged(null)
    const { roomShare } = beforeCancelling
    const waiting = record.payments.filter(({ documentDueAt: at }) => at !== null && isUndoOver(at, now))
    const receipts = receiptsOf(waiting, { isCancelled: true })
    return {
      ...receipts,
      columns: { beforeCancelling: null, toldAt: now, toldHow: null },
      mails: async (saved: Saved) => [
        ...(await receipts.mails(saved)),
        ...(await placeGoneMail(saved.tx, saved.record, 'by-operator')),
        ...(await travellerGoneMails(
          saved.tx,
          { ...record, booking: { ...record.booking, roomShare } },
          record.payments.filter(
            ({ refundReason, state }) => refundReason === 'booking_cancelled' && state !== 'rejected',
          ),
        )),
      ],
      result: null,
    }
  })
}
