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

/** What the operator asks first of a guest. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
] as const satisfies readonly BookingField[]

/** What changes the price, or is one of two packages: a move's. */
const PRICED_FIELDS: readonly BookingField[] = ['selectedDate', 'selectedRoom']

/**
 * The other fields that are neither a kiter's nor sealed. A new field of the table is in this group, in KITER_FIELDS or in SEALED_FIELDS,
 * and stands in the operator's forms by that alone.
 */
export const STAY_FIELDS: readonly BookingField[] = OPEN_FIELDS.filter(
  (name) => ![...CONTACT_FIELDS, ...PRICED_FIELDS, ...KITER_FIELDS].includes(name),
)

/** The form as it opens: everything that the booking holds. */
export function fieldTexts(booking: Partial<Record<BookingField, string | number | null>>): FieldTexts {
  return recordOf(BOOKING_FIELDS, (name) => String(booking[name] ?? ''))
}

export function travelTexts(booking: Pick<Booking, TravelField>): TravelTexts {
  return recordOf(TRAVEL_FIELDS, (name) => booking[name] ?? '')
}

/** What was typed anew, by its name. */
function changed<Name extends string>(
  names: readonly Name[],
  before: Readonly<Record<Name, string>>,
  now: Readonly<Record<Name, string>>,
): Name[] {
  return names.filter((name) => now[name].trim() !== before[name].trim())
}

/** The fields of an edit that are sent: those that were changed; or what is wrong with them. */
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

/** What of the journey is sent; null where nothing of it was changed. */
export function travelEditOf(before: TravelTexts, now: TravelTexts): Partial<TravelTexts> | null {
  const names = changed(TRAVEL_FIELDS, before, now)
  return names.length === 0 ? null : pick(now, names)
}

/** By field, the first of each. */
export function errorsByField(errors: readonly FieldError[]): Partial<Record<string, string>> {
  return Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]))
}
