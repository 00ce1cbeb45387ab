import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { TAB_DRAFT } from '#web/browser/browser-storage.ts'
import { consentIn, fieldsOf } from './booking-values.ts'

/** What this tab holds of the form, and the address that it was opened with. */
export interface TabDraft {
  fields: ReturnType<typeof fieldsOf>
  healthConsent: boolean
  packageType: PackageType | null
  search: string
}

/**
 * Keeps the form in this tab, so that a reload brings back what was typed. The tab's storage and not the browser's: on a
 * shared computer it ends with the tab. A browser that refuses storage keeps nothing.
 */
export function keepTabDraft(values: BookingValues, search: string): void {
  try {
    sessionStorage.setItem(TAB_DRAFT, JSON.stringify({ values, search }))
  } catch {
    // The autosave keeps it as well.
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
