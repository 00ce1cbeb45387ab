import { pick, recordOf } from '#domain/base/typed-records.ts'
import {
  OPEN_FIELDS,
  SEALED_FIELDS,
  SEALED_TEXTS,
  type SealedField,
  type SealedText,
} from '#domain/booking-form/booking-fields.ts'
import { isSealed, SealedDataError, type DataKeys, type Sealed } from '#server/process/data-keys.ts'
import type { BookingRow } from '#server/store/booking-record.ts'

/** The sealed fields, decrypted. */
export type OpenedFields = Record<SealedField, string | null>

type SealedColumns<Fields> = {
  [Name in keyof Fields]: Name extends SealedText
    ? Sealed | Extract<Fields[Name], null | undefined>
    : Fields[Name]
}

/** Returns the fields with the sensitive ones encrypted, each bound to its column and this booking. Empty texts become null. */
export function sealFields<Fields extends { [Name in SealedText]?: string | null | undefined }>(
  keys: DataKeys,
  bookingId: string,
  fields: Fields,
): SealedColumns<Fields> {
  const sealed = SEALED_TEXTS.filter((name) => name in fields).map((name) => [
    name,
    sealField(keys, bookingId, name, fields[name]),
  ])
  // `Object.fromEntries` loses the type: these are the sensitive ones among the fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...fields, ...Object.fromEntries(sealed) } as SealedColumns<Fields>
}

function sealField(keys: DataKeys, bookingId: string, name: SealedText, text: string | null | undefined) {
  if (text === undefined) return undefined
  return text ? keys.seal(text, placeOf(bookingId, name)) : null
}

/** Returns the sealed fields, decrypted. @throws {SealedDataError} if one cannot be decrypted. */
export function openSealedFields(
  keys: DataKeys,
  booking: Pick<BookingRow, 'id' | SealedField>,
): OpenedFields {
  return recordOf(SEALED_FIELDS, (name) => openText(keys, booking.id, name, booking[name]))
}

/** Returns the allergies noted for the kitchen, decrypted. @throws {SealedDataError} if they cannot be decrypted. */
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

/** Returns all form fields of a booking, decrypted. */
export function openFields(keys: DataKeys, booking: BookingRow) {
  return { ...pick(booking, OPEN_FIELDS), ...openSealedFields(keys, booking) }
}

/** Returns the location that binds an encrypted text, so that it cannot be decrypted elsewhere. */
export function placeOf(bookingId: string, name: SealedText): string {
  return `bookings/${bookingId}/${name}`
}
