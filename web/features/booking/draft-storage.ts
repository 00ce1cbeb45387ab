import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { TAB_DRAFT } from '#web/browser/browser-storage.ts'
import { consentIn, fieldsOf } from './booking-values.ts'

/** The part of the form that this tab keeps, and the query of the address that it was opened with. */
export interface TabDraft {
  fields: ReturnType<typeof fieldsOf>
  healthConsent: boolean
  packageType: PackageType | null
  search: string
}

/**
 * Keeps the form in the tab's session storage, so that a reload restores what was typed and a shared computer forgets it with the tab. Does
 * nothing if the browser refuses storage.
 */
export function keepTabDraft(values: BookingValues, search: string): void {
  try {
    sessionStorage.setItem(TAB_DRAFT, JSON.stringify({ values, search }))
  } catch {
    // The autosave keeps the values too.
  }
}

export function readTabDraft(): TabDraft | null {
  try {
    return tabDraftOf(JSON.parse(sessionStorage.getItem(TAB_DRAFT) ?? 'null'))
  } catch {
    return null
  }
}

function tabDraftOf(kept: unknown): TabDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  if (!('values' in kept && 'search' in kept && typeof kept.search === 'string')) return null
  const { values, search } = kept
  if (typeof values !== 'object' || values === null) return null
  const packageType = PACKAGE_TYPES.find((type) => 'packageType' in values && values.packageType === type)
  return {
    fields: fieldsOf(values),
    healthConsent: consentIn(values),
    packageType: packageType ?? null,
    search,
  }
}
