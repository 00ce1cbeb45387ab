import {
  OPEN_FIELDS,
  SEALED_FIELDS,
  SEALED_TEXTS,
  type SealedField,
  type SealedText,
} from '#domain/booking/booking-fields.ts'
import { pick, recordOf } from '#domain/booking/typed-records.ts'
import { isSealed, SealedDataError, type DataKeys, type Sealed } from '#server/process/data-keys.ts'
import type { BookingRow } from './booking-record.ts'

/** The sealed fields in clear. */
export type OpenedFields = Record<SealedField, string | null>

type SealedColumns<Fields> = {
  [Name in keyof Fields]: Name extends SealedText
    ? Sealed | Extract<Fields[Name], null | undefined>
    : Fields[Name]
}

/**
 * The same fields with the sensitive ones encrypted, as a booking's columns take them. Each is bound to its column and to
 * this booking. What is empty is stored as nothing.
 */
export function sealFields<Fields extends Partial<Record<SealedText, string | null>>>(
  keys: DataKeys,
  bookingId: string,
  fields: Fields,
): SealedColumns<Fields> {
  const sealed = SEALED_TEXTS.filter((name) => name in fields).map((name) => [
    name,
    sealField(keys, bookingId, name, fields[name]),
  ])
  // What `Object.fromEntries` forgets: that these are the sensitive ones among the fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...fields, ...Object.fromEntries(sealed) } as SealedColumns<Fields>
}

function sealField(keys: DataKeys, bookingId: string, name: SealedText, text: string | null | undefined) {
  if (text === undefined) return undefined
  return text ? keys.seal(text, placeOf(bookingId, name)) : null
}

/** @throws {SealedDataError} where one of them cannot be opened. */
export function openSealedFields(
  keys: DataKeys,
  booking: Pick<BookingRow, 'id' | SealedField>,
): OpenedFields {
  return recordOf(SEALED_FIELDS, (name) => openText(keys, booking.id, name, booking[name]))
}

/** The operator's line for the kitchen, in clear. @throws {SealedDataError} where it cannot be opened. */
export function openAllergies(
  keys: DataKeys,
  { id, allergies }: Pick<BookingRow, 'id' | 'allergies'>,
): string | null {
  return openText(keys, id, 'allergies', allergies)
}

function openText(keys: DataKeys, bookingId: string, name: SealedText, kept: string | null): string | null {
  if (kept === null) return null
  const place = placeOf(bookingId, name)
  if (!isSealed(kept)) throw new SealedDataError(`${place} is not sealed`)
  return keys.open(kept, place)
}

/** All that a booking holds of the form's fields, in clear. */
export function openFields(keys: DataKeys, booking: BookingRow) {
  return { ...pick(booking, OPEN_FIELDS), ...openSealedFields(keys, booking) }
}

/** Where a text belongs, so that it can be opened nowhere else. */
export function placeOf(bookingId: string, name: SealedText): string {
  return `bookings/${bookingId}/${name}`
}
