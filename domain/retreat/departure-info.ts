import { addDays, banjulDay, type CalendarDay } from '#domain/base/dates.ts'

/** So many days before the first day guests are sent what they need on the journey (Directive (EU) 2015/2302, article 7(4)). */
const DEPARTURE_INFO_DAYS = 14

/** From which day on it is there: for a start on Oct 31 that is Oct 17. */
export function departureInfoOn(startsOn: CalendarDay): CalendarDay {
  return addDays(startsOn, -DEPARTURE_INFO_DAYS)
}

export function isDepartureInfoThere(startsOn: CalendarDay, now: Date): boolean {
  return departureInfoOn(startsOn) <= banjulDay(now)
}

/** What a guest needs on the journey and in an emergency, in the owner's words. */
export interface DepartureInfo {
  itinerary: string
  lodging: string
  meals: string
  /** What of the journey is taken care of. */
  transport: string[]
  /** Who answers during the stay, day and night. */
  contact: { name: string; phone: string }
  emergency: string
}
