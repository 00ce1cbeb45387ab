import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'

/** Up to so many days before the first day a place can always be handed to another person (Directive (EU) 2015/2302, article 9). */
export const HAND_OVER_DAYS_BEFORE = 7

/** How long a person who was named has to accept, in days; never longer than to the beginning of the retreat. */
const HAND_OVER_OFFER_DAYS = 7

/**
 * What becomes of a wish to hand a place on: `asked` waits for the operator, `open` for the person who was named; the others are
 * over, `lapsed` because its last day has passed.
 */
export const HAND_OVER_STATES = ['asked', 'open', 'accepted', 'taken_back', 'refused', 'lapsed'] as const
type HandOverState = (typeof HAND_OVER_STATES)[number]

/** The last day on which nobody may refuse it: for a start on Fri 22 Jan it is Fri 15 Jan. */
export function lastFreeHandOverDay(startsOn: CalendarDay): CalendarDay {
  return addDays(startsOn, -HAND_OVER_DAYS_BEFORE)
}

/**
 * Who decides whether a place may be handed on, on a day in Banjul: up to seven days before, the guest alone; after that the
 * operator; once the retreat has begun nobody can come any more.
 */
export function handOverTerms(startsOn: CalendarDay, today: CalendarDay): 'always' | 'operator' | 'begun' {
  if (hasStarted({ startsOn }, today)) return 'begun'
  return today <= lastFreeHandOverDay(startsOn) ? 'always' : 'operator'
}

/** The last day on which an offer that was made today can be accepted: in a week, and at the latest the day before the retreat. */
export function lastDayToAccept(startsOn: CalendarDay, today: CalendarDay): CalendarDay {
  const usual = addDays(today, HAND_OVER_OFFER_DAYS)
  const last = addDays(startsOn, -1)
  return usual < last ? usual : last
}

/** Whether something can still come of a wish to hand a place on: the last day belongs to it. */
export function isLive(
  { state, acceptBy }: { state: HandOverState; acceptBy: CalendarDay },
  today: CalendarDay,
): boolean {
  return (state === 'asked' || state === 'open') && today <= acceptBy
}
