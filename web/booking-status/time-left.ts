import { daysBetween, HOUR_MS, type CalendarDay } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'

const MINUTE_MS = HOUR_MS / 60
/** The number of hours from which on minutes are left out. */
const ONLY_HOURS_FROM = 3

/** Returns the time left until an instant: "47 hours left", "1 hour 5 minutes left", "4 minutes left". */
export function timeLeft(until: Date, now: Date): string {
  const minutesLeft = Math.floor((until.getTime() - now.getTime()) / MINUTE_MS)
  if (minutesLeft < 1) return 'less than a minute left'
  const hours = Math.floor(minutesLeft / 60)
  const minutes = minutesLeft % 60
  const parts = [
    hours > 0 && counted(hours, 'hour'),
    hours < ONLY_HOURS_FROM && minutes > 0 && counted(minutes, 'minute'),
  ]
  return `${parts.filter((part) => part !== false).join(' ')} left`
}

/** Returns the days left until the end of a day: "22 days left", "1 day left", "today is the last day". */
export function daysLeft(until: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, until)
  return days < 1 ? 'today is the last day' : `${counted(days, 'day')} left`
}

/** Returns how many days ahead a day is: "today", "tomorrow", "in 3 days". */
export function aheadText(days: number): string {
  return ['today', 'tomorrow'][days] ?? `in ${days} days`
}
