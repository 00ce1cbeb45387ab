import { hoursAfter, type CalendarDay } from '#domain/base/dates.ts'

/** Days after which an address that nobody has confirmed is deleted. */
export const SEASON_ALERT_DAYS = 7

/** Hours after the first new date until the email goes out, so that the operator can open a whole season. */
const OPENING_HOURS = 1

/** Returns the dates of a season that opened since an address was confirmed, soonest first: those after the last that was known then. */
export function newDates<Date extends { startsOn: CalendarDay }>(
  onSale: readonly Date[],
  knownUntil: CalendarDay | null,
): Date[] {
  return onSale
    .filter(({ startsOn }) => knownUntil === null || startsOn > knownUntil)
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))
}

/** True once it is time to tell of a season whose first date was seen on sale at `openedAt`. */
export function isTimeToTell(openedAt: Date, now: Date): boolean {
  return hoursAfter(openedAt, OPENING_HOURS) <= now
}
