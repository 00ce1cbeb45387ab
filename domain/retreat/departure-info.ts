import { addDays, banjulDay, type CalendarDay } from '#domain/base/dates.ts'

/** Days before the first day on which guests get the travel information (Directive (EU) 2015/2302, article 7(4)). */
const DEPARTURE_INFO_DAYS = 14

/** Returns the day from which it is available: for a start on Oct 31 it is Oct 17. */
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
  /** The parts of the journey that we arrange. */
  transport: string[]
  /** The contact during the stay, day and night. */
  contact: { name: string; phone: string }
  emergency: string
}
