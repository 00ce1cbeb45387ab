import { fieldChanges, type ChangeableForm } from '#domain/booking/field-changes.ts'
import type { Actor } from '#domain/desk/history.ts'
import { formatCents } from '#domain/base/money.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { pick } from '#domain/booking/typed-records.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { storedForm } from '#server/store/booking-columns.ts'
import { totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'

/** Writes into the history what an edit has made different, a line a field, and the price where that followed. */
export async function recordEdit(
  tx: Transaction,
  { clock, dataKeys }: Pick<Deps, 'clock' | 'dataKeys'>,
  { before, after, by }: { before: BookingRecord; after: BookingRecord; by: Actor },
): Promise<void> {
  const form = (record: BookingRecord): ChangeableForm => ({
    ...storedForm(dataKeys, record),
    ...pick(record.booking, TRAVEL_FIELDS),
  })
  const price = { what: 'Price', from: formatCents(totalOf(before)), to: formatCents(totalOf(after)) }
  const changes = [...fieldChanges(form(before), form(after)), ...(price.from === price.to ? [] : [price])]
  const about = { at: clock.now(), by, bookingId: after.booking.id }
  await recordHistory(tx, ...changes.map((change) => ({ ...about, ...change })))
}
