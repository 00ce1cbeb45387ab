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

/** Days before departure on which a guest is reminded of an open balance. */
export const BALANCE_REMINDER_DAYS = [60, 52, 45] as const

export type BalanceReminder = `${(typeof BALANCE_REMINDER_DAYS)[number]}_days` | 'overdue'

/**
 * Returns the latest reminder of an open balance whose day in Banjul has come, or null. They are due 60, 52 and 45 days
 * before departure, and the day after the balance was due; earlier ones that were missed are skipped. A reminder whose
 * day began before `mentionedAt`, when another mail last mentioned the balance, is not due. None is due after departure.
 */
export function dueBalanceReminder({
  balanceDueOn,
  ...booking
}: Reminded & { balanceDueOn: CalendarDay }): BalanceReminder | null {
  const before = BALANCE_REMINDER_DAYS.map((days) => ({
    reminder: `${days}_days` as const,
    day: addDays(booking.startsOn, -days),
  }))
  return latestDue([...before, { reminder: 'overdue', day: addDays(balanceDueOn, 1) }], booking)
}

interface Reminded {
  startsOn: CalendarDay
  mentionedAt: Date
  now: Date
}

function latestDue<R>(
  days: readonly { reminder: R; day: CalendarDay }[],
  { startsOn, mentionedAt, now }: Reminded,
): R | null {
  const today = banjulDay(now)
  if (startsOn <= today) return null
  const come = days.filter(({ day }) => day <= today && startOfBanjulDay(day) > mentionedAt)
  return come.toSorted((one, other) => compareDays(one.day, other.day)).at(-1)?.reminder ?? null
}

/** Days before an instalment's due day on which a guest is reminded; the last reminder is two days after it. */
const INSTALMENT_REMINDER_DAYS = [7, 3, 0, -2] as const

export interface InstalmentReminder {
  dueOn: CalendarDay
  /** The number of days before it; negative after it. */
  before: (typeof INSTALMENT_REMINDER_DAYS)[number]
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
      INSTALMENT_REMINDER_DAYS.map((before) => ({
        reminder: { dueOn, before },
        day: addDays(dueOn, -before),
      })),
    )
  return latestDue(days, booking)
}
