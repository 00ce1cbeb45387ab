import { fieldChanges, type ChangeableForm } from '#domain/booking/field-changes.ts'
import { formatCents } from '#domain/base/money.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { pick } from '#domain/booking/typed-records.ts'
import type { Deps } from '#server/deps.ts'
import { storedForm } from '#server/store/columns/booking-columns.ts'
import { totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/** Returns the history entries of an edit: one per changed field, and the price if it changed. */
export function editHistory(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  before: BookingRecord,
  after: BookingRecord,
) {
  const form = (record: BookingRecord): ChangeableForm => ({
    ...storedForm(dataKeys, record),
    ...pick(record.booking, TRAVEL_FIELDS),
  })
  const price = { what: 'Price', from: formatCents(totalOf(before)), to: formatCents(totalOf(after)) }
  return [...fieldChanges(form(before), form(after)), ...(price.from === price.to ? [] : [price])]
}
