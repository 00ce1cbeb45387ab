import type { Availability } from '#domain/place/availability.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { emptyOther, othersIn, type GroupValues } from '../group/group-values.ts'
import { consentIn, emptyValues, fieldsOf, type TabDraft } from './draft-values.ts'

/** The choices in a link to the form: `/booking?package=non-kiter&date=2025-11-07`, or the label of the date. */
export interface Chosen {
  packageType: PackageType | null
  date: string | null
  /** The packages of those who come along, where an offer fixes all of them. */
  others?: readonly PackageType[]
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
  // An offer's date and packages stay, whatever was chosen before; which of them is one's own is chosen in the form.
  const isFixed = from.chosen.others !== undefined
  const chosen = draft?.search === from.search && !isFixed ? { packageType: null, date: null } : from.chosen
  const ofOffer = isFixed && draft && isOfOffer(draft, from.chosen) ? draft.packageType : null
  const packageType =
    ofOffer ?? chosen.packageType ?? from.selectedPackage ?? draft?.packageType ?? from.chosen.packageType
  return {
    ...emptyValues(packageType ?? 'kiter'),
    ...from.known,
    ...(draft?.fields ?? fieldsOf(from.storedBooking)),
    ...(ofOffer && draft
      ? draft.group
      : groupOf(draft?.group ?? othersIn(from.storedBooking), from.chosen.others)),
    healthConsent: draft?.healthConsent ?? consentIn(from.storedBooking),
    ...(chosen.date && { selectedDate: chosen.date }),
  }
}

/** True if the travellers of a draft have the packages of an offer's places, whichever is the booker's own. */
function isOfOffer({ packageType, group }: TabDraft, { packageType: own, others = [] }: Chosen): boolean {
  const kept = [packageType, ...group.others.map((other) => other.packageType)]
  const offered = [own, ...others]
  const kitersIn = (packages: readonly (PackageType | null)[]) =>
    packages.filter((type) => type === 'kiter').length
  return kept.length === offered.length && kitersIn(kept) === kitersIn(offered)
}

/** Returns those who come along as kept, or empty ones with the packages of an offer where they are not those. */
function groupOf(
  kept: ReturnType<typeof othersIn>,
  packages: readonly PackageType[] | undefined,
): ReturnType<typeof othersIn> {
  const isSame =
    packages === undefined ||
    (kept.others.length === packages.length &&
      kept.others.every(({ packageType }, index) => packageType === packages[index]))
  return isSame ? kept : { others: packages.map(emptyOther), rooming: '' }
}
