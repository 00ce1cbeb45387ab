import { addDays, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { WIND_OR_WIN_MINIMUM_KITE_DAYS } from '#domain/terms/booking-terms.ts'
import { WIND_CHOOSING_DAYS, WIND_PAYOUT_DAYS } from '#domain/terms/deadlines.ts'

/** How a day went, as the operator enters it in the evening. A day without kiting is not entered. */
export const KITE_KINDS = ['full', 'partly', 'none'] as const
export type Kite = (typeof KITE_KINDS)[number]

export const KITE_WORDS: Record<Kite, string> = { full: 'Full', partly: 'Partly', none: 'None' }

/** What a kiter gets by the Wind or Win Guarantee: the missing kite days again, or cash back. */
export const WIND_CHOICES = ['days', 'cash'] as const
export type WindChoice = (typeof WIND_CHOICES)[number]

/** Days after the question on which a kiter is reminded. */
const REMINDER_DAYS = [30, 53] as const

/** The hour in The Gambia from which Today asks for the wind of the day. */
export const WIND_HOUR = 15

interface Days {
  startsOn: CalendarDay
  endsOn: CalendarDay
}

/** A day as entered. */
export interface EnteredDay {
  day: CalendarDay
  kite: Kite
}

/** Returns the kite days of a retreat: all between its first and its last day, two to seven of eight. */
export function kiteDaysOf({ startsOn, endsOn }: Days): CalendarDay[] {
  const days = Math.max(0, daysBetween(startsOn, endsOn) - 1)
  return Array.from({ length: days }, (_, index) => addDays(startsOn, index + 1))
}

export interface WindSoFar {
  fullDays: number
  /** The full days that are missing of three. */
  missingDays: number
  /** The kite days from today on that are not entered yet. */
  daysLeft: number
  /** True if the guarantee applies: three full days can no longer be reached. Never if no day was entered. */
  applies: boolean
  /** True from the day after the last kite day on, when kiters are asked. */
  isOver: boolean
}

/** Returns how the wind of a retreat stands against the guarantee on a day in The Gambia (specification, section 9). */
export function windSoFar(retreat: Days, entered: readonly EnteredDay[], today: CalendarDay): WindSoFar {
  const fullDays = entered.filter(({ kite }) => kite === 'full').length
  const missingDays = Math.max(0, WIND_OR_WIN_MINIMUM_KITE_DAYS - fullDays)
  const daysLeft = kiteDaysOf(retreat).filter(
    (day) => day >= today && entered.every((each) => each.day !== day),
  ).length
  return {
    fullDays,
    missingDays,
    daysLeft,
    applies: entered.length > 0 && missingDays > daysLeft,
    isOver: today >= retreat.endsOn,
  }
}

/** Returns the last day on which a kiter who was asked on a day can choose. */
export function chooseUntil(askedOn: CalendarDay): CalendarDay {
  return addDays(askedOn, WIND_CHOOSING_DAYS)
}

/** Returns the number of the reminder that is due on a day, from 1; null if none is. One that was missed is skipped by the next. */
export function windReminderOn(askedOn: CalendarDay, today: CalendarDay): number | null {
  const passed = daysBetween(askedOn, today)
  if (passed > WIND_CHOOSING_DAYS) return null
  return REMINDER_DAYS.filter((days) => passed >= days).length || null
}

/** Returns the day by which the cash back is transferred that was chosen on a day. */
export function payoutDueOn(chosenOn: CalendarDay): CalendarDay {
  return addDays(chosenOn, WIND_PAYOUT_DAYS)
}
