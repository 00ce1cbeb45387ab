import type { Resolver } from 'react-hook-form'
import { recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS, KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { bookingEditSchema, type BookingEdit } from '#domain/booking-form/booking-form.ts'
import type { AnyBookingForm } from '#domain/booking-form/group-form.ts'
import { hasNotes } from '#domain/booking-form/health-consent.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { checkBooking, checkTraveller, type BookingValues } from '#web/booking-form/booking-values.ts'

/** The edit form's value for "no special diet" (decision 0008). */
export const NO_DIET = 'none'

export function valuesOf(booking: Booking): BookingValues {
  return {
    ...recordOf(BOOKING_FIELDS, (field) => String(booking[field] ?? '')),
    ...(booking.selectedDiet === 'no-diet' && { selectedDiet: NO_DIET }),
    packageType: booking.packageType ?? 'kiter',
    healthConsent: booking.healthConsent,
  }
}

/** Returns what to send of a valid form: only the changed fields, without the kiter's fields for a non-kiter; null if nothing was changed. */
export function changedFields(
  before: BookingValues,
  values: BookingValues,
  isOther = false,
): BookingEdit | null {
  const edited = typedChanges(before, values, isOther)
  return Object.keys(edited).length === 0 ? null : bookingEditSchema.parse(edited)
}

/** True if something was changed, valid or not. */
export function isEdited(before: BookingValues, values: BookingValues, isOther: boolean): boolean {
  return Object.keys(typedChanges(before, values, isOther)).length > 0
}

function typedChanges(
  before: BookingValues,
  values: BookingValues,
  isOther: boolean,
): Partial<BookingValues> {
  const kiter = values.packageType === 'kiter'
  const changed = [...BOOKING_FIELDS, 'packageType' as const].filter(
    (field) =>
      (kiter || !KITER_FIELDS.some((own) => own === field)) &&
      values[field].trim() !== before[field] &&
      // What is emptied of somebody else stays as it is.
      (values[field].trim() !== '' || !isOther),
  )
  const edited: Partial<BookingValues> = Object.fromEntries(changed.map((field) => [field, values[field]]))
  if (saysConsent(before, values)) edited.healthConsent = values.healthConsent
  return edited
}

/** Returns true if the consent must be sent: with changed notes, or with unchanged notes if the consent has changed. */
function saysConsent(before: BookingValues, values: BookingValues): boolean {
  if (!hasNotes(values)) return false
  return writesNotes(before, values) || values.healthConsent !== before.healthConsent
}

function writesNotes(before: BookingValues, values: BookingValues): boolean {
  return values.healthConditions.trim() !== before.healthConditions
}

/** True for a place that the guest has booked for somebody else, who says alone what only they can say. */
export function isForOther({ group }: Pick<Booking, 'group'>): boolean {
  return group?.bookedByOther ?? false
}

/** Returns the validation of an edit. Unchanged notes need no consent: without it they are deleted, or they predate the question. */
export function checkEdit(
  before: BookingValues,
  booking: Pick<Booking, 'group'>,
): Resolver<BookingValues, unknown, AnyBookingForm> {
  if (isForOther(booking)) return checkTraveller
  return (values, ...rest) =>
    checkBooking(writesNotes(before, values) ? values : { ...values, healthConsent: true }, ...rest)
}
