import type { SiteContent } from '#content/site-content.ts'
import { formatCents } from '#domain/base/money.ts'
import { pick, recordOf, withoutGaps } from '#domain/base/typed-records.ts'
import {
  bookingFormSchema,
  OWN_NUMBER,
  type BookingDraft,
  type BookingEdit,
} from '#domain/booking-form/booking-form.ts'
import { enteredBookingSchema, enteredTravellerSchema } from '#domain/booking-form/entered-booking.ts'
import {
  ONLY_BY_TRAVELLER,
  OWN_TO_SAY,
  travellerFormSchema,
  type TravellerEdit,
  type TravellerForm,
  type AnyBookingForm,
} from '#domain/booking-form/group-form.ts'
import { CONSENT_NEEDED, editedNotes } from '#domain/booking-form/health-consent.ts'
import { isSamePhone } from '#domain/booking-form/phone.ts'
import { fieldChanges, type ChangeableForm } from '#domain/booking/field-changes.ts'
import type { Actor } from '#domain/booking/history.ts'
import { checked, fieldProblem } from '#domain/contract/problem.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import type { Deps } from '#server/deps.ts'
import { countryOfPhone, countryOfZone, internationalPhone } from '#server/process/international-phone.ts'
import { totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import {
  consentColumns,
  consents,
  draftFields,
  formFields,
  storedForm,
} from '#server/store/columns/booking-columns.ts'
import { sealFields } from '#server/store/columns/sealed-fields.ts'

type FormDeps = Pick<Deps, 'clock' | 'dataKeys' | 'site'>

/**
 * Returns the columns of a complete form, or of one that the operator entered: sensitive fields are encrypted, and the health consent is
 * recorded. A national phone number becomes an international one of the guest's country, or of Belgium if that is unknown.
 */
export function formColumns(
  { clock, dataKeys, site }: FormDeps,
  { booking }: BookingRecord,
  form: AnyBookingForm,
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
    ...consentColumns(booking, {
      notes: fields.healthConditions,
      given,
      version: consentVersion(site()),
      now: clock.now(),
    }),
  }
}

/** Returns the columns of a draft. Without consent they contain no health notes. */
export function draftColumns(
  { clock, dataKeys, site }: FormDeps,
  { booking }: BookingRecord,
  draft: BookingDraft,
) {
  const fields = draftFields(draft)
  const { healthConditions: notes = booking.healthConditions } = fields
  const given = draft.healthConsent === true
  return {
    ...sealFields(dataKeys, booking.id, fields),
    ...consentColumns(booking, { notes, given, version: consentVersion(site()), now: clock.now() }),
  }
}

/** The version of the consent text that the guest agrees to. */
function consentVersion({ screens }: SiteContent): string {
  return screens.healthConsent.lastUpdated
}

/**
 * Returns the booking's form after an edit: the stored fields with the edited ones over them, validated as a whole. The operator
 * may leave it as incomplete as it was entered by hand. New health notes need consent, given with this edit or before; unchanged
 * ones do not. Problem: invalid-fields.
 */
export function editedForm(
  { dataKeys, site }: Pick<Deps, 'dataKeys' | 'site'>,
  record: BookingRecord,
  { edit, by }: { edit: BookingEdit; by: Actor },
): AnyBookingForm {
  const stored = storedForm(dataKeys, record)
  if (by.actor === 'guest' && record.booking.bookedByOther) return editedByBooker(site(), stored, edit)
  const kept = { notes: stored.healthConditions, consents: consents(record.booking) }
  const { notes, lacksConsent } = editedNotes(kept, edit)
  const whole = { ...stored, ...withoutGaps(edit), healthConditions: notes, healthConsent: !lacksConsent }
  const schema = schemaFor(record, by)
  const form = { ...checked<typeof schema>(schema, whole), healthConsent: edit.healthConsent }
  if (by.actor === 'guest') assertOldEnough(site(), form, stored.age)
  return form
}

function schemaFor({ booking: { groupNumber } }: BookingRecord, { actor }: Actor) {
  if (actor !== 'operator') return bookingFormSchema
  return (groupNumber ?? 1) > 1 ? enteredTravellerSchema : enteredBookingSchema
}

/**
 * Returns the form of somebody who comes along after the booker's edit, which may be as incomplete as it was booked. What the traveller has
 * said stays as it is. Problem: invalid-fields.
 */
function editedByBooker(
  site: SiteContent,
  stored: ReturnType<typeof storedForm>,
  edit: BookingEdit,
): TravellerForm {
  const theirs = OWN_TO_SAY.find((field) => Boolean(edit[field]))
  if (theirs) throw fieldProblem(theirs, ONLY_BY_TRAVELLER)
  const form = checkedTraveller(site, stored, edit)
  const said = pick(stored, ['healthConditions', 'emergencyContact', 'emergencyPhone'])
  return { ...form, ...said, healthConsent: undefined }
}

/** Checks the stored form of somebody who comes along with an edit over it, apart from what only they can say. Problem: invalid-fields. */
function checkedTraveller(
  site: SiteContent,
  stored: ReturnType<typeof storedForm>,
  edit: BookingEdit | TravellerEdit,
) {
  const whole = { ...stored, ...withoutGaps(edit), ...recordOf(OWN_TO_SAY, () => null) }
  const form = checked<typeof travellerFormSchema>(travellerFormSchema, whole)
  assertOldEnough(site, form, stored.age)
  return form
}

/**
 * Returns the form of somebody who comes along after their own edit by the link. Problem: invalid-fields.
 */
export function editedByTraveller(
  { dataKeys, site }: Pick<Deps, 'dataKeys' | 'site'>,
  record: BookingRecord,
  edit: TravellerEdit,
): TravellerForm {
  const stored = storedForm(dataKeys, record)
  const kept = { notes: stored.healthConditions, consents: consents(record.booking) }
  const { notes, lacksConsent } = editedNotes(kept, edit)
  if (lacksConsent) throw fieldProblem('healthConsent', CONSENT_NEEDED)
  const form = checkedTraveller(site(), stored, edit)
  const said = {
    ...pick(stored, ['emergencyContact', 'emergencyPhone']),
    ...withoutGaps(pick(edit, ['emergencyContact', 'emergencyPhone'])),
  }
  if (form.phone && said.emergencyPhone && isSamePhone(form.phone, said.emergencyPhone))
    throw fieldProblem('emergencyPhone', OWN_NUMBER)
  return { ...form, ...said, healthConditions: notes, healthConsent: edit.healthConsent }
}

/**
 * Throws invalid-fields if a guest enters a kiter younger than the owner allows. A younger kiter whom the operator has entered keeps
 * the age.
 */
export function assertOldEnough(
  { business }: SiteContent,
  form: AnyBookingForm,
  keptAge: number | null = null,
): void {
  if (form.packageType !== 'kiter' || form.age === null || form.age === keptAge) return
  const { youngestKiter } = business.offer
  if (form.age >= youngestKiter) return
  throw fieldProblem(
    'age',
    `Kiters must be at least ${youngestKiter}. Please write to us about a younger kiter.`,
  )
}

/** Returns the history entries of an edit: one per changed field, and the price if it changed. */
export function editHistory(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  before: BookingRecord,
  after: BookingRecord,
) {
  const form = (record: BookingRecord): ChangeableForm => ({
    ...storedForm(dataKeys, record),
    ...pick(record.booking, TRAVEL_FIELDS),
  })
  const price = { what: 'Price', from: formatCents(totalOf(before)), to: formatCents(totalOf(after)) }
  return [...fieldChanges(form(before), form(after)), ...(price.from === price.to ? [] : [price])]
}
