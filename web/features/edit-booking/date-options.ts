import { placesLeft, type Availability, type AvailabilityRecord } from '#domain/availability.ts'
import type { Booking } from '#domain/booking.ts'
import { banjulDay, compareDays, daysBetween, type CalendarDay } from '#domain/dates.ts'
import { BALANCE_DUE_DAYS_BEFORE } from '#domain/pricing.ts'
import { hasStarted, type PackageType } from '#domain/retreats.ts'
import type { SelectOption } from '#web/ui/select-field.tsx'

export interface DateOptions {
  options: SelectOption[]
  /** Why no other date can be chosen; null where one can. */
  fixed: string | null
}

/**
 * The dates that a booking can be moved to, soonest first, with the places that are left. Its own date is always among
 * them, and its own place counts as free. A paid stay moves only while cancelling would still be free of charge.
 */
export function dateOptions(
  booking: Booking,
  packageType: PackageType,
  availability: Availability,
  now: Date,
): DateOptions {
  const own = booking.selectedDate ?? ''
  const today = banjulDay(now)
  const fixed = reasonToStay(booking, availability[own], today)
  const options = Object.entries(availability)
    .filter(([label, { onSale, startsOn }]) => label === own || (onSale && !hasStarted({ startsOn }, today)))
    .toSorted(([, a], [, b]) => compareDays(a.startsOn, b.startsOn))
    .map(([label, record]): SelectOption => {
      const left = freePlaces(booking, packageType, label, record)
      const disabled = left === 0 || (fixed !== null && label !== own)
      return { value: label, label: `${label} · ${placesWords(left)}`, disabled }
    })
  return { options, fixed }
}

function freePlaces(
  booking: Booking,
  packageType: PackageType,
  label: string,
  record: AvailabilityRecord,
): number {
  const isOwnPlace = label === booking.selectedDate && packageType === booking.packageType
  return placesLeft(record, packageType) + (isOwnPlace ? 1 : 0)
}

function placesWords(left: number): string {
  if (left === 0) return 'sold out'
  return left === 1 ? '1 place' : `${left} places`
}

function reasonToStay(
  booking: Booking,
  record: AvailabilityRecord | undefined,
  today: CalendarDay,
): string | null {
  if (booking.paymentStatus === 'pending' || !record) return null
  if (daysBetween(today, record.startsOn) >= BALANCE_DUE_DAYS_BEFORE) return null
  return `The dates of a paid booking can be changed up to ${BALANCE_DUE_DAYS_BEFORE} days before the retreat. Please write to us.`
}
