/** A calendar day in Africa/Banjul, as `YYYY-MM-DD`. Days compare as strings. */
export type CalendarDay = string

export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

// Written out, because creating the first `Intl` formatter takes a phone as long as painting a form (docs/performance.md).
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
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** Days from which a day is shown with its year, so that it is not taken for another season's. */
const YEAR_FROM_DAYS = 300

function utcMidnight(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`)
}

/**
 * Returns the calendar day in Banjul at an instant, in any server time zone. Banjul keeps UTC all year, which a test
 * checks against the time zone database; loading that database would take a phone longer than drawing the booking form.
 */
export function banjulDay(instant: Date): CalendarDay {
  return instant.toISOString().slice(0, 10)
}

/** True if a text names a real day: `2026-02-29` does not. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = utcMidnight(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Returns the day `days` calendar days after another, or before it if negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(utcMidnight(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the day so many months before another: Oct 31 → Aug 31 for two. If that month is too short, its last day: Apr 30 → Feb 28. */
export function monthsBefore(day: CalendarDay, months: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), last))
  return first.toISOString().slice(0, 10)
}

/** Compares days for sorting, earlier first. Strings are enough, so a phone need not load language rules. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a < b ? -1 : Number(a > b)
}

/** Returns the calendar days from one day to another; negative if the second is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcMidnight(to).getTime() - utcMidnight(from).getTime()) / DAY_MS)
}

/** Returns the instant at which a calendar day begins in Banjul. */
export function startOfBanjulDay(day: CalendarDay): Date {
  return utcMidnight(day)
}

/** Returns the instant exactly so many hours later, whatever clock changes lie in between. */
export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * HOUR_MS)
}

/** Returns a retreat's label by the specification: "Oct 31–Nov 7, 2025", "Nov 7–14, 2025", "Dec 28, 2025–Jan 4, 2026". */
export function retreatLabel(startsOn: CalendarDay, endsOn: CalendarDay): string {
  const start = utcMidnight(startsOn)
  const end = utcMidnight(endsOn)
  const from = dayOfMonth(start)
  const sameYear = start.getUTCFullYear() === end.getUTCFullYear()
  const sameMonth = sameYear && start.getUTCMonth() === end.getUTCMonth()
  const to = sameMonth ? `${end.getUTCDate()}` : dayOfMonth(end)
  const fromYear = sameYear ? '' : `, ${start.getUTCFullYear()}`
  return `${from}${fromYear}–${to}, ${end.getUTCFullYear()}`
}

/** Returns a day with its year: "Tue 20 Oct 2026". Emails, documents and the admin use it, because they are read in later seasons too. */
export function formatDay(day: CalendarDay): string {
  return `${weekdayAndDay(day)} ${day.slice(0, 4)}`
}

/** Returns a day for a guest’s screen: "Tue 24 Nov"; with its year if it is far from `today`. Without `today`, beside a label that names the year. */
export function formatShortDay(day: CalendarDay, today: CalendarDay = day): string {
  return Math.abs(daysBetween(today, day)) >= YEAR_FROM_DAYS ? formatDay(day) : weekdayAndDay(day)
}

/** Returns the weekday: "Tuesday". */
export function formatWeekday(day: CalendarDay): string {
  return WEEKDAYS[utcMidnight(day).getUTCDay()] ?? ''
}

/** Returns a month, given as YYYY-MM, in the form of the retreat labels: "Jan 2026". */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1]?.slice(0, 3)} ${month.slice(0, 4)}`
}

/** Returns a time of day in Banjul: "01:16". */
export function formatTime(instant: Date): string {
  return instant.toISOString().slice(11, 16)
}

/** Returns an instant in Banjul's time: "Tue 24 Nov, 01:16". For guests use domain/base/guest-time.ts. */
export function formatInstant(instant: Date): string {
  return `${weekdayAndDay(banjulDay(instant))}, ${formatTime(instant)}`
}

/** Returns the same with its year, for instants that may be long ago: "Tue 24 Nov 2025, 01:16". */
export function formatMoment(instant: Date): string {
  return `${formatDay(banjulDay(instant))}, ${formatTime(instant)}`
}

/** British English shortens September to "Sept"; retreat labels follow the specification instead. */
function weekdayAndDay(day: CalendarDay): string {
  const date = utcMidnight(day)
  const month = MONTHS[date.getUTCMonth()]?.slice(0, 3)
  return `${formatWeekday(day).slice(0, 3)} ${date.getUTCDate()} ${month === 'Sep' ? 'Sept' : month}`
}

/** Returns a day as the retreat labels have it: "Oct 31". */
function dayOfMonth(date: Date): string {
  return `${MONTHS[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCDate()}`
}
