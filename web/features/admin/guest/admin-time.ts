import { banjulDay, daysBetween, formatDay, formatMoment } from '#domain/base/dates.ts'

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
