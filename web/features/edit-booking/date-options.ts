import { mayMove } from '#domain/booking/allowed-actions.ts'
import { placesLeft, type Availability, type AvailabilityRecord } from '#domain/price/availability.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { banjulDay, compareDays } from '#domain/base/dates.ts'
import { hasStarted, type PackageType } from '#domain/retreat/retreats.ts'
import { shortPlacesWording } from '#domain/price/scarcity.ts'
import type { SelectOption } from '#web/ui/form/select-field.tsx'

export interface DateOptions {
  options: SelectOption[]
  /** Why no other date can be chosen; null if one can. */
  fixed: string | null
}

/**
 * Returns the dates that a booking can be moved to, soonest first, with the places left where they are scarce. Its own date is always
 * included, and its own place counts as free. A paid stay can be moved only while cancelling would be free of charge.
 */
export function dateOptions(
  booking: Booking,
  packageType: PackageType,
  availability: Availability,
  now: Date,
): DateOptions {
  const own = booking.selectedDate ?? ''
  const today = banjulDay(now)
  const fixed = reasonToStay(booking, availability[own], now)
  const options = Object.entries(availability)
    .filter(([label, { onSale, startsOn }]) => label === own || (onSale && !hasStarted({ startsOn }, today)))
    .toSorted(([, a], [, b]) => compareDays(a.startsOn, b.startsOn))
    .map(([label, record]): SelectOption => {
      const left = freePlaces(booking, packageType, label, record)
      const disabled = left === 0 || (fixed !== null && label !== own)
      const words = isOwnPlace(booking, packageType, label) ? null : shortPlacesWording(left)
      return { value: label, label: words ? `${label} · ${words.toLowerCase()}` : label, disabled }
    })
  return { options, fixed }
}

function freePlaces(
  booking: Booking,
  packageType: PackageType,
  label: string,
  record: AvailabilityRecord,
): number {
  return placesLeft(record, packageType) + (isOwnPlace(booking, packageType, label) ? 1 : 0)
}

function isOwnPlace(booking: Booking, packageType: PackageType, label: string): boolean {
  return label === booking.selectedDate && packageType === booking.packageType
}

function reasonToStay(
  { paymentStatus }: Booking,
  record: AvailabilityRecord | undefined,
  now: Date,
): string | null {
  const allowed = record && mayMove({ paymentStatus, startsOn: record.startsOn }, now)
  return allowed && !allowed.ok ? allowed.reason : null
}
