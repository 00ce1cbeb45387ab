import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'

/** How many dates of a season are shown before "Show more": a screenful. */
export const SHOWN_DATES = 12

/** A season, from one August to the next July. */
export interface Season {
  name: string
  /** Its dates ahead and under way. */
  dates: RetreatView[]
  /** How many more it has that are over or cancelled. */
  past: number
  /** What all its dates come to in euros, departed and cancelled ones too. */
  received: number
  due: number
  overdue: number
}

/** The dates ahead and under way, by season, and apart from them what is over or cancelled, latest first. */
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
      const total = (of: (date: RetreatView) => number) => sum(all, of)
      return {
        name,
        dates: ahead,
        past: all.length - ahead.length,
        received: total(({ received }) => received),
        due: total(({ due }) => due),
        overdue: total(({ overdue }) => overdue),
      }
    }),
    past: dates.filter(isPast).toReversed(),
  }
}

/** A cancelled date whose guests are all through; one that has stopped half-way stays among those that want doing. */
function isDone({ cancellation }: RetreatView): boolean {
  return cancellation !== null && cancellation.done === cancellation.total
}

const SEASON_FROM_MONTH = 8

/** "2026–27": the season that a day falls into. */
export function seasonName(day: CalendarDay): string {
  const year = Number(day.slice(0, 4))
  const from = Number(day.slice(5, 7)) >= SEASON_FROM_MONTH ? year : year - 1
  return `${from}–${`${(from + 1) % 100}`.padStart(2, '0')}`
}

function sum(dates: readonly RetreatView[], of: (date: RetreatView) => number): number {
  return sumEuros(dates.map(of))
}

/** How long it is until a date: "in 61 days", "tomorrow", "under way". */
export function aheadText(
  { startsOn, endsOn }: Pick<RetreatView, 'startsOn' | 'endsOn'>,
  today: CalendarDay,
): string {
  const days = daysBetween(today, startsOn)
  if (days === 1) return 'tomorrow'
  if (days > 1) return `in ${days} days`
  return endsOn >= today ? 'under way' : 'over'
}

/** How far the minimum is reached; null where the date has none. */
export function minimumText({ minimumGuests, guaranteed, kiters, nonKiters }: RetreatView): string | null {
  if (minimumGuests === null) return null
  if (guaranteed) return `Runs: ${minimumGuests} reached`
  return `${minimumGuests - kiters.confirmed - nonKiters.confirmed} short of ${minimumGuests}`
}

/** "3 of 8 +2 held": what is confirmed of the places, and what is held beside without money that was seen. */
export function takenText({ confirmed, held }: RetreatView['kiters'], places: number): string {
  return `${confirmed} of ${places}${held > 0 ? ` +${held} held` : ''}`
}

/** "Season 2026–27", and how many dates its total counts beside those in the list. */
export function seasonTitle({ name, past }: Pick<Season, 'name' | 'past'>): string {
  if (past === 0) return `Season ${name}`
  return `Season ${name}, with ${past === 1 ? '1 past date' : `${past} past dates`}`
}

/** "€19,070 in, €15,240 due" */
export function moneyText({ received, due }: Pick<Season, 'received' | 'due'>): string {
  return `${formatEuros(received)} in, ${formatEuros(due)} due`
}
