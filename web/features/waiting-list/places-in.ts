import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import {
  placesLeft,
  retreatsOnSale,
  type Availability,
  type RetreatOnSale,
} from '#domain/place/availability.ts'
import { fits, placesNeeded, WAITING_SIZE } from '#domain/place/waiting-list.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'

/** Numbers of places on a date. */
export interface WantedPlaces {
  selectedDate: string
  kiters: number
  nonKiters: number
}

/** Reads from the address for which date and how many somebody wants to wait; null for an unknown date. */
export function placesIn(search: URLSearchParams, availability: Availability): WantedPlaces | null {
  const date = search.get('date')
  const [selectedDate] =
    Object.entries(availability).find(([label, { startsOn }]) => label === date || startsOn === date) ?? []
  if (selectedDate === undefined) return null
  const countOf = (name: string) => Math.min(WAITING_SIZE.most, Math.max(0, Number(search.get(name)) || 0))
  const wanted = { kiters: countOf('kiters'), nonKiters: countOf('nonKiters') }
  const size = wanted.kiters + wanted.nonKiters
  return size < WAITING_SIZE.least || size > WAITING_SIZE.most
    ? { selectedDate, kiters: 1, nonKiters: 0 }
    : { selectedDate, ...wanted }
}

/** A date with places for all who wait on another one. */
interface OtherDate {
  label: string
  startsOn: CalendarDay
  /** "7 places, 2 weeks earlier" */
  text: string
}

const OTHER_DATES = 2

/** Returns the two dates with places that are nearest to the full one, in order of date. */
export function otherDates(
  availability: Availability,
  { selectedDate, ...wanted }: WantedPlaces,
  startsOn: CalendarDay,
  today: CalendarDay,
): OtherDate[] {
  const needed = placesNeeded(wanted)
  const left = (date: RetreatOnSale) =>
    Math.min(...PACKAGE_TYPES.filter((type) => needed[type] > 0).map((type) => placesLeft(date, type)))
  const distance = (date: RetreatOnSale) => Math.abs(daysBetween(startsOn, date.startsOn))
  return retreatsOnSale(availability, today)
    .filter(
      (date) =>
        date.label !== selectedDate &&
        fits(needed, { kiter: date.kiterAvailable, 'non-kiter': date.nonKiterAvailable }),
    )
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, OTHER_DATES)
    .toSorted((a, b) => daysBetween(b.startsOn, a.startsOn))
    .map((date) => ({
      label: date.label,
      startsOn: date.startsOn,
      text: `${counted(left(date), 'place')}, ${awayText(daysBetween(startsOn, date.startsOn))}`,
    }))
}

function awayText(days: number): string {
  const weeks = Math.round(Math.abs(days) / 7)
  const span = weeks === 0 ? counted(Math.abs(days), 'day') : counted(weeks, 'week')
  return days < 0 ? `${span} earlier` : `${span} later`
}

/** Returns for whom a date is full: "Full for kiters", "Full"; null if it has places of both packages. */
export function fullText({
  kiterAvailable,
  nonKiterAvailable,
}: RetreatOnSale | Availability[string]): string | null {
  if (kiterAvailable > 0 && nonKiterAvailable > 0) return null
  if (kiterAvailable > 0) return 'Full for non-kiters'
  return nonKiterAvailable > 0 ? 'Full for kiters' : 'Full'
}
