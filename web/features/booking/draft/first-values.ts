import type { Availability } from '#domain/place/availability.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { othersIn, type GroupValues } from '../group/group-values.ts'
import { consentIn, emptyValues, fieldsOf, type TabDraft } from './draft-values.ts'

/** The choices in a link to the form: `/booking?package=non-kiter&date=2025-11-07`, or the label of the date. */
export interface Chosen {
  packageType: PackageType | null
  date: string | null
}

/** What the form fills in for a signed-in guest; empty for anybody else. */
export type KnownGuest = Partial<Pick<BookingValues, 'firstName' | 'lastName' | 'email'>>

/** Reads the choices from the address; a date that belongs to no retreat is left out. */
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
 * Returns the first values of the form in the browser: what was typed in this tab, else the stored booking, else what is known of the
 * guest. A link's choices override them, but only the first time, so that a reload keeps the guest's later choice.
 */
export function firstValues(from: {
  chosen: Chosen
  known: KnownGuest
  search: string
  /** The stored selectedPackageType: the package last chosen anywhere on the site. */
  selectedPackage: PackageType | null
  draft: TabDraft | null
  storedBooking: unknown
}): GroupValues {
  const { draft } = from
  const chosen = draft?.search === from.search ? { packageType: null, date: null } : from.chosen
  const packageType =
    chosen.packageType ?? from.selectedPackage ?? draft?.packageType ?? from.chosen.packageType
  return {
    ...emptyValues(packageType ?? 'kiter'),
    ...from.known,
    ...(draft?.fields ?? fieldsOf(from.storedBooking)),
    ...(draft?.group ?? othersIn(from.storedBooking)),
    healthConsent: draft?.healthConsent ?? consentIn(from.storedBooking),
    ...(chosen.date && { selectedDate: chosen.date }),
  }
}
