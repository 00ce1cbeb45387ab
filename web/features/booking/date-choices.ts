import { compareDays, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { isAllDueAtOnce } from '#domain/booking/timeline-text.ts'
import {
  placesLeft,
  retreatsOnSale,
  type Availability,
  type RetreatOnSale,
} from '#domain/place/availability.ts'
import { isScarce, placesWording, shortPlacesWording } from '#domain/place/scarcity.ts'
import { moreDatesYear, OFFERED_RETREATS, PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import { aheadText } from '#web/booking-status/time-left.ts'

export interface DateChoice {
  label: string
  startsOn: CalendarDay
  endsOn: CalendarDay
  /** The time until departure: "in 61 days". */
  ahead: string
  /** How many of the guests that it needs are confirmed; null once it is certain to run, absent if unknown. */
  gathering: RetreatOnSale['gathering']
  /** The places left for all who come. Null if there are too few or one of them is their own. */
  places: string | null
  /** True if so few places are left that the guest should know. */
  areFew: boolean
  /** True if deposit and balance are due together. */
  isAllDueAtOnce: boolean
  /** Why the date cannot be chosen; null if it can. */
  reason: string | null
  /** Where all who come can wait for places, if there are too few. */
  waitingList: { href: string; text: string }
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
  wanted: readonly PackageType[],
  today: CalendarDay,
  own: OwnPlaces | null = null,
): DateChoices {
  const choices = retreatsOnSale(availability, today).map((retreat): DateChoice => {
    const held = own?.selectedDate === retreat.label ? own.packages : []
    const { places, areFew, reason } = placesFor(wanted, { retreat, held })
    return {
      label: retreat.label,
      startsOn: retreat.startsOn,
      endsOn: retreat.endsOn,
      gathering: retreat.gathering,
      ahead: aheadText(daysBetween(today, retreat.startsOn)),
      places,
      areFew,
      isAllDueAtOnce: isAllDueAtOnce(retreat.startsOn, today),
      reason,
      waitingList: waitingListOf(retreat.startsOn, wanted),
    }
  })
  const offered = choices.slice(0, OFFERED_RETREATS)
  return {
    offered,
    later: choices.slice(OFFERED_RETREATS),
    moreDatesYear: { offered: moreDatesYear(offered, today), all: moreDatesYear(choices, today) },
  }
}

function waitingListOf(startsOn: CalendarDay, wanted: readonly PackageType[]): DateChoice['waitingList'] {
  const kiters = wanted.filter((type) => type === 'kiter').length
  const nonKiters = wanted.length - kiters
  return {
    href: `/waiting-list?date=${startsOn}&kiters=${kiters}&nonKiters=${nonKiters}`,
    text: wanted.length > 1 ? `Join the list for ${wanted.length}` : 'Join the waiting list',
  }
}

/** The packages of the places that this browser's own booking or group holds on a date. */
interface OwnPlaces {
  selectedDate?: string | undefined
  packages: readonly string[]
}

/** Returns what a date says about its places for all who come: how many are left, that it has enough, or what is missing. */
function placesFor(
  wanted: readonly PackageType[],
  { retreat, held }: { retreat: RetreatOnSale; held: readonly string[] },
): Pick<DateChoice, 'places' | 'areFew' | 'reason'> {
  const count = (types: readonly string[], type: PackageType) => types.filter((each) => each === type).length
  const lacking = PACKAGE_TYPES.find(
    (type) => count(wanted, type) > placesLeft(retreat, type) + count(held, type),
  )
  if (lacking !== undefined) {
    const left = placesLeft(retreat, lacking)
    return { places: null, areFew: false, reason: placesWording(left, lacking) }
  }
  const isOwn = PACKAGE_TYPES.some((type) => count(wanted, type) > 0 && count(held, type) > 0)
  if (wanted.length > 1)
    return { places: isOwn ? null : `Places for ${wanted.length}`, areFew: false, reason: null }
  const left = placesLeft(retreat, wanted[0] ?? 'kiter')
  return {
    places: isOwn ? null : (shortPlacesWording(left) ?? `${left} places`),
    areFew: !isOwn && isScarce(left),
    reason: null,
  }
}

const NEAREST_OFFERED = 2

/** Returns the two available dates nearest to one that begins on a given day, in order of date, for all who come. */
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
