import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { balanceDueOn as usualDueDay } from '#domain/price/pricing.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'

/** The minimum number of days between a price increase and the first day (Directive (EU) 2015/2302, article 10(3)). */
export const PRICE_INCREASE_DAYS_BEFORE = 20
/** The increase in percent above which the guest may cancel free of charge (article 10(2)); exactly 8% is not above. */
export const FREE_CANCELLATION_INCREASE_PERCENT = 8

/** Returns the last day on which guests can be told of a higher price: 20 days before the retreat. */
export function lastPriceIncreaseDay(startsOn: CalendarDay): CalendarDay {
  return addDays(startsOn, -PRICE_INCREASE_DAYS_BEFORE)
}

export function mayRaisePrice(startsOn: CalendarDay, today: CalendarDay): boolean {
  return today <= lastPriceIncreaseDay(startsOn)
}

/** True if the guest may cancel free of charge because of the increase alone. */
export function mayCancelForIncrease(totalCents: Cents, riseCents: Cents): boolean {
  return riseCents * 100 > totalCents * FREE_CANCELLATION_INCREASE_PERCENT
}

/** The minimum number of days that a guest has to answer a significant change. */
export const CHOICE_DAYS = 7

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

/** What changes: `terms`, words or a price; `days`, other days of the same date; `other_date`, another date for a cancelled one. */
export const CHANGE_KINDS = ['terms', 'days', 'other_date'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** What no answer by the last day means: `terms` are accepted, for `days` the operator asks the guest, `other_date` is refunded. */
export const SILENCE = { terms: 'accepts', days: 'waits', other_date: 'refunds' } as const satisfies Record<
  ChangeKind,
  string
>

/** True while a guest can still answer: until the last day, or for as long as the operator waits for an answer. */
export function mayAnswer(kind: ChangeKind, lastDay: CalendarDay | null, today: CalendarDay): boolean {
  return lastDay === null || today <= lastDay || SILENCE[kind] === 'waits'
}

/** True once the last day to answer is over: the operator calls the guests who have not answered. */
export function isToCallAbout({ chooseBy }: { chooseBy: CalendarDay }, today: CalendarDay): boolean {
  return chooseBy < today
}

/**
 * A guest's state in a date change. `asked`: has not answered yet. `silent`: gave no answer in time, which counts as
 * acceptance. `lapsed`: gave no answer in time and is refunded. `told`: had nothing to answer, because the price increases
 * by no more than the law allows. `ended`: gave the place up before answering, or the change was withdrawn.
 */
export const CHOICE_STATES = ['asked', 'accepted', 'left', 'silent', 'lapsed', 'told', 'ended'] as const
type ChoiceState = (typeof CHOICE_STATES)[number]

/** The answers that a guest can give. */
export const CHOICE_ANSWERS = ['accept', 'leave'] as const
export type ChoiceAnswer = (typeof CHOICE_ANSWERS)[number]
export const STATE_OF_ANSWER = { accept: 'accepted', leave: 'left' } as const satisfies Record<
  ChoiceAnswer,
  ChoiceState
>

/** A price and its next increase, in cents. */
export interface PriceIncrease {
  /** The price before any increase, so that several small increases are added up. */
  agreedCents: Cents
  /** The amount by which it has risen since. */
  raisedCents: Cents
  riseCents: Cents
}

/** Returns whether a change asks a guest to answer, only informs, or does nothing. Words and other days ask every guest. */
export function impactOfChange(change: PriceIncrease & { hasWords: boolean }): 'asked' | 'told' | 'none' {
  const { agreedCents, raisedCents, riseCents } = change
  const mayLeave = riseCents > 0 && mayCancelForIncrease(agreedCents, raisedCents + riseCents)
  if (change.hasWords || mayLeave) return 'asked'
  return riseCents > 0 ? 'told' : 'none'
}

/** Returns the total increase in percent to two decimals, rounded up so that more than 8 never reads as 8. */
export function increasePercent({ agreedCents, raisedCents, riseCents }: PriceIncrease): number {
  if (agreedCents <= 0) return riseCents > 0 ? 100 : 0
  return Math.ceil(((raisedCents + riseCents) * 10_000) / agreedCents) / 100
}

/** The minimum number of days until a balance that has risen is due, unless the retreat begins earlier. */
const RISE_DUE_DAYS = 14

/**
 * Returns the balance due date of a retreat that we have moved to other days: that of a booking made at the same time for
 * those days, but at least 14 days from today, and before the retreat begins.
 */
export function movedDueOn(
  { startsOn, submittedAt }: { startsOn: CalendarDay; submittedAt: Date },
  today: CalendarDay,
): CalendarDay {
  return increaseDueOn({ balanceDueOn: usualDueDay(startsOn, submittedAt), startsOn }, today)
}

/** Returns the due day of a balance that rose today: 14 days from today but before the retreat begins, and never earlier than it was. */
export function increaseDueOn(
  { balanceDueOn, startsOn }: { balanceDueOn: CalendarDay; startsOn: CalendarDay },
  today: CalendarDay,
): CalendarDay {
  const soon = addDays(today, RISE_DUE_DAYS)
  const last = addDays(startsOn, -1)
  const due = soon < last ? soon : last
  return due > balanceDueOn ? due : balanceDueOn
}
