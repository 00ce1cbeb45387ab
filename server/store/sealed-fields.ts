import { OPEN_FIELDS, SEALED_FIELDS, type SealedField } from '#domain/booking-fields.ts'
import { pick, recordOf } from '#domain/typed-records.ts'
import { isSealed, SealedDataError, type DataKeys, type Sealed } from '#server/process/data-keys.ts'
import type { BookingRow } from './booking-record.ts'

/** The sealed fields in clear. */
export type OpenedFields = Record<SealedField, string | null>

type SealedColumns<Fields> = {
  [Name in keyof Fields]: Name extends SealedField
    ? Sealed | Extract<Fields[Name], null | undefined>
    : Fields[Name]
}

/**
 * The same fields with the sensitive ones encrypted, as a booking's columns take them. Each is bound to its column and to
 * this booking. What is empty is stored as nothing.
 */
export function sealFields<Fields extends Partial<OpenedFields>>(
  keys: DataKeys,
  bookingId: string,
  fields: Fields,
): SealedColumns<Fields> {
  const sealed = SEALED_FIELDS.filter((name) => name in fields).map((name) => [
    name,
    sealField(keys, bookingId, name, fields[name]),
  ])
  // What `Object.fromEntries` forgets: that these are the sensitive ones among the fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...fields, ...Object.fromEntries(sealed) } as SealedColumns<Fields>
}

function sealField(keys: DataKeys, bookingId: string, name: SealedField, text: string | null | undefined) {
  if (text === undefined) return undefined
  return text ? keys.seal(text, placeOf(bookingId, name)) : null
}

/** @throws {SealedDataError} where one of them cannot be opened. */
export function openSealedFields(
  keys: DataKeys,
  booking: Pick<BookingRow, 'id' | SealedField>,
): OpenedFields {
  return recordOf(SEALED_FIELDS, (name) => {
    const kept = booking[name]
    if (kept === null) return null
    if (!isSealed(kept)) throw new SealedDataError(`${placeOf(booking.id, name)} is not sealed`)
    return keys.open(kept, placeOf(booking.id, name))
  })
}

/** All that a booking holds of the form's fields, in clear. */
export function openFields(keys: DataKeys, booking: BookingRow) {
  return { ...pick(booking, OPEN_FIELDS), ...openSealedFields(keys, booking) }
}

/** Where a text belongs, so that it can be opened nowhere else. */
export function placeOf(bookingId: string, name: SealedField): string {
  return `bookings/${bookingId}/${name}`
}
