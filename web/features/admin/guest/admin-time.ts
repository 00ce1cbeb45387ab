import { banjulDay, formatDay, formatMoment } from '#domain/base/dates.ts'

/** Formats an instant in Gambian time, with its year: "Mon 16 Nov 2026, 09:00". */
export function adminTime(instant: string): string {
  return formatMoment(new Date(instant))
}

/** Formats the Gambian day of an instant: "Mon 16 Nov 2026". */
export function adminDay(instant: string): string {
  return formatDay(banjulDay(new Date(instant)))
}
