import { riseDueOn } from '#domain/change-choice.ts'
import { banjulDay } from '#domain/dates.ts'
import type { Cents } from '#domain/money.ts'
import { raiseQuote } from '#domain/pricing.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { quoteColumns } from '#server/store/booking-columns.ts'
import { balanceDueOf, quoteOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'

/**
 * Raises the price of a booking that holds a place, as its guest was told or has accepted: the balance grows by it. Where nothing was
 * open it gets a day of its own; what was late stays late. Call it under the booking's lock, with no card page open.
 */
export async function raisePrice(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  riseCents: Cents,
): Promise<BookingRecord> {
  const quote = quoteOf(record.booking)
  if (riseCents === 0 || !quote || !record.retreat) return record
  const now = deps.clock.now()
  const risen = raiseQuote(quote, riseCents)
  const { startsOn } = record.retreat
  const balanceDueOn =
    balanceDueOf(record) > 0 ? quote.balanceDueOn : riseDueOn({ ...quote, startsOn }, banjulDay(now))
  const fields = quoteColumns({ ...risen, balanceDueOn })
  await saveTransition(tx, record, { type: 'edit' }, { now, fields })
  await issueDocuments(tx, deps, record.booking.id)
  return reloadBooking(tx, record.booking.id)
}
