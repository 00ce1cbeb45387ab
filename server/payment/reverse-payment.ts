import { banjulDay } from '#domain/base/dates.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'

/**
 * What is left to pay of a booking is open again when its money has gone, and a place whose deposit is not covered any more is held for 48
 * new hours. A retreat that has begun stays as it was: what goes back then is a settlement, and no debt. Call it under the booking's lock, when the
 * ledger says what has gone.
 */
export async function reversePayment(
  tx: Transaction,
  record: BookingRecord,
  now: Date,
): Promise<BookingRecord> {
  const { booking, retreat } = record
  if (retreat && hasStarted(retreat, banjulDay(now))) return reloadBooking(tx, booking.id)
  return saveTransition(tx, record, { type: 'lose_payment' }, { now })
}
