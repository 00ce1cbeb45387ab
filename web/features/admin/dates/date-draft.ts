import { addDays, daysBetween, formatWeekday, isCalendarDay, type CalendarDay } from '#domain/base/dates.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import {
  labelOf,
  PLACES_PER_PACKAGE,
  RETREAT_NIGHTS,
  usualLastDay,
  type SaleStatus,
} from '#domain/retreat/retreats.ts'

/** A date as it stands in its form: days may be half typed. */
export interface DateDraft {
  startsOn: string
  endsOn: string
  placesKiter: number
  placesNonKiter: number
  /** 0 stands for none. */
  minimumGuests: number
  status: SaleStatus
}

/** A new date, to begin with: as big as every date, and on sale. */
export const NEW_DATE: DateDraft = {
  startsOn: '',
  endsOn: '',
  placesKiter: PLACES_PER_PACKAGE,
  placesNonKiter: PLACES_PER_PACKAGE,
  minimumGuests: 0,
  status: 'on_sale',
}

export function draftOf(date: RetreatView): DateDraft {
  const { startsOn, endsOn, placesKiter, placesNonKiter, minimumGuests, status } = date
  return {
    startsOn,
    endsOn,
    placesKiter,
    placesNonKiter,
    minimumGuests: minimumGuests ?? 0,
    status: status === 'cancelled' ? 'closed' : status,
  }
}

/** What is sent of it. */
export function entryOf({ minimumGuests, ...draft }: DateDraft) {
  return { ...draft, minimumGuests: minimumGuests === 0 ? null : minimumGuests }
}

/**
 * What of it she has changed since her form was opened: what somebody else has changed meanwhile stays as it is. Both days go together, for
 * a last day that is left out follows the first.
 */
export function changeOf(draft: DateDraft, before: DateDraft): Partial<ReturnType<typeof entryOf>> {
  const { startsOn, endsOn, ...others } = entryOf(draft)
  const was = entryOf(before)
  const isMoved = startsOn !== was.startsOn || endsOn !== was.endsOn
  return {
    ...(isMoved && { startsOn, endsOn }),
    ...(others.placesKiter !== was.placesKiter && { placesKiter: others.placesKiter }),
    ...(others.placesNonKiter !== was.placesNonKiter && { placesNonKiter: others.placesNonKiter }),
    ...(others.minimumGuests !== was.minimumGuests && { minimumGuests: others.minimumGuests }),
    ...(others.status !== was.status && { status: others.status }),
  }
}

/** The last day follows the first: the date stays as long as it was, or becomes as long as every date. */
export function withFirstDay(draft: DateDraft, startsOn: string): DateDraft {
  if (!isCalendarDay(startsOn)) return { ...draft, startsOn }
  const length =
    isCalendarDay(draft.startsOn) && isCalendarDay(draft.endsOn)
      ? daysBetween(draft.startsOn, draft.endsOn)
      : RETREAT_NIGHTS
  return { ...draft, startsOn, endsOn: length >= 0 ? addDays(startsOn, length) : usualLastDay(startsOn) }
}

/** Which other dates its days run into; one may begin on the day on which another ends. Null where there is none. */
export function overlapText(
  { startsOn, endsOn }: Pick<DateDraft, 'startsOn' | 'endsOn'>,
  others: readonly Pick<RetreatView, 'label' | 'status' | 'startsOn' | 'endsOn'>[],
): string | null {
  if (!isCalendarDay(startsOn) || !isCalendarDay(endsOn)) return null
  const labels = others
    .filter((other) => other.status !== 'cancelled' && other.startsOn < endsOn && startsOn < other.endsOn)
    .map(({ label }) => label)
  return labels.length === 0 ? null : `These days overlap with ${labels.join(' and ')}.`
}

/** "Friday to Friday, 8 days and 7 nights"; null until both days are there, in their order. */
export function lengthText({ startsOn, endsOn }: Pick<DateDraft, 'startsOn' | 'endsOn'>): string | null {
  if (!isCalendarDay(startsOn) || !isCalendarDay(endsOn)) return null
  const nights = daysBetween(startsOn, endsOn)
  if (nights < 0) return null
  const days = nights + 1
  const length = `${days} ${days === 1 ? 'day' : 'days'} and ${nights} ${nights === 1 ? 'night' : 'nights'}`
  return `${weekdayOf(startsOn)} to ${weekdayOf(endsOn)}, ${length}`
}

const WEEKDAYS: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

function weekdayOf(day: CalendarDay): string {
  return WEEKDAYS[formatWeekday(day)] ?? ''
}

/** What the button says: what guests will see by it. */
export function saveText(draft: DateDraft, before: SaleStatus | null): string {
  const label = lengthText(draft) === null ? 'the date' : labelOf(draft)
  if (draft.status === before) return `Save ${label}`
  switch (draft.status) {
    case 'on_sale':
      return `Put ${label} on sale`
    case 'closed':
      return before === null ? `Add ${label} as closed` : `Close ${label}`
    case 'draft':
      return before === null ? `Keep ${label} as a draft` : `Make ${label} a draft`
  }
}

/** What the choice of sale means to guests. */
export const SALE_TEXTS: Record<SaleStatus, string> = {
  draft: 'Draft: guests do not see it.',
  on_sale: 'On sale: guests see it within 5 seconds.',
  closed: 'Closed: guests see it as full, and no one can book it.',
}

/** "Guests read “guaranteed to run” from the 4th confirmed booking on." */
export function minimumHint(minimumGuests: number): string {
  return minimumGuests === 0
    ? 'No minimum: guests read nothing of it.'
    : `Guests read “guaranteed to run” from the ${ordinal(minimumGuests)} confirmed booking on.`
}

function ordinal(number: number): string {
  const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' }
  const teen = number % 100 >= 11 && number % 100 <= 13
  return `${number}${(teen ? undefined : endings[number % 10]) ?? 'th'}`
}
