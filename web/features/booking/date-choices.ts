import { placesLeft, type Availability } from '#domain/price/availability.ts'
import { compareDays, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import {
  bookableRetreats,
  moreDatesYear,
  OFFERED_RETREATS,
  type PackageType,
} from '#domain/retreat/retreats.ts'
import { isAllDueAtOnce } from '#domain/payment/due-text.ts'
import { isScarce, placesWording, shortPlacesWording } from '#domain/price/scarcity.ts'

export interface DateChoice {
  label: string
  startsOn: CalendarDay
  endsOn: CalendarDay
  /** How long it is until then: "in 61 days". */
  ahead: string
  /** Whether it has the guests that it needs; nothing is said of it before. */
  guaranteed: boolean
  /** The places that are left for the guest's package; null where there are none, or one of them is the guest's own. */
  places: string | null
  /** So few that a guest should know. */
  areFew: boolean
  /** Deposit and balance are due together. */
  isAllDueAtOnce: boolean
  /** Why it cannot be chosen; null where it can. */
  reason: string | null
}

export interface DateChoices {
  /** The next three retreats that can be booked. */
  offered: DateChoice[]
  /** The others, behind "Show later dates". */
  later: DateChoice[]
  /** The year in "More dates coming soon for …", under the offered dates and under all of them. */
  moreDatesYear: { offered: number; all: number }
}

/**
 * Which dates the form shows; a date without places for the package is disabled and says so (specification, section 5.1).
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
    const left = placesLeft(retreat, packageType)
    return {
      label: retreat.label,
      startsOn: retreat.startsOn,
      endsOn: retreat.endsOn,
      guaranteed: retreat.guaranteed === true,
      ahead: aheadWords(daysBetween(today, retreat.startsOn)),
      places: isOwn || left < 1 ? null : (shortPlacesWording(left) ?? `${left} places`),
      areFew: !isOwn && isScarce(left),
      isAllDueAtOnce: isAllDueAtOnce(retreat.startsOn, today),
      reason: isOwn || left > 0 ? null : placesWording(left, packageType),
    }
  })
  const offered = choices.slice(0, OFFERED_RETREATS)
  return {
    offered,
    later: choices.slice(OFFERED_RETREATS),
    moreDatesYear: { offered: moreDatesYear(offered, today), all: moreDatesYear(choices, today) },
  }
}

function aheadWords(days: number): string {
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

const NEAREST_OFFERED = 2

/** The two dates nearest to one that begins on a day, the sooner one first, that the guest's package has a place on. */
export function nearestDates(choices: DateChoices, startsOn: CalendarDay): DateChoice[] {
  const distance = (choice: DateChoice) => Math.abs(daysBetween(startsOn, choice.startsOn))
  return [...choices.offered, ...choices.later]
    .filter((choice) => choice.reason === null && choice.startsOn !== startsOn)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST_OFFERED)
    .toSorted((a, b) => compareDays(a.startsOn, b.startsOn))
}

/** Why a date that the guest had chosen cannot be booked any more; null while it can. */
export function goneReason(choices: DateChoices, label: string): string | null {
  const choice = [...choices.offered, ...choices.later].find((each) => each.label === label)
  if (choice?.reason === null) return null
  return choice
    ? `${label} is full for your package. Please choose another date.`
    : `${label} can no longer be booked. Please choose another date.`
}
