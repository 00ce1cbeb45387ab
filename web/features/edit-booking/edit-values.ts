import { bookingEditSchema, KITER_FIELDS, type BookingEdit } from '#domain/booking-form.ts'
import type { Booking } from '#domain/booking.ts'
import { TEXT_FIELDS, type BookingValues, type TextField } from '#web/booking-form/booking-values.ts'

/** The edit form calls "no special diet" `none` (docs/decisions: screens). */
export const NO_DIET = 'none'

/** The form as it opens: everything that the booking holds. */
export function valuesOf(booking: Booking): BookingValues {
  const text = (field: TextField) => String(booking[field] ?? '')
  return {
    packageType: booking.packageType ?? 'kiter',
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    emergencyContact: text('emergencyContact'),
    emergencyPhone: text('emergencyPhone'),
    selectedDate: text('selectedDate'),
    selectedRoom: text('selectedRoom'),
    selectedDiet: booking.selectedDiet === 'no-diet' ? NO_DIET : text('selectedDiet'),
    healthConditions: text('healthConditions'),
    age: text('age'),
    weight: text('weight'),
    height: text('height'),
    kitingExperience: text('kitingExperience'),
    selectedWetsuitSize: text('selectedWetsuitSize'),
    selectedWetsuitGender: text('selectedWetsuitGender'),
  }
}

/** What is sent: only the fields that were changed, and of a companion none of the kiter's. Null where nothing was. */
export function changedFields(before: BookingValues, values: BookingValues): BookingEdit | null {
  const kiter = values.packageType === 'kiter'
  const changed = [...TEXT_FIELDS, 'packageType' as const].filter(
    (field) =>
      (kiter || !KITER_FIELDS.some((own) => own === field)) && values[field].trim() !== before[field],
  )
  if (changed.length === 0) return null
  return bookingEditSchema.parse(Object.fromEntries(changed.map((field) => [field, values[field]])))
}
