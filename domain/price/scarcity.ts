import type { PackageType } from '#domain/retreat/retreats.ts'

/** From so few on it is worth saying that there are few (specification, section 9.4). */
const SCARCE_AT = 4

/** Whether so few are left that a guest should know: 4 are, 5 are not. None at all is sold out, and not scarce. */
export function isScarce(left: number): boolean {
  return left >= 1 && left <= SCARCE_AT
}

/**
 * What the form says of the tier in force: with 4 or fewer "Only 4 Early Bird spots left!", otherwise "5 Early Bird spots
 * available". Null once the count is used up, while the price holds on: there is nothing left to hurry for
 * (decision 0072).
 */
export function tierSpotsWording(spotsLeft: number | null, tierName: string): string | null {
  if (spotsLeft === null || spotsLeft < 1) return null
  const noun = spotsLeft === 1 ? 'spot' : 'spots'
  return isScarce(spotsLeft)
    ? `Only ${spotsLeft} ${tierName} ${noun} left!`
    : `${spotsLeft} ${tierName} ${noun} available`
}

export type BadgeTone = 'destructive' | 'default' | 'secondary'

/**
 * The tone of a tier's "n/8 spots available": destructive at 2 or fewer, default at 7 or fewer (specification, section 9.4).
 * It warns of what others have taken: a count that nobody has touched is small by plan, and one that is used up can hurry
 * nobody any more (decision 0072).
 */
export function tierBadgeTone({ spotsLeft, spots }: { spotsLeft: number; spots: number }): BadgeTone {
  if (spotsLeft < 1) return 'secondary'
  if (spotsLeft <= 2 && spotsLeft < spots) return 'destructive'
  return spotsLeft <= 7 ? 'default' : 'secondary'
}

const PLACE_OF: Record<PackageType, string> = { kiter: 'kiter place', 'non-kiter': 'non-kiter place' }

/**
 * What a date says of the places that a guest's package has left on it: "4 kiter places left", "Sold out: no kiter place is
 * left", and nothing (null) from 5 on, because "8 left" reads as "nobody comes" (decision 0072).
 */
export function placesWording(left: number, packageType: PackageType): string | null {
  const place = PLACE_OF[packageType]
  if (left < 1) return `Sold out: no ${place} is left`
  return isScarce(left) ? `${left} ${place}${left === 1 ? '' : 's'} left` : null
}

/** The same where the package is said beside it, or is chosen already: "4 places left", "Sold out", null. */
export function shortPlacesWording(left: number): string | null {
  if (left < 1) return 'Sold out'
  if (!isScarce(left)) return null
  return left === 1 ? '1 place left' : `${left} places left`
}
