import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { sumEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import type { ClosingReason } from '#domain/retreat/retreats.ts'
import { aheadText } from '#web/booking-status/time-left.ts'

/** Returns the path of a date's page, or of one of the pages below it. */
export function datePath(
  id: string,
  page?: 'cancel' | 'change' | 'tell' | 'write' | 'sheet' | 'wind' | 'waiting-list',
): string {
  return `/admin/dates/${encodeURIComponent(id)}${page ? `/${page}` : ''}`
}

/** Returns the path of a date's page: its form or, once cancelled, who got what. */
export function dateAddress({ id, status }: Pick<RetreatView, 'id' | 'status'>): string {
  return datePath(id, status === 'cancelled' ? 'cancel' : undefined)
}

/** Number of dates shown before "Show more". */
export const SHOWN_DATES = 12

/** A season: 1 August to 31 July. */
export interface Season {
  name: string
  /** Dates that are not over or fully cancelled. */
  dates: RetreatView[]
  /** Number of its dates that are over or fully cancelled. */
  past: number
  /** Sums of all its dates, including past and cancelled ones, in euros. */
  received: number
  due: number
  overdue: number
}

/** Returns the current and future dates by season, and separately those that are over or fully cancelled, latest first. */
export function splitDates(
  dates: readonly RetreatView[],
  today: CalendarDay,
): { seasons: Season[]; past: RetreatView[] } {
  const isPast = (date: RetreatView) => date.endsOn < today || isDone(date)
  const groups = Map.groupBy(dates, ({ startsOn }) => seasonName(startsOn))
  return {
    seasons: [...groups].flatMap(([name, all]) => {
      const ahead = all.filter((date) => !isPast(date))
      if (ahead.length === 0) return []
      const total = (sum: 'received' | 'due' | 'overdue') => sumEuros(all.map((date) => date[sum]))
      return {
        name,
        dates: ahead,
        past: all.length - ahead.length,
        received: total('received'),
        due: total('due'),
        overdue: total('overdue'),
      }
    }),
    past: dates.filter(isPast).toReversed(),
  }
}

/** True if a date is cancelled and all its guests are handled; an interrupted cancellation stays with the current dates. */
function isDone({ cancellation }: RetreatView): boolean {
  return cancellation !== null && cancellation.done === cancellation.total
}

const SEASON_FROM_MONTH = 8

/** Returns the season of a day: "2026–27". */
function seasonName(day: CalendarDay): string {
  const year = Number(day.slice(0, 4))
  const from = Number(day.slice(5, 7)) >= SEASON_FROM_MONTH ? year : year - 1
  return `${from}–${`${(from + 1) % 100}`.padStart(2, '0')}`
}

/** Formats the time until a date: "in 61 days", "tomorrow", "under way", "over". */
export function timeUntilText(
  { startsOn, endsOn }: Pick<RetreatView, 'startsOn' | 'endsOn'>,
  today: CalendarDay,
): string {
  const days = daysBetween(today, startsOn)
  if (days > 0) return aheadText(days)
  return endsOn >= today ? 'under way' : 'over'
}

/** Describes how far the minimum number of guests is reached, and that the date runs once that is decided. */
export function minimumText({ minimum, runs, kiters, nonKiters }: RetreatView): string {
  const short = minimum - kiters.confirmed - nonKiters.confirmed
  if (short <= 0) return `Runs: ${minimum} reached`
  return runs ? `Runs with fewer than ${minimum}` : `${short} short of ${minimum}`
}

/** Why guests cannot book a date that is on sale. */
export const CLOSING_TEXTS: Record<ClosingReason, string> = {
  starts_soon: 'Closed: it starts soon. Guests can’t book it.',
  too_few_guests: 'Closed: too few guests on the deciding day. Guests can’t book it.',
}

/** Returns the places that are taken: confirmed ones, and those held without a received payment. */
export function taken({ confirmed, held }: RetreatView['kiters']): number {
  return confirmed + held
}

/** Formats places taken: "3 of 8 +2 held". Confirmed places come first; held ones have no received payment yet. */
export function takenText({ confirmed, held }: RetreatView['kiters'], places: number): string {
  return `${confirmed} of ${places}${held > 0 ? ` +${held} held` : ''}`
}

/** Formats the season's title, with the number of past dates that its sums include: "Season 2026–27, with 2 past dates". */
export function seasonTitle({ name, past }: Pick<Season, 'name' | 'past'>): string {
  if (past === 0) return `Season ${name}`
  return `Season ${name}, with ${counted(past, 'past date')}`
}
