import { placesLeft, type Availability } from '#domain/availability.ts'
import type { CalendarDay } from '#domain/dates.ts'
import { bookableRetreats, moreDatesYear, OFFERED_RETREATS, type PackageType } from '#domain/retreats.ts'

export interface DateChoice {
  label: string
  startsOn: CalendarDay
  endsOn: CalendarDay
  /** Places left for the guest's package. */
  left: number
  /** Why it cannot be chosen; null where it can. */
  reason: string | null
}

export interface DateChoices {
  /** The next three retreats that can be booked. */
  offered: DateChoice[]
  /** The others, behind "Show later dates". */
  later: DateChoice[]
  /** The year in "More dates coming soon for …". */
  moreDatesYear: number
}

const PLACE_OF = { kiter: 'kiter place', 'non-kiter': 'non-kiter place' }

/**
 * Which dates the form shows; a date without places for the package is disabled and says so (specification, section 5).
 * A last place that this browser's own booking holds counts as free: sending the form again keeps it.
 */
export function dateChoices(
  availability: Availability,
  packageType: PackageType,
  today: CalendarDay,
  own: { selectedDate?: string; packageType?: string } | null = null,
): DateChoices {
  const retreats = Object.entries(availability).map(([label, record]) => ({ label, ...record }))
  const choices = bookableRetreats(retreats, today).map((retreat): DateChoice => {
    const isOwn = own?.selectedDate === retreat.label && own.packageType === packageType
    const left = Math.max(placesLeft(retreat, packageType), isOwn ? 1 : 0)
    return {
      label: retreat.label,
      startsOn: retreat.startsOn,
      endsOn: retreat.endsOn,
      left,
      reason: left > 0 ? null : `Sold out: no ${PLACE_OF[packageType]} is left`,
    }
  })
  const offered = choices.slice(0, OFFERED_RETREATS)
  return {
    offered,
    later: choices.slice(OFFERED_RETREATS),
    moreDatesYear: moreDatesYear(offered, today),
  }
}

/** "1 kiter place left", "8 non-kiter places left". */
export function placesWording(left: number, packageType: PackageType): string {
  return `${left} ${PLACE_OF[packageType]}${left === 1 ? '' : 's'} left`
}

/** Why a date that the guest had chosen cannot be booked any more; null while it can. */
export function goneReason(choices: DateChoices, label: string): string | null {
  const choice = [...choices.offered, ...choices.later].find((each) => each.label === label)
  if (choice?.reason === null) return null
  const why = choice ? 'has no place left for your package' : 'can no longer be booked'
  return `${label} ${why}. Please choose another date`
}
