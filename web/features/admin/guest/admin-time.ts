import { banjulDay, formatDay, formatMoment } from '#domain/base/dates.ts'

/** An instant on Banjul's clock, with its year: "Mon 16 Nov 2026, 09:00". */
export function adminTime(instant: string): string {
  return formatMoment(new Date(instant))
}

/** The day of it: "Mon 16 Nov 2026". */
export function adminDay(instant: string): string {
  return formatDay(banjulDay(new Date(instant)))
}
