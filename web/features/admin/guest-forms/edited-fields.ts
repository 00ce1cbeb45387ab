import {
  BOOKING_FIELDS,
  KITER_FIELDS,
  OPEN_FIELDS,
  type BookingField,
} from '#domain/booking/booking-fields.ts'
import { bookingEditSchema, type BookingEdit } from '#domain/booking/booking-form.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { fieldErrors, type FieldError } from '#domain/api/problem.ts'
import { TRAVEL_FIELDS, type TravelField } from '#domain/travel/travel.ts'
import { pick, recordOf } from '#domain/booking/typed-records.ts'
import type { FieldTexts } from './booking-input.tsx'

export type TravelTexts = Record<TravelField, string>

/** Contact fields, which the operator asks for first. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
] as const satisfies readonly BookingField[]

/** Fields that change the price; "Move" changes them instead. */
const PRICED_FIELDS: readonly BookingField[] = ['selectedDate', 'selectedRoom']

/**
 * The other fields that are neither for kiters only nor encrypted. A new booking field belongs to this group, KITER_FIELDS or
 * SEALED_FIELDS, and appears in the admin forms without further code.
 */
export const STAY_FIELDS: readonly BookingField[] = OPEN_FIELDS.filter(
  (name) => ![...CONTACT_FIELDS, ...PRICED_FIELDS, ...KITER_FIELDS].includes(name),
)

/** Returns the booking's values as the form's initial texts. */
export function fieldTexts(booking: Partial<Record<BookingField, string | number | null>>): FieldTexts {
  return recordOf(BOOKING_FIELDS, (name) => String(booking[name] ?? ''))
}

export function travelTexts(booking: Pick<Booking, TravelField>): TravelTexts {
  return recordOf(TRAVEL_FIELDS, (name) => booking[name] ?? '')
}

/** Returns the names of the changed fields. */
function changed<Name extends string>(
  names: readonly Name[],
  before: Readonly<Record<Name, string>>,
  now: Readonly<Record<Name, string>>,
): Name[] {
  return names.filter((name) => now[name].trim() !== before[name].trim())
}

/** Returns the changed fields to send (null if none), or their errors. */
export function editOf(
  before: FieldTexts,
  now: FieldTexts,
  healthConsent: boolean | undefined,
): { ok: true; edit: BookingEdit | null } | { ok: false; errors: FieldError[] } {
  const names = changed(BOOKING_FIELDS, before, now)
  if (names.length === 0 && healthConsent === undefined) return { ok: true, edit: null }
  const checked = bookingEditSchema.safeParse({ ...pick(now, names), healthConsent })
  return checked.success
    ? { ok: true, edit: checked.data }
    : { ok: false, errors: fieldErrors(checked.error.issues) }
}

/** Returns the changed travel fields to send; null if none changed. */
export function travelEditOf(before: TravelTexts, now: TravelTexts): Partial<TravelTexts> | null {
  const names = changed(TRAVEL_FIELDS, before, now)
  return names.length === 0 ? null : pick(now, names)
}

/** Returns the first error of each field, by field name. */
export function errorsByField(errors: readonly FieldError[]): Partial<Record<string, string>> {
  return Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]))
}
