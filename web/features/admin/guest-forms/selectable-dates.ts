import { compareDays, type CalendarDay } from '#domain/base/dates.ts'
import type { Availability } from '#domain/price/availability.ts'
import { hasStarted, type PackageType } from '#domain/retreat/retreats.ts'
import { counted } from '#web/features/admin/kit/texts.ts'
import type { SelectOption } from '#web/ui/form/choices.tsx'

/**
 * Returns the dates to choose from, soonest first, with the places left: all that have not started, including those closed to guests.
 * `keep` is the booking's current date.
 */
export function selectableDates(
  availability: Availability,
  { packageType, today, keep = null }: { packageType: PackageType; today: CalendarDay; keep?: string | null },
): SelectOption[] {
  return Object.entries(availability)
    .filter(([label, retreat]) => label === keep || !hasStarted(retreat, today))
    .toSorted(([, a], [, b]) => compareDays(a.startsOn, b.startsOn))
    .map(([label, retreat]) => {
      const left = packageType === 'kiter' ? retreat.kiterAvailable : retreat.nonKiterAvailable
      const places = left > 0 ? `${counted(left, 'place')} free` : 'full'
      if (label === keep) return { value: label, label: `${label}, as it is` }
      const closed = retreat.onSale ? '' : ', closed to guests'
      return { value: label, label: `${label}: ${places}${closed}`, disabled: left <= 0 }
    })
}
