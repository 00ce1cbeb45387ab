import type { CalendarDay } from '#domain/base/dates.ts'

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Returns the month of a day; January is 0. */
export function monthOf(day: CalendarDay): number {
  return Number(day.slice(5, 7)) - 1
}
