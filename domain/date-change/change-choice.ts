import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import { balanceDueOn as usualDueDay } from '#domain/price/pricing.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { MOVED_DUE_DAYS } from '#domain/terms/deadlines.ts'
import { CHOICE_DAYS } from '#domain/terms/package-rights.ts'

/**
 * Returns the first and the last possible deadline for answers to a change proposed today: at least a week away and before the
 * retreat begins. Null if less than a week is left: such a change is agreed by talking, or the date is cancelled.
 */
export function choiceDeadlines(
  startsOn: CalendarDay,
  today: CalendarDay,
): { from: CalendarDay; to: CalendarDay } | null {
  const from = addDays(today, CHOICE_DAYS)
  if (hasStarted({ startsOn }, from)) return null
  return { from, to: addDays(startsOn, -1) }
}

/** Returns the last day for an answer of a guest notified on `notifiedOn`: the deadline or a week later, but before the retreat begins. */
export function lastDayToChoose(
  { startsOn, chooseBy }: { startsOn: CalendarDay; chooseBy: CalendarDay },
  notifiedOn: CalendarDay,
): CalendarDay {
  const inAWeek = addDays(notifiedOn, CHOICE_DAYS)
  const last = addDays(startsOn, -1)
  const wanted = inAWeek > chooseBy ? inAWeek : chooseBy
  return wanted < last ? wanted : last
}

/** True if no answer by the last day counts as acceptance: only if the guest was told at least a week before it. */
export function silenceAccepts(lastDay: CalendarDay, notifiedOn: CalendarDay): boolean {
  return lastDay >= addDays(notifiedOn, CHOICE_DAYS)
}

/** The number of days before the last day on which a guest who has not answered is reminded. */
export const CHOICE_REMINDER_DAYS = 2

/** What changes: `terms`, in words; `days`, other days of the same date; `other_date`, another date for a cancelled one. */
export const CHANGE_KINDS = ['terms', 'days', 'other_date'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/**
 * What no answer by the last day means: `terms` are accepted if an email told the guest, for `days` the operator asks the guest,
 * `other_date` is refunded. A guest can answer until the site has acted on it.
 */
export const SILENCE = { terms: 'accepts', days: 'waits', other_date: 'refunds' } as const satisfies Record<
  ChangeKind,
  string
>

/** True once the last day to answer is over: the operator calls the guests who have not answered. */
export function isToCallAbout({ chooseBy }: { chooseBy: CalendarDay }, today: CalendarDay): boolean {
  return chooseBy < today
}

/**
 * A guest's state in a date change. `asked`: has not answered yet. `silent`: gave no answer in time, which counts as
 * acceptance. `lapsed`: gave no answer in time and is refunded. `ended`: gave the place up before answering, or the change
 * was withdrawn.
 */
export const CHOICE_STATES = ['asked', 'accepted', 'left', 'silent', 'lapsed', 'ended'] as const
type ChoiceState = (typeof CHOICE_STATES)[number]

/** The answers that a guest can give. */
export const CHOICE_ANSWERS = ['accept', 'leave'] as const
export type ChoiceAnswer = (typeof CHOICE_ANSWERS)[number]
export const STATE_OF_ANSWER = { accept: 'accepted', leave: 'left' } as const satisfies Record<
  ChoiceAnswer,
  ChoiceState
>

/**
 * Returns the balance due date of a retreat that we have moved to other days: that of a booking made at the same time for
 * those days, but at least 14 days from today, and before the retreat begins.
 */
export function movedDueOn(
  { startsOn, submittedAt }: { startsOn: CalendarDay; submittedAt: Date },
  today: CalendarDay,
): CalendarDay {
  const soon = addDays(today, MOVED_DUE_DAYS)
  const last = addDays(startsOn, -1)
  const earliest = soon < last ? soon : last
  const usual = usualDueDay(startsOn, submittedAt)
  return earliest > usual ? earliest : usual
}
