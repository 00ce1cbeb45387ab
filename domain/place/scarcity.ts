import { counted } from '#domain/base/wording.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'

/** The number of places or spots from which few are left (specification, section 9.4). */
const SCARCE_AT = 4

/** True for 1 to 4 left. None left is sold out, not scarce. */
export function isScarce(left: number): boolean {
  return left >= 1 && left <= SCARCE_AT
}

/**
 * Returns the form's text about the current tier: "Only 4 Early Bird spots left!" for 4 or fewer, "5 Early Bird spots
 * available" for more. Null once the spots are used up, because nothing is left to hurry for (decision 0072).
 */
export function tierSpotsWording(spotsLeft: number | null, tierName: string): string | null {
  if (spotsLeft === null || spotsLeft < 1) return null
  const spots = counted(spotsLeft, `${tierName} spot`)
  return isScarce(spotsLeft) ? `Only ${spots} left!` : `${spots} available`
}

export type BadgeTone = 'destructive' | 'default' | 'secondary'

/**
 * Returns the tone of a tier's "n/8 spots available": destructive at 2 or fewer, default at 7 or fewer (specification, section 9.4). A
 * count that nobody has booked from is small by plan, so it is not destructive (decision 0072).
 */
export function tierBadgeTone({ spotsLeft, spots }: { spotsLeft: number; spots: number }): BadgeTone {
  if (spotsLeft <= 2 && spotsLeft < spots) return 'destructive'
  return spotsLeft <= 7 ? 'default' : 'secondary'
}

const PLACE_OF: Record<PackageType, string> = { kiter: 'kiter place', 'non-kiter': 'non-kiter place' }

/**
 * Returns a date's text about the places left for a guest's package: "4 kiter places left", "Sold out: no kiter place
 * is left". Null from 5 on, because "8 left" reads as "nobody comes" (decision 0072).
 */
export function placesWording(left: number, packageType: PackageType): string | null {
  const place = PLACE_OF[packageType]
  if (left < 1) return `Sold out: no ${place} is left`
  return isScarce(left) ? `${counted(left, place)} left` : null
}

/** Returns the shorter text for where the package is already clear: "4 places left", "Sold out" or null. */
export function shortPlacesWording(left: number): string | null {
  if (left < 1) return 'Sold out'
  return isScarce(left) ? `${counted(left, 'place')} left` : null
}
