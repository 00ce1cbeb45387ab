import {
  BOOKING_FIELDS,
  KITER_FIELDS,
  OPEN_FIELDS,
  type BookingField,
} from '#domain/booking/booking-fields.ts'
import { bookingEditSchema } from '#domain/booking/booking-form.ts'
import { fieldErrors } from '#domain/api/problem.ts'
import { TRAVEL_FIELDS, type TravelField } from '#domain/travel/travel.ts'
import { pick, recordOf } from '#domain/booking/typed-records.ts'

/** Text values of a booking's fields and travel details in an admin form; empty if not given. */
export type FieldTexts = Record<BookingField | TravelField, string>

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
export function fieldTexts(booking: Partial<Record<keyof FieldTexts, string | number | null>>): FieldTexts {
  return recordOf([...BOOKING_FIELDS, ...TRAVEL_FIELDS], (name) => String(booking[name] ?? ''))
}

/** Returns what to send: only the changed fields, or their errors. */
export function editOf(before: FieldTexts, now: FieldTexts, healthConsent: boolean | undefined) {
  const changed = <Name extends keyof FieldTexts>(names: readonly Name[]) =>
    pick(
      now,
      names.filter((name) => now[name].trim() !== before[name].trim()),
    )
  const checked = bookingEditSchema.safeParse({ ...changed(BOOKING_FIELDS), healthConsent })
  if (!checked.success) return { edit: null, errors: fieldErrors(checked.error.issues) }
  const travel = changed(TRAVEL_FIELDS)
  return {
    edit: { ...checked.data, ...(Object.keys(travel).length > 0 && { travel }) },
    errors: [],
  }
}
