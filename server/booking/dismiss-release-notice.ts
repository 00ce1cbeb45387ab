import { wrongState } from '#domain/api/problem.ts'
import { changeBooking, ofGuest } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/**
 * Records that the guest dismissed the notice about a released place, so that none of their devices shows it again. Sends no email
 * and writes no history. Problems: not-found, wrong-state.
 */
export async function dismissReleaseNotice(
  deps: Pick<Deps, 'clock' | 'db'>,
  { bookingId, userId }: { bookingId: string; userId: string },
): Promise<BookingRecord> {
  return changeBooking(deps, ofGuest(bookingId, userId), ({ booking }, { now }) => {
    if (booking.status !== 'expired') throw wrongState('This booking’s place was not released')
    return {
      columns: { releaseDismissedAt: booking.releaseDismissedAt ?? now },
      answer: ({ record }) => record,
    }
  })
}
