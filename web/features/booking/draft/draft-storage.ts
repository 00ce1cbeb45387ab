import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { isRecord, readStorage, TAB_DRAFT, writeStorage } from '#web/browser/browser-storage.ts'
import { consentIn, fieldsOf } from './draft-values.ts'

/** The part of the form that this tab keeps, and the query of the address that it was opened with. */
export interface TabDraft {
  fields: ReturnType<typeof fieldsOf>
  healthConsent: boolean
  packageType: PackageType | null
  search: string
}

/** Keeps the form in the tab's session storage, so that a reload restores what was typed and a shared computer forgets it with the tab. */
export function keepTabDraft(values: BookingValues, search: string): void {
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
    search,
  }
}
