import { assertAllowed } from '#domain/api/problem.ts'
import { mayEdit } from '#domain/booking/allowed-actions.ts'
import type { TripTicksEdit } from '#domain/travel/travel-fields.ts'
import { changeBooking, ofGuest } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { tickedColumns } from '#server/store/columns/booking-columns.ts'

/**
 * Saves the guest's ticks on the checklist before the retreat, so that all their devices show them. Sends no email and writes no
 * history. Problems: not-found, wrong-state.
 */
export async function updateChecklist(
  deps: Pick<Deps, 'clock' | 'db'>,
  { bookingId, userId, ticks }: { bookingId: string; userId: string; ticks: TripTicksEdit },
): Promise<BookingRecord> {
  return changeBooking(deps, ofGuest(bookingId, userId), ({ booking }, { now }) => {
    assertAllowed(mayEdit(booking))
    return {
      columns: { ...tickedColumns(booking, ticks, now), updatedAt: now },
      answer: ({ record }) => record,
    }
  })
}
