import { content } from '#content/content.server.ts'
import type { BookingDraft, BookingForm } from '#domain/booking-form.ts'
import type { EnteredBooking } from '#domain/entered-booking.ts'
import type { Deps } from '#server/deps.ts'
import { draftFields, formFields } from '#server/store/booking-columns.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { consentColumns } from '#server/store/health-consent.ts'
import { sealFields } from '#server/store/sealed-fields.ts'

type FormDeps = Pick<Deps, 'clock' | 'dataKeys'>

/**
 * The columns of a form that is complete, or that the operator has entered: what is sensitive in it is encrypted, and the
 * consent to keep it is written down.
 */
export function formColumns(
  { clock, dataKeys }: FormDeps,
  { booking }: BookingRecord,
  form: BookingForm | EnteredBooking,
) {
  const fields = formFields(form)
  const given = form.healthConsent === true
  return {
    ...sealFields(dataKeys, booking.id, fields),
    ...consentColumns(booking, { notes: fields.healthConditions, given, version, now: clock.now() }),
  }
}

/** The columns of a draft. Without consent nothing of its health notes gets into them. */
export function draftColumns({ clock, dataKeys }: FormDeps, { booking }: BookingRecord, draft: BookingDraft) {
  const fields = draftFields(draft)
  const { healthConditions: notes = booking.healthConditions } = fields
  const given = draft.healthConsent === true
  return {
    ...sealFields(dataKeys, booking.id, fields),
    ...consentColumns(booking, { notes, given, version, now: clock.now() }),
  }
}

/** Of the words that the guest agreed to. */
const version = content.screens.healthConsent.lastUpdated
