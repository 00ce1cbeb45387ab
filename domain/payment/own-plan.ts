import { addDays, formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import type { FieldError } from '#domain/base/text-schema.ts'
import { SMALLEST_PART_CENTS } from './balance.ts'

/** A part of a plan that the operator agrees with a guest. */
export interface OwnPart {
  on: CalendarDay
  amountCents: Cents
}

/** The days between which a guest may be asked to pay: today in Banjul, and the first day of the retreat. */
interface Around {
  today: CalendarDay
  startsOn: CalendarDay
}

/** Returns why the operator cannot ask a guest to pay by a day; null from tomorrow to the day before the retreat. */
export function ownDayError(on: CalendarDay, { today, startsOn }: Around): string | null {
  if (on <= today) return 'Choose a day from tomorrow on'
  const last = addDays(startsOn, -1)
  return on > last ? `Choose a day until ${formatDay(last)}` : null
}

/** Returns what is wrong with the days and amounts of a plan: days rise, and each part has at least €50. */
export function ownPlanErrors(parts: readonly OwnPart[], around: Around): FieldError[] {
  return parts.flatMap(({ on, amountCents }, index) => {
    const before = parts[index - 1]
    const day =
      ownDayError(on, around) ?? (before && on <= before.on ? 'Choose a day after the part before' : null)
    const small =
      amountCents < SMALLEST_PART_CENTS ? `At least ${formatCents(SMALLEST_PART_CENTS)} each` : null
    return [
      ...(day ? [{ field: `parts.${index}.on`, message: day }] : []),
      ...(small ? [{ field: `parts.${index}.amount`, message: small }] : []),
    ]
  })
}
