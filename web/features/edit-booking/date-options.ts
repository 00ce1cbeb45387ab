import { banjulDay, compareDays } from '#domain/base/dates.ts'
import { mayMove } from '#domain/booking/allowed-actions.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { placesLeft, type Availability } from '#domain/place/availability.ts'
import { shortPlacesWording } from '#domain/place/scarcity.ts'
import { hasStarted, type PackageType } from '#domain/retreat/retreats.ts'
import type { SelectOption } from '#web/ui/form/choices.tsx'

export interface DateOptions {
  options: SelectOption[]
  /** Why no other date can be chosen; null if one can. */
  fixed: string | null
}

/**
 * Returns the dates that a booking can be moved to, soonest first, with the places left where they are scarce. Its own date is always
 * included, and its own place counts as free. A paid booking can be moved only while cancelling would be free of charge.
 */
export function dateOptions(
  booking: Booking,
  packageType: PackageType,
  availability: Availability,
  now: Date,
): DateOptions {
  const own = booking.selectedDate ?? ''
  const today = banjulDay(now)
  const allowed =
    availability[own] &&
    mayMove({ paymentStatus: booking.paymentStatus, startsOn: availability[own].startsOn }, now)
  const fixed = allowed && !allowed.ok ? allowed.reason : null
  const options = Object.entries(availability)
    .filter(([label, { onSale, startsOn }]) => label === own || (onSale && !hasStarted({ startsOn }, today)))
    .toSorted(([, a], [, b]) => compareDays(a.startsOn, b.startsOn))
    .map(([label, record]): SelectOption => {
      const isOwnPlace = label === own && packageType === booking.packageType
      const left = placesLeft(record, packageType) + (isOwnPlace ? 1 : 0)
      const disabled = left === 0 || (fixed !== null && label !== own)
      const words = isOwnPlace ? null : shortPlacesWording(left)
      return { value: label, label: words ? `${label} · ${words.toLowerCase()}` : label, disabled }
    })
  return { options, fixed }
}
