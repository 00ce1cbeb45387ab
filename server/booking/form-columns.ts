import { content } from '#content/content.server.ts'
import type { BookingDraft, BookingForm } from '#domain/booking/booking-form.ts'
import type { EnteredBooking } from '#domain/booking/entered-booking.ts'
import type { Deps } from '#server/deps.ts'
import { draftFields, formFields } from '#server/store/booking-columns.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { consentColumns } from '#server/store/health-consent.ts'
import { countryOfPhone, countryOfZone, internationalPhone } from '#server/process/international-phone.ts'
import { sealFields } from '#server/store/sealed-fields.ts'

type FormDeps = Pick<Deps, 'clock' | 'dataKeys'>

/**
 * The columns of a form that is complete, or that the operator has entered: what is sensitive in it is encrypted, and the
 * consent to keep it is written down. A national phone number becomes an international one of the guest's country, else of Belgium.
 */
export function formColumns(
  { clock, dataKeys }: FormDeps,
  { booking }: BookingRecord,
  form: BookingForm | EnteredBooking,
  /** What was said of the phone numbers and of the guest's clock with the form. */
  {
    phoneCountry,
    timeZone = booking.timeZone,
  }: { phoneCountry?: string | undefined; timeZone?: string | null } = {},
) {
  const guess = countryOfPhone(booking.phone) ?? countryOfZone(timeZone)
  const international = (phone: string | null) =>
    phone && internationalPhone(phone, { country: phoneCountry, guess })
  const typed = formFields(form)
  const fields = {
    ...typed,
    phone: international(typed.phone),
    emergencyPhone: international(typed.emergencyPhone),
  }
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
