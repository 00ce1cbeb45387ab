import { mayEdit } from '#domain/booking/allowed-actions.ts'
import { demandAllowed } from '#domain/api/problem.ts'
import type { TripTicksEdit } from '#domain/travel/trip-ticks.ts'
import { changeBooking, ofGuest } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { tickedColumns } from '#server/store/ticked-columns.ts'

/**
 * Keeps what a guest has ticked on the list before the stay, so that every device of theirs shows it. It is
 * theirs alone: no mail, and no entry in the booking's history. Problems: not-found, wrong-state.
 */
export async function updateChecklist(
  deps: Pick<Deps, 'clock' | 'db'>,
  { bookingId, userId, ticks }: { bookingId: string; userId: string; ticks: TripTicksEdit },
): Promise<BookingRecord> {
  return changeBooking(deps, ofGuest(bookingId, userId), ({ booking }, { now }) => {
    demandAllowed(mayEdit(booking))
    return {
      columns: { ...tickedColumns(booking, ticks, now), updatedAt: now },
      answer: ({ record }) => record,
    }
  })
}
