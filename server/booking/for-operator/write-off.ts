import { banjulDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import type { Operator } from '#domain/booking/history.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { balanceDueOf, writtenOffOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { beforeAgreement } from './agree-with-guest.ts'

/**
 * Writes off what a guest still owes of a retreat that is over: nothing is due any more, and no email goes out. A payment that comes later
 * counts and lowers it. It can be undone for 15 seconds (undo-agreement.ts). Problems: not-found; wrong-state before the retreat's end, or if nothing is left to pay.
 */
export async function writeOff(
  deps: Deps,
  { bookingId, reason, by }: { bookingId: string; reason: string; by: Operator },
): Promise<BookingRecord> {
  return changeBooking(deps, { id: bookingId, by }, (record, { now }) => {
    const { retreat, booking } = record
    if (!retreat || retreat.endsOn >= banjulDay(now)) throw wrongState('The retreat isn’t over yet')
    const dueCents = balanceDueOf(record)
    if (dueCents === 0) throw wrongState('Nothing is left to pay')
    const before = beforeAgreement(record, '', now)
    const { writtenOffCents: cents, writtenOffAt: at, writeOffReason } = booking
    const writtenOff = { cents, at: at?.toISOString() ?? null, reason: writeOffReason }
    return {
      columns: {
        beforeAgreement: { ...before, writtenOff: before.writtenOff ?? writtenOff },
        writtenOffCents: writtenOffOf(record) + dueCents,
        writtenOffAt: now,
        writeOffReason: reason,
      },
      history: [{ what: `${formatCents(dueCents)} written off`, to: reason }],
      result: (done) => done.record,
    }
  })
}
