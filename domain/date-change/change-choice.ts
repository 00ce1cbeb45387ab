import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { mayLeaveForRise } from './price-rise.ts'
import { balanceDueOn as usualDueDay } from '#domain/price/pricing.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'

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

/**
 * The last day on which a guest can choose who is told on a day: at least a week later, however late that is, and before the retreat begins.
 */
export function lastDayToChoose(
  { startsOn, chooseBy }: { startsOn: CalendarDay; chooseBy: CalendarDay },
  toldOn: CalendarDay,
): CalendarDay {
  const inAWeek = addDays(toldOn, CHOICE_DAYS)
  const last = addDays(startsOn, -1)
  const wanted = inAWeek > chooseBy ? inAWeek : chooseBy
  return wanted < last ? wanted : last
}

/** Whether silence until the last day counts as acceptance: not of a change that was told less than a week before it. */
export function silenceAccepts(lastDay: CalendarDay, toldOn: CalendarDay): boolean {
  return lastDay >= addDays(toldOn, CHOICE_DAYS)
}

/** So many days before the last day a guest who has not chosen is reminded. */
export const CHOICE_REMINDER_DAYS = 2

/**
 * What changes: `terms` are words or a price on the same days; `days` are other days for the same date; `other_date` is offered to the guests of a
 * date that is cancelled.
 */
export const CHANGE_KINDS = ['terms', 'days', 'other_date'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/**
 * What it means that the last day has passed without an answer: changed terms are accepted, as the mail said; of changed days nothing is taken for
 * granted, so the operator asks; a cancelled date is refunded.
 */
export const SILENCE = { terms: 'accepts', days: 'waits', other_date: 'refunds' } as const satisfies Record<
  ChangeKind,
  string
>

/**
 * How one guest stands to a change of the date: `asked` waits for the guest; `silent` let the last day pass, which counts as
 * acceptance; `lapsed` let it pass, and is refunded; `told` had nothing to choose, for the price rises by no more than the law lets it; `ended`
 * gave the place up before choosing, or the change was taken back.
 */
export const CHOICE_STATES = ['asked', 'accepted', 'left', 'silent', 'lapsed', 'told', 'ended'] as const
export type ChoiceState = (typeof CHOICE_STATES)[number]

/** What a guest answers. */
export const CHOICE_ANSWERS = ['accept', 'leave'] as const
export type ChoiceAnswer = (typeof CHOICE_ANSWERS)[number]
export const STATE_OF_ANSWER = { accept: 'accepted', leave: 'left' } as const satisfies Record<
  ChoiceAnswer,
  ChoiceState
>

/** A price, and what is to come on it, in cents. */
export interface Rise {
  /** What it was before any rise: several small ones are weighed as the one that they are. */
  agreedCents: Cents
  /** By how much it has risen since. */
  raisedCents: Cents
  riseCents: Cents
}

/** What a change asks of one guest: a choice, that it is taken note of, or nothing. Words and other days ask everybody. */
export function weighChange(change: Rise & { hasWords: boolean }): 'asked' | 'told' | 'none' {
  const { agreedCents, raisedCents, riseCents } = change
  const mayLeave = riseCents > 0 && mayLeaveForRise(agreedCents, raisedCents + riseCents)
  if (change.hasWords || mayLeave) return 'asked'
  return riseCents > 0 ? 'told' : 'none'
}

/** By how many percent a price will have risen in all, to two places; rounded up, so that more than 8 never reads as 8. */
export function risenPercent({ agreedCents, raisedCents, riseCents }: Rise): number {
  if (agreedCents <= 0) return riseCents > 0 ? 100 : 0
  return Math.ceil(((raisedCents + riseCents) * 10_000) / agreedCents) / 100
}

/** A balance that rises when it was paid, or nearly due, is due so many days later, and before the retreat begins. */
const RISE_DUE_DAYS = 14

/**
 * By when the balance of a stay is due that we have moved to other days: as for a booking made at the same time for those days, but at least 14 days
 * from today, and before the retreat begins.
 */
export function movedDueOn(
  { startsOn, submittedAt }: { startsOn: CalendarDay; submittedAt: Date },
  today: CalendarDay,
): CalendarDay {
  return riseDueOn({ balanceDueOn: usualDueDay(startsOn, submittedAt), startsOn }, today)
}

/** By when a balance is due that has risen today; the day stays where something of it was open already, and is further off. */
export function riseDueOn(
  { balanceDueOn, startsOn }: { balanceDueOn: CalendarDay; startsOn: CalendarDay },
  today: CalendarDay,
): CalendarDay {
  const soon = addDays(today, RISE_DUE_DAYS)
  const last = addDays(startsOn, -1)
  const due = soon < last ? soon : last
  return due > balanceDueOn ? due : balanceDueOn
}
