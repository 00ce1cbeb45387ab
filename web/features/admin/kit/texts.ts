import { banjulDay, DAY_MS, daysBetween, formatDay, formatMoment, HOUR_MS } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'

/** Joins those of the facts that there are: "Oct 31–Nov 7, 2025 · since Mon 16 Nov 2026". */
export function dotted(...facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(' · ')
}

/** Formats an instant in Gambian time, with its year: "Mon 16 Nov 2026, 09:00". */
export function adminTime(instant: string): string {
  return formatMoment(new Date(instant))
}

/** Formats the Gambian day of an instant: "Mon 16 Nov 2026". */
export function adminDay(instant: string): string {
  return formatDay(banjulDay(new Date(instant)))
}

/** Formats how many Gambian days ago an instant was: "today", "yesterday", "3 days ago". */
export function agoText(instant: string, now: Date): string {
  const days = daysBetween(banjulDay(new Date(instant)), banjulDay(now))
  return ['today', 'yesterday'][days] ?? `${days} days ago`
}

/** Formats how long a deadline has been over: "3 hours late", "56 days late". Null until it is. */
export function lateText(deadline: Date, now: Date): string | null {
  const ms = now.getTime() - deadline.getTime()
  if (ms <= 0) return null
  const days = Math.floor(ms / DAY_MS)
  return `${days > 0 ? counted(days, 'day') : counted(Math.max(1, Math.floor(ms / HOUR_MS)), 'hour')} late`
}
