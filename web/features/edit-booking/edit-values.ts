import { BOOKING_FIELDS, KITER_FIELDS } from '#domain/booking-fields.ts'
import { bookingEditSchema, type BookingEdit } from '#domain/booking-form.ts'
import type { Booking } from '#domain/booking.ts'
import { recordOf } from '#domain/typed-records.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'

/** The edit form calls "no special diet" `none` (decision 0008). */
export const NO_DIET = 'none'

/** The form as it opens: everything that the booking holds. */
export function valuesOf(booking: Booking): BookingValues {
  return {
    ...recordOf(BOOKING_FIELDS, (field) => String(booking[field] ?? '')),
    ...(booking.selectedDiet === 'no-diet' && { selectedDiet: NO_DIET }),
    packageType: booking.packageType ?? 'kiter',
  }
}

/** What is sent: only the fields that were changed, and of a companion none of the kiter's. Null where nothing was. */
export function changedFields(before: BookingValues, values: BookingValues): BookingEdit | null {
  const kiter = values.packageType === 'kiter'
  const changed = [...BOOKING_FIELDS, 'packageType' as const].filter(
    (field) =>
      (kiter || !KITER_FIELDS.some((own) => own === field)) && values[field].trim() !== before[field],
  )
  if (changed.length === 0) return null
  return bookingEditSchema.parse(Object.fromEntries(changed.map((field) => [field, values[field]])))
}
