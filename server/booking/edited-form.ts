import { bookingFormSchema, type BookingEdit, type BookingForm } from '#domain/booking/booking-form.ts'
import { enteredBookingSchema, type EnteredBooking } from '#domain/booking/entered-booking.ts'
import { editedNotes } from '#domain/booking/health-consent.ts'
import type { Actor } from '#domain/admin/history.ts'
import { checked } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'
import { storedForm } from '#server/store/columns/booking-columns.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { consents } from '#server/store/columns/health-consent.ts'
import { withoutGaps } from '#domain/booking/typed-records.ts'

/**
 * Returns the booking's form after an edit: the stored fields with the edited ones over them, validated as a whole. The operator
 * may leave it as incomplete as it was entered by hand. New health notes need consent, given with this edit or before; unchanged
 * ones do not. Problem: invalid-fields.
 */
export function editedForm(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  record: BookingRecord,
  { edit, by }: { edit: BookingEdit; by: Actor },
): BookingForm | EnteredBooking {
  const stored = storedForm(dataKeys, record)
  const kept = { notes: stored.healthConditions, consents: consents(record.booking) }
  const { notes, lacksConsent } = editedNotes(kept, edit)
  const whole = { ...stored, ...withoutGaps(edit), healthConditions: notes, healthConsent: !lacksConsent }
  const schema = by.actor === 'operator' ? enteredBookingSchema : bookingFormSchema
  return { ...checked<typeof schema>(schema, whole), healthConsent: edit.healthConsent }
}
