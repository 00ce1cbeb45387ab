import { content } from '#content/content.server.ts'
import type { BookingDraft, BookingForm } from '#domain/booking/booking-form.ts'
import type { EnteredBooking } from '#domain/booking/entered-booking.ts'
import type { Deps } from '#server/deps.ts'
import { draftFields, formFields } from '#server/store/columns/booking-columns.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { consentColumns } from '#server/store/columns/health-consent.ts'
import { countryOfPhone, countryOfZone, internationalPhone } from '#server/process/international-phone.ts'
import { sealFields } from '#server/store/columns/sealed-fields.ts'

type FormDeps = Pick<Deps, 'clock' | 'dataKeys'>

/**
 * Returns the columns of a complete form, or of one that the operator entered: sensitive fields are encrypted, and the health consent is
 * recorded. A national phone number becomes an international one of the guest's country, or of Belgium if that is unknown.
 */
export function formColumns(
  { clock, dataKeys }: FormDeps,
  { booking }: BookingRecord,
  form: BookingForm | EnteredBooking,
  /** Country of the phone numbers and time zone of the guest, if the form came with them. */
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

/** Returns the columns of a draft. Without consent they contain no health notes. */
export function draftColumns({ clock, dataKeys }: FormDeps, { booking }: BookingRecord, draft: BookingDraft) {
  const fields = draftFields(draft)
  const { healthConditions: notes = booking.healthConditions } = fields
  const given = draft.healthConsent === true
  return {
    ...sealFields(dataKeys, booking.id, fields),
    ...consentColumns(booking, { notes, given, version, now: clock.now() }),
  }
}

/** Version of the consent text that the guest agreed to. */
const version = content.screens.healthConsent.lastUpdated
