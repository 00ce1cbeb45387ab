import { banjulDay, formatPlainDay } from '#domain/base/dates.ts'

/** An instant on Banjul's clock, with its year: "Nov 16, 2026, 09:00". */
export function deskTime(instant: string): string {
  return `${deskDay(instant)}, ${new Date(instant).toISOString().slice(11, 16)}`
}

/** The day of it: "Nov 16, 2026". */
export function deskDay(instant: string): string {
  return formatPlainDay(banjulDay(new Date(instant)))
}
