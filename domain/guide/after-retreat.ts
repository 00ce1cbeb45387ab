import { addDays, MONTHS, type CalendarDay } from '#domain/base/dates.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'

/** How published answers come about; it must stay true. */
export const QUOTES_CHOSEN =
  'Only guests who travelled with us are asked, three days after they’re home. We choose which answers to show, and never change them. No one is paid or gets a discount for an answer.'

/** Days after the last day on which guests are thanked and asked how it was. */
const ASKED_AFTER_DAYS = 3
/** Days in which a missed email is made up for. */
const ASKED_WITHIN_DAYS = 14

/** True on the days on which the guests of a retreat with this last day are thanked, once. */
export function isTimeToThank(endsOn: CalendarDay, today: CalendarDay): boolean {
  const first = addDays(endsOn, ASKED_AFTER_DAYS)
  return first <= today && today <= addDays(first, ASKED_WITHIN_DAYS)
}

/** Returns how a guest is quoted: "Awa, January 2027". */
export function quoteName(firstName: string, startsOn: CalendarDay): string {
  return `${firstName}, ${quoteMonth(startsOn)}`
}

/** Returns the month of a retreat in full: "January 2027". */
export function quoteMonth(startsOn: CalendarDay): string {
  return `${MONTHS[Number(startsOn.slice(5, 7)) - 1]} ${startsOn.slice(0, 4)}`
}

/** True if an answer published at an instant is on the landing page: once publishing it can no longer be undone. */
export function isQuotePublic(publishedAt: Date, now: Date): boolean {
  return now.getTime() - publishedAt.getTime() >= UNDO_SECONDS * 1_000
}
