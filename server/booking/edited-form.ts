import { bookingFormSchema, type BookingEdit, type BookingForm } from '#domain/booking/booking-form.ts'
import { enteredBookingSchema, type EnteredBooking } from '#domain/booking/entered-booking.ts'
import { editedNotes } from '#domain/booking/health-consent.ts'
import type { Actor } from '#domain/admin/history.ts'
import { checked } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'
import { storedForm } from '#server/store/booking-columns.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { consents } from '#server/store/health-consent.ts'

/**
 * The booking's form as it will be: what is stored, with the edited fields put over it, checked as a whole; the operator may
 * leave it as incomplete as she entered it. Its consent is what this edit says of it; notes that the edit does not write need
 * none. Problem: invalid-fields.
 */
export function editedForm(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  record: BookingRecord,
  { edit, by }: { edit: BookingEdit; by: Actor },
): BookingForm | EnteredBooking {
  const stored = storedForm(dataKeys, record)
  const kept = { notes: stored.healthConditions, consents: consents(record.booking) }
  const { notes, lacksConsent } = editedNotes(kept, edit)
  const edited = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))
  const whole = { ...stored, ...edited, healthConditions: notes, healthConsent: !lacksConsent }
  const schema = by.actor === 'operator' ? enteredBookingSchema : bookingFormSchema
  return { ...checked<typeof schema>(schema, whole), healthConsent: edit.healthConsent }
}
