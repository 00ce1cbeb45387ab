import { recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS, KITER_FIELDS, type BookingField } from '#domain/booking-form/booking-fields.ts'
import { type PackageType, PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { isRecord, readStorage, TAB_DRAFT, writeStorage } from '#web/browser/browser-storage.ts'
import { othersIn, type GroupValues } from '../group/group-values.ts'

/** Returns the values of an empty form: one guest, no special diet, as for most, and the given package. */
export function emptyValues(packageType: PackageType): GroupValues {
  return {
    ...recordOf(BOOKING_FIELDS, () => ''),
    selectedDiet: 'no-diet',
    packageType,
    healthConsent: false,
    others: [],
    rooming: '',
  }
}

/**
 * Returns the form fields found in a draft of this tab, a stored booking or inputs filled in before hydration, as text. Empty and unknown
 * fields are left out.
 */
export function fieldsOf(kept: unknown): Partial<Record<BookingField, string>> {
  if (!isRecord(kept)) return {}
  return Object.fromEntries(
    BOOKING_FIELDS.flatMap((field) => {
      const value = kept[field]
      const text = typeof value === 'number' ? String(value) : value
      return typeof text === 'string' && text !== '' ? [[field, text]] : []
    }),
  )
}

/** Returns true if the guest ticked the consent in the kept values; it is never ticked for the guest. */
export function consentIn(kept: unknown): boolean {
  return isRecord(kept) && kept.healthConsent === true
}

/** Returns the values that an autosave sends: those of the guest. A non-kiter's draft sets the kiter's fields to null. */
export function draftOf({ others: _others, rooming: _rooming, ...values }: GroupValues) {
  if (values.packageType === 'kiter') return values
  return { ...values, ...recordOf(KITER_FIELDS, () => null) }
}

/** The part of the form that this tab keeps, and the query of the address that it was opened with. */
export interface TabDraft {
  fields: ReturnType<typeof fieldsOf>
  healthConsent: boolean
  packageType: PackageType | null
  /** Those who come along, whom only this tab keeps until Checkout. */
  group: ReturnType<typeof othersIn>
  search: string
}

/** Keeps the form in the tab's session storage, so that a reload restores what was typed and a shared computer forgets it with the tab. */
export function keepTabDraft(values: GroupValues, search: string): void {
  writeStorage(TAB_DRAFT, JSON.stringify({ values, search }), 'sessionStorage')
}

export function readTabDraft(): TabDraft | null {
  const kept = readStorage(TAB_DRAFT, 'sessionStorage')
  if (!isRecord(kept) || !isRecord(kept.values) || typeof kept.search !== 'string') return null
  const { values, search } = kept
  return {
    fields: fieldsOf(values),
    healthConsent: consentIn(values),
    packageType: PACKAGE_TYPES.find((type) => values.packageType === type) ?? null,
    group: othersIn(values),
    search,
  }
}
