import { BOOKING_FIELDS, KITER_FIELDS, type BookingField } from '#domain/booking/booking-fields.ts'
import { recordOf } from '#domain/booking/typed-records.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'

/** A form that nobody has filled in: no special diet, as most guests have none, and the rest empty. */
export function emptyValues(packageType: PackageType): BookingValues {
  return {
    ...recordOf(BOOKING_FIELDS, () => ''),
    selectedDiet: 'no-diet',
    packageType,
    healthConsent: false,
  }
}

/**
 * The fields of the form in anything that was kept of it, as text: a draft of this tab, a booking in the browser's
 * storage, inputs that were filled in before the page's scripts came. Whatever else is in it is left out, empty ones too.
 */
export function fieldsOf(kept: unknown): Partial<Record<BookingField, string>> {
  if (typeof kept !== 'object' || kept === null) return {}
  const values = new Map<string, unknown>(Object.entries(kept))
  return Object.fromEntries(
    BOOKING_FIELDS.flatMap((field) => {
      const value = values.get(field)
      const text = typeof value === 'number' ? String(value) : value
      return typeof text === 'string' && text !== '' ? [[field, text]] : []
    }),
  )
}

/** Whether the consent was ticked in what was kept of the form: the guest's own tick, never one of ours. */
export function consentIn(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && 'healthConsent' in kept && kept.healthConsent === true
}

/** What an autosave sends; a non-kiter's draft says of the kiter's fields that they are empty. */
export function draftOf(values: BookingValues) {
  if (values.packageType === 'kiter') return values
  return { ...values, ...recordOf(KITER_FIELDS, () => null) }
}
