import { addDays, banjulDay, compareDays, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'
import type { OpenPart } from '#domain/payment/payment-plan.ts'

/** How many days before departure a guest is reminded of an open balance. */
export const BALANCE_REMINDER_DAYS = [60, 52, 45] as const

const BALANCE_REMINDERS = ['60_days', '52_days', '45_days', 'overdue'] as const
export type BalanceReminder = (typeof BALANCE_REMINDERS)[number]

/**
 * The reminder of an open balance that is due, or null: of those whose day in Banjul has come, the latest. They are 60, 52 and
 * 45 days before departure, and the day after the balance was due; where several days passed unseen, the others would say
 * the same once more. One whose day began before `toldAt`, when the guest was last told of the balance by another
 * mail, is not due: nobody who pays the deposit 50 days before is reminded of the 60th. None after departure.
 */
export function dueBalanceReminder(booking: {
  startsOn: CalendarDay
  balanceDueOn: CalendarDay
  toldAt: Date
  now: Date
}): BalanceReminder | null {
  const today = banjulDay(booking.now)
  if (booking.startsOn <= today) return null
  const days: [BalanceReminder, CalendarDay][] = [
    ...BALANCE_REMINDER_DAYS.map((before): [BalanceReminder, CalendarDay] => [
      `${before}_days`,
      addDays(booking.startsOn, -before),
    ]),
    ['overdue', addDays(booking.balanceDueOn, 1)],
  ]
  const come = days
    .filter(([, day]) => day <= today && startOfBanjulDay(day) > booking.toldAt)
    .toSorted(([, one], [, other]) => compareDays(one, other))
  return come.at(-1)?.[0] ?? null
}

/** How many days before the day of a part a guest is reminded of it; the last one comes two days after. */
const PART_REMINDER_DAYS = [7, 3, 0, -2] as const

/** A reminder of a part of a payment plan. */
export interface PartReminder {
  /** The day of the part. */
  dueOn: CalendarDay
  /** How many days before it, below 0 after it. */
  before: (typeof PART_REMINDER_DAYS)[number]
}

/**
 * The reminder of a part of a plan that is due, or null: of those of all parts that are open, and whose day in Banjul has come, the
 * latest. As with a balance that is paid on one day, none whose day began before `toldAt`, and none after departure.
 */
export function duePartReminder(booking: {
  parts: readonly OpenPart[]
  startsOn: CalendarDay
  toldAt: Date
  now: Date
}): PartReminder | null {
  const today = banjulDay(booking.now)
  if (booking.startsOn <= today) return null
  const come = booking.parts
    .filter(({ openCents }) => openCents > 0)
    .flatMap(({ dueOn }) =>
      PART_REMINDER_DAYS.map((before) => ({ dueOn, before, day: addDays(dueOn, -before) })),
    )
    .filter(({ day }) => day <= today && startOfBanjulDay(day) > booking.toldAt)
    .toSorted((one, other) => compareDays(one.day, other.day))
  const latest = come.at(-1)
  return latest ? { dueOn: latest.dueOn, before: latest.before } : null
}

/**
 * The day that lies so many months before another: Oct 31 → Aug 31 for two. Where that month is too short it is its last day:
 * Apr 30 → Feb 28.
 */
export function monthsBefore(day: CalendarDay, months: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), last))
  return first.toISOString().slice(0, 10)
}
