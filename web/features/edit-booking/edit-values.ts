import { BOOKING_FIELDS, KITER_FIELDS } from '#domain/booking/booking-fields.ts'
import { bookingEditSchema, type BookingEdit } from '#domain/booking/booking-form.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { hasNotes } from '#domain/booking/health-consent.ts'
import { recordOf } from '#domain/booking/typed-records.ts'
import { checkBooking, type BookingValues } from '#web/booking-form/booking-values.ts'

/** The edit form calls "no special diet" `none` (decision 0008). */
export const NO_DIET = 'none'

/** The form as it opens: everything that the booking holds. */
export function valuesOf(booking: Booking): BookingValues {
  return {
    ...recordOf(BOOKING_FIELDS, (field) => String(booking[field] ?? '')),
    ...(booking.selectedDiet === 'no-diet' && { selectedDiet: NO_DIET }),
    packageType: booking.packageType ?? 'kiter',
    healthConsent: booking.healthConsent,
  }
}

/** What is sent: only the fields that were changed, and of a non-kiter none of the kiter's. Null where nothing was. */
export function changedFields(before: BookingValues, values: BookingValues): BookingEdit | null {
  const kiter = values.packageType === 'kiter'
  const changed = [...BOOKING_FIELDS, 'packageType' as const].filter(
    (field) =>
      (kiter || !KITER_FIELDS.some((own) => own === field)) && values[field].trim() !== before[field],
  )
  const edited: Partial<BookingValues> = Object.fromEntries(changed.map((field) => [field, values[field]]))
  if (saysConsent(before, values)) edited.healthConsent = values.healthConsent
  return Object.keys(edited).length === 0 ? null : bookingEditSchema.parse(edited)
}

/** Other notes say whether we may keep them; notes that stay only where that is not what it was. */
function saysConsent(before: BookingValues, values: BookingValues): boolean {
  if (!hasNotes(values)) return false
  return writesNotes(before, values) || values.healthConsent !== before.healthConsent
}

function writesNotes(before: BookingValues, values: BookingValues): boolean {
  return values.healthConditions.trim() !== before.healthConditions
}

/** Checks an edit. Notes that stay as they are need no consent: without it they are deleted, or are from before it was asked for. */
export function checkEdit(before: BookingValues): typeof checkBooking {
  return (values, ...rest) =>
    checkBooking(writesNotes(before, values) ? values : { ...values, healthConsent: true }, ...rest)
}
