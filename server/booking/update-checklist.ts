import { mayEdit } from '#domain/booking/allowed-actions.ts'
import { Problem } from '#domain/api/problem.ts'
import type { TripTicksEdit } from '#domain/travel/trip-ticks.ts'
import type { Deps } from '#server/deps.ts'
import { loadOwnBooking, lockBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { saveTripTicks } from '#server/store/save-trip-ticks.ts'

/**
 * Keeps what a guest has ticked on the list before the stay, so that every device of theirs shows it. It is
 * theirs alone: no mail, and no entry in the booking's history. Problems: not-found, wrong-state.
 */
export async function updateChecklist(
  { db, clock }: Pick<Deps, 'clock' | 'db'>,
  { bookingId, userId, ticks }: { bookingId: string; userId: string; ticks: TripTicksEdit },
): Promise<BookingRecord> {
  if (!(await loadOwnBooking(db, bookingId, userId))) throw new Problem('not-found')
  return db.transaction(async (tx) => {
    const record = await lockBooking(tx, bookingId)
    if (record?.booking.userId !== userId) throw new Problem('not-found')
    const may = mayEdit(record.booking)
    if (!may.ok) throw new Problem('wrong-state', { detail: may.reason })
    return saveTripTicks(tx, record, ticks, clock.now())
  })
}
