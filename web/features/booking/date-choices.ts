import { compareDays, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { isAllDueAtOnce } from '#domain/booking/timeline-text.ts'
import {
  placesLeft,
  retreatsOnSale,
  type Availability,
  type RetreatOnSale,
} from '#domain/place/availability.ts'
import { isScarce, placesWording, shortPlacesWording } from '#domain/place/scarcity.ts'
import { moreDatesYear, OFFERED_RETREATS, type PackageType } from '#domain/retreat/retreats.ts'
import { aheadText } from '#web/booking-status/time-left.ts'

export interface DateChoice {
  label: string
  startsOn: CalendarDay
  endsOn: CalendarDay
  /** The time until departure: "in 61 days". */
  ahead: string
  /** How many of the guests that it needs are confirmed; null once it is certain to run, absent if unknown. */
  gathering: RetreatOnSale['gathering']
  /** The places left for the guest's package. Null if there are none or one of them is the guest's own. */
  places: string | null
  /** True if so few places are left that the guest should know. */
  areFew: boolean
  /** True if deposit and balance are due together. */
  isAllDueAtOnce: boolean
  /** Why the date cannot be chosen; null if it can. */
  reason: string | null
}

export interface DateChoices {
  /** The next three retreats that can be booked. */
  offered: DateChoice[]
  /** The others, behind "Show later dates". */
  later: DateChoice[]
  /** The year in "More dates coming soon for …", below the offered dates and below all of them. */
  moreDatesYear: { offered: number; all: number }
}

/**
 * Returns the dates that the form shows; a date without places for the package is disabled and says so (specification, section 5.1). A last
 * place held by this browser's own booking counts as free, because submitting the form again keeps it.
 */
export function dateChoices(
  availability: Availability,
  packageType: PackageType,
  today: CalendarDay,
  own: { selectedDate?: string; packageType?: string } | null = null,
): DateChoices {
  const choices = retreatsOnSale(availability, today).map((retreat): DateChoice => {
    const isOwn = own?.selectedDate === retreat.label && own.packageType === packageType
    const left = placesLeft(retreat, packageType)
    return {
      label: retreat.label,
      startsOn: retreat.startsOn,
      endsOn: retreat.endsOn,
      gathering: retreat.gathering,
      ahead: aheadText(daysBetween(today, retreat.startsOn)),
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

const NEAREST_OFFERED = 2

/** Returns the two available dates nearest to one that begins on a given day, in order of date, for the guest's package. */
export function nearestDates(choices: DateChoices, startsOn: CalendarDay): DateChoice[] {
  const distance = (choice: DateChoice) => Math.abs(daysBetween(startsOn, choice.startsOn))
  return [...choices.offered, ...choices.later]
    .filter((choice) => choice.reason === null && choice.startsOn !== startsOn)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST_OFFERED)
    .toSorted((a, b) => compareDays(a.startsOn, b.startsOn))
}

/** Returns why the chosen date can no longer be booked; null while it can. */
export function goneReason(choices: DateChoices, label: string): string | null {
  const choice = [...choices.offered, ...choices.later].find((each) => each.label === label)
  if (choice?.reason === null) return null
  return choice
    ? `${label} is full for your package. Please choose another date.`
    : `${label} can no longer be booked. Please choose another date.`
}
