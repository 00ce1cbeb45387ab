import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { hasStarted, isPublished } from '#domain/retreat/retreats.ts'
import type { SelectOption } from '#web/ui/form/select-field.tsx'

/** Returns the dates that can be offered instead, with their free places. A date without a place for every guest is disabled. */
export function offerChoices(
  date: RetreatView,
  dates: readonly RetreatView[],
  today: CalendarDay,
): SelectOption[] {
  return dates
    .filter((other) => other.id !== date.id && isPublished(other) && !hasStarted(other, today))
    .map((other) => {
      const kiters = Math.max(0, other.placesKiter - taken(other.kiters))
      const nonKiters = Math.max(0, other.placesNonKiter - taken(other.nonKiters))
      const hasRoom = kiters >= taken(date.kiters) && nonKiters >= taken(date.nonKiters)
      const room = `${kiters} kiter and ${nonKiters} non-kiter places free`
      return {
        value: other.id,
        label: hasRoom ? `${other.label}: ${room}` : `${other.label}: not enough places`,
        disabled: !hasRoom,
      }
    })
}

/** True if the date has guests and another date has a place for each, so that it is offered before a refund. */
export function mayOffer(date: RetreatView, dates: readonly RetreatView[], now: string): boolean {
  const guests = taken(date.kiters) + taken(date.nonKiters)
  return guests > 0 && offerChoices(date, dates, banjulDay(new Date(now))).some(({ disabled }) => !disabled)
}

function taken({ confirmed, held }: RetreatView['kiters']): number {
  return confirmed + held
}
