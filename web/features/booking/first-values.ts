import type { Availability } from '#domain/price/availability.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { consentIn, emptyValues, fieldsOf } from './booking-values.ts'
import type { TabDraft } from './draft-storage.ts'

/** What a link into the form has chosen: `/booking?package=non-kiter&date=2025-11-07`, or the date's label. */
export interface Chosen {
  packageType: PackageType | null
  date: string | null
}

/** Reads the address's choices; a date that is not among the retreats is left out. */
export function chosenIn(search: URLSearchParams, availability: Availability): Chosen {
  const date = search.get('date')
  const retreat = Object.entries(availability).find(
    ([label, { startsOn }]) => label === date || startsOn === date,
  )
  return {
    packageType: PACKAGE_TYPES.find((type) => type === search.get('package')) ?? null,
    date: retreat?.[0] ?? null,
  }
}

/**
 * What the form begins with in the browser. What was typed in this tab comes first, then the booking that this browser
 * made. A link's choices beat both, but only the first time: after a reload the guest's own later choice stands.
 */
export function firstValues(from: {
  chosen: Chosen
  search: string
  /** The stored selectedPackageType: the last package that was picked anywhere on the site. */
  selectedPackage: PackageType | null
  draft: TabDraft | null
  storedBooking: unknown
}): BookingValues {
  const { draft } = from
  const chosen = draft?.search === from.search ? { packageType: null, date: null } : from.chosen
  const packageType =
    chosen.packageType ?? from.selectedPackage ?? draft?.packageType ?? from.chosen.packageType
  return {
    ...emptyValues(packageType ?? 'kiter'),
    ...(draft?.fields ?? fieldsOf(from.storedBooking)),
    healthConsent: draft?.healthConsent ?? consentIn(from.storedBooking),
    ...(chosen.date && { selectedDate: chosen.date }),
  }
}
