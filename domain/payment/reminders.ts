import {
  addDays,
  banjulDay,
  compareDays,
  hoursAfter,
  startOfBanjulDay,
  type CalendarDay,
} from '#domain/base/dates.ts'
import type { OpenInstalment } from './payment-plan.ts'

/** The hour in Banjul from which an email that a day causes is sent, so that none arrives at night. */
const REMINDER_HOUR = 8

/** Returns that hour of the day in Banjul. */
export function endOfNight(now: Date): Date {
  return hoursAfter(startOfBanjulDay(banjulDay(now)), REMINDER_HOUR)
}

export function isReminderTime(now: Date): boolean {
  return now >= endOfNight(now)
}

/** Days before departure on which a guest is first reminded of an open balance. */
export const FIRST_REMINDER_DAYS = 60

/** A reminder of a balance: the first one, one of the owner's days before it is due, or the day after. */
export type BalanceReminder = 'first' | `${number}_before` | 'overdue'

/**
 * Returns the latest reminder of an open balance whose day in Banjul has come, or null. They are due 60 days before
 * departure, on the owner's days before the balance is due, and the day after that; earlier ones that were missed are skipped. A reminder whose
 * day began before `mentionedAt`, when another mail last mentioned the balance, is not due. None is due after departure.
 */
export function dueBalanceReminder({
  balanceDueOn,
  ...booking
}: Reminded & { balanceDueOn: CalendarDay }): BalanceReminder | null {
  const before = booking.daysBefore.map((days) => ({
    reminder: `${days}_before` as const,
    day: addDays(balanceDueOn, -days),
  }))
  const first = { reminder: 'first' as const, day: addDays(booking.startsOn, -FIRST_REMINDER_DAYS) }
  return latestDue([first, ...before, { reminder: 'overdue', day: addDays(balanceDueOn, 1) }], booking)
}

interface Reminded {
  startsOn: CalendarDay
  /** On how many days before a due day guests are reminded, as the owner wants it. */
  daysBefore: readonly number[]
  mentionedAt: Date
  now: Date
}

function latestDue<R>(
  days: readonly { reminder: R; day: CalendarDay }[],
  { startsOn, mentionedAt, now }: Omit<Reminded, 'daysBefore'>,
): R | null {
  const today = banjulDay(now)
  if (startsOn <= today) return null
  const come = days.filter(({ day }) => day <= today && startOfBanjulDay(day) > mentionedAt)
  return come.toSorted((one, other) => compareDays(one.day, other.day)).at(-1)?.reminder ?? null
}

/** How many days after an instalment was due a guest is reminded once more. */
const DAYS_AFTER_INSTALMENT = 2

export interface InstalmentReminder {
  dueOn: CalendarDay
  /** The number of days before it; negative after it. */
  before: number
}

/**
 * Returns the latest reminder of an open instalment whose day in Banjul has come, or null. As for a balance that is
 * due on one day, none is due whose day began before `mentionedAt`, and none after departure.
 */
export function dueInstalmentReminder({
  instalments,
  ...booking
}: Reminded & { instalments: readonly OpenInstalment[] }): InstalmentReminder | null {
  const days = instalments
    .filter(({ openCents }) => openCents > 0)
    .flatMap(({ dueOn }) =>
      [...booking.daysBefore, -DAYS_AFTER_INSTALMENT].map((before) => ({
        reminder: { dueOn, before },
        day: addDays(dueOn, -before),
      })),
    )
  return latestDue(days, booking)
}
