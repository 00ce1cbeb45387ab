/** A calendar day in Africa/Banjul, as `YYYY-MM-DD`. Days compare as strings. */
export type CalendarDay = string

export const RETREAT_TIME_ZONE = 'Africa/Banjul'
export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

// Written out: the first formatter of `Intl` takes a phone as long as painting a form (docs/performance.md).
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
/** From so many days ahead on a day without its year could be taken for that of another season. */
const YEAR_FROM_DAYS = 300

function utcMidnight(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`)
}

/**
 * The calendar day in Banjul at an instant, whatever the server's own time zone is. Banjul keeps UTC all year, as a test asks
 * the time zone database for every day to come; a phone would take longer to load that than to draw the booking form.
 */
export function banjulDay(instant: Date): CalendarDay {
  return instant.toISOString().slice(0, 10)
}

/** Whether a text names a real day: `2026-02-29` does not. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = utcMidnight(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day that lies `days` calendar days after (or, negative, before) another. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(utcMidnight(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** Earlier days first, for sorting; the rules of no language are needed, which a phone would have to load. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a < b ? -1 : Number(a > b)
}

/** Calendar days from one day to another; negative when the second lies before the first. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcMidnight(to).getTime() - utcMidnight(from).getTime()) / DAY_MS)
}

/** The instant at which a calendar day begins in Banjul. */
export function startOfBanjulDay(day: CalendarDay): Date {
  return utcMidnight(day)
}

/** The instant an exact span of hours later, whatever clocks do meanwhile. */
export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * HOUR_MS)
}

/**
 * A retreat's label in the specification's form: "Oct 31–Nov 7, 2025", "Nov 7–14, 2025",
 * and with both years where they differ: "Dec 28, 2025–Jan 4, 2026".
 */
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

/** A day as people read it: "Tue 20 Oct 2026". Every day but a retreat's label is written like this. */
export function formatDay(day: CalendarDay): string {
  return `${weekdayAndDay(day)} ${day.slice(0, 4)}`
}

/** A day beside others of its season: "Tue 24 Nov"; with its year where `today` is given and lies far from it. */
export function formatShortDay(day: CalendarDay, today: CalendarDay = day): string {
  return Math.abs(daysBetween(today, day)) >= YEAR_FROM_DAYS ? formatDay(day) : weekdayAndDay(day)
}

/** The weekday alone: "Tue". */
export function formatWeekday(day: CalendarDay): string {
  return WEEKDAYS[utcMidnight(day).getUTCDay()] ?? ''
}

/** A month, YYYY-MM, in the form of the retreats' labels: "Jan 2026". */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

/** A time of day on Banjul's clock: "01:16". */
export function formatTime(instant: Date): string {
  return instant.toISOString().slice(11, 16)
}

/** An instant on Banjul's clock: "Tue 24 Nov, 01:16". Instants for guests are written by domain/base/guest-time.ts. */
export function formatInstant(instant: Date): string {
  return `${weekdayAndDay(banjulDay(instant))}, ${formatTime(instant)}`
}

/** The same with its year, for what may lie long ago: "Tue 24 Nov 2025, 01:16". */
export function formatMoment(instant: Date): string {
  return `${formatDay(banjulDay(instant))}, ${formatTime(instant)}`
}

/** British English shortens September to four letters; the labels of the retreats are the specification's. */
function weekdayAndDay(day: CalendarDay): string {
  const date = utcMidnight(day)
  const month = MONTHS[date.getUTCMonth()]
  return `${formatWeekday(day)} ${date.getUTCDate()} ${month === 'Sep' ? 'Sept' : month}`
}

/** A day as the retreats' labels have it: "Oct 31". */
function dayOfMonth(date: Date): string {
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}
