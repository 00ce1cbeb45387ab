import { addDays, type CalendarDay } from './dates.ts'
import { hasStarted } from './retreats.ts'

/** At least so many days a guest has to choose whether to come after a significant change. */
export const CHOICE_DAYS = 7

/**
 * Between which days the deadline of a choice lies that is asked for today: at least a week away, and before the retreat begins.
 * Null where there is no week left: such a change is spoken about, or the date is cancelled.
 */
export function choiceDeadlines(
  startsOn: CalendarDay,
  today: CalendarDay,
): { from: CalendarDay; to: CalendarDay } | null {
  const from = addDays(today, CHOICE_DAYS)
  if (hasStarted({ startsOn }, from)) return null
  return { from, to: addDays(startsOn, -1) }
}
