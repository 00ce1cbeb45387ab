import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { HAND_OVER_OFFER_DAYS } from '#domain/terms/deadlines.ts'
import { HAND_OVER_DAYS_BEFORE } from '#domain/terms/package-rights.ts'

/** `asked` waits for the operator, `open` for the named person. The others are over; `lapsed` means that the last day has passed. */
export const HAND_OVER_STATES = ['asked', 'open', 'accepted', 'taken_back', 'refused', 'lapsed'] as const
export type HandOverState = (typeof HAND_OVER_STATES)[number]

/** Returns the last day on which nobody may refuse it: for a start on Fri 22 Jan it is Fri 15 Jan. */
export function lastFreeHandOverDay(startsOn: CalendarDay): CalendarDay {
  return addDays(startsOn, -HAND_OVER_DAYS_BEFORE)
}

/**
 * Returns who decides on a hand-over on a day in Banjul: the guest alone up to seven days before the retreat, then the
 * operator. Once the retreat has begun, nobody can take the place over.
 */
export function handOverTerms(startsOn: CalendarDay, today: CalendarDay): 'always' | 'operator' | 'begun' {
  if (hasStarted({ startsOn }, today)) return 'begun'
  return today <= lastFreeHandOverDay(startsOn) ? 'always' : 'operator'
}

/** Returns the last day on which an offer made today can be accepted: in a week, but at the latest the day before the retreat. */
export function lastDayToAccept(startsOn: CalendarDay, today: CalendarDay): CalendarDay {
  const usual = addDays(today, HAND_OVER_OFFER_DAYS)
  const last = addDays(startsOn, -1)
  return usual < last ? usual : last
}

/** True if a hand-over can still happen; its last day is included. */
export function isLive(
  { state, acceptBy }: { state: HandOverState; acceptBy: CalendarDay },
  today: CalendarDay,
): boolean {
  return (state === 'asked' || state === 'open') && today <= acceptBy
}

/** Returns the sentence about the fee of a hand-over. */
export function handOverCostText(costCents: Cents): string {
  return costCents === 0
    ? 'There is no charge.'
    : `It costs ${formatCents(costCents)}, which is what the change costs us.`
}
