import { addDays, daysBetween, formatWeekday, isCalendarDay } from '#domain/base/dates.ts'
import { pick } from '#domain/base/typed-records.ts'
import { counted } from '#domain/base/wording.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { labelOf, RUNS_WORDS, usualLastDay, type SaleStatus } from '#domain/retreat/retreats.ts'
import { PLACES_PER_PACKAGE, RETREAT_NIGHTS } from '#domain/terms/booking-terms.ts'

/** A date as in its form; days may be incomplete. */
export type DateDraft = Pick<RetreatView, (typeof DAYS)[number] | (typeof NUMBERS)[number]> & {
  status: SaleStatus
}
const DAYS = ['startsOn', 'endsOn'] as const
const NUMBERS = ['placesKiter', 'placesNonKiter', 'minimumGuests'] as const

/** Initial values of a new date: usual size, on sale. */
export const NEW_DATE: DateDraft = {
  startsOn: '',
  endsOn: '',
  placesKiter: PLACES_PER_PACKAGE,
  placesNonKiter: PLACES_PER_PACKAGE,
  minimumGuests: null,
  status: 'on_sale',
}

export function draftOf(date: RetreatView): DateDraft {
  return {
    ...pick(date, [...DAYS, ...NUMBERS]),
    status: date.status === 'cancelled' ? 'closed' : date.status,
  }
}

/**
 * Returns only the values changed since the form was opened, so that changes by somebody else are kept. Both days are sent together,
 * because the server derives a missing last day from the first.
 */
export function changeOf(draft: DateDraft, before: DateDraft): Partial<DateDraft> {
  const isMoved = draft.startsOn !== before.startsOn || draft.endsOn !== before.endsOn
  const others = [...NUMBERS, 'status'] as const
  return pick(draft, [...(isMoved ? DAYS : []), ...others.filter((name) => draft[name] !== before[name])])
}

/** Sets the first day and moves the last day with it: the length is kept, or is the usual one. */
export function withFirstDay(draft: DateDraft, startsOn: string): DateDraft {
  if (!isCalendarDay(startsOn)) return { ...draft, startsOn }
  const length =
    isCalendarDay(draft.startsOn) && isCalendarDay(draft.endsOn)
      ? daysBetween(draft.startsOn, draft.endsOn)
      : RETREAT_NIGHTS
  return { ...draft, startsOn, endsOn: length >= 0 ? addDays(startsOn, length) : usualLastDay(startsOn) }
}

/** Returns a warning that the days overlap with other dates; null if none do. A date may start on the day another ends. */
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

/** Formats the length: "Friday to Friday, 8 days and 7 nights". Null until both days are valid and in order. */
export function lengthText({ startsOn, endsOn }: Pick<DateDraft, 'startsOn' | 'endsOn'>): string | null {
  const nights = nightsText({ startsOn, endsOn })
  return nights && `${formatWeekday(startsOn)} to ${formatWeekday(endsOn)}, ${nights}`
}

/** Formats the number of days and nights: "8 days and 7 nights". Null until both days are valid and in order. */
export function nightsText({ startsOn, endsOn }: Pick<DateDraft, 'startsOn' | 'endsOn'>): string | null {
  if (!isCalendarDay(startsOn) || !isCalendarDay(endsOn)) return null
  const nights = daysBetween(startsOn, endsOn)
  if (nights < 0) return null
  return `${counted(nights + 1, 'day')} and ${counted(nights, 'night')}`
}

/** Returns the button's label, which says what changes for guests. */
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

/** What each sale status means for guests. */
export const SALE_TEXTS: Record<SaleStatus, string> = {
  draft: 'Draft: guests don’t see it.',
  on_sale: 'On sale: guests see it within 5 seconds.',
  closed: 'Closed: guests see it as full, and no one can book it.',
}

/** Formats the hint: "Guests read “Runs for certain” once 4 bookings are confirmed." */
export function minimumHint(minimumGuests: number | null): string {
  return minimumGuests === null
    ? 'Leave 0 for your usual minimum.'
    : `Guests read “${RUNS_WORDS}” once ${counted(minimumGuests, 'booking is', 'bookings are')} confirmed.`
}
