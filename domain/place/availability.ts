import type { CalendarDay } from '#domain/base/dates.ts'
import {
  bookableRetreats,
  EXAMPLE_BOOKINGS,
  isPublished,
  labelOf,
  usualLastDay,
  type PackageType,
  type Retreat,
  type SaleState,
} from '#domain/retreat/retreats.ts'

/** How full one retreat is (specification, section 3.2). Counts are places, never below 0. */
export interface AvailabilityRecord {
  booked: number
  available: number
  kiterBooked: number
  nonKiterBooked: number
  kiterAvailable: number
  nonKiterAvailable: number
  startsOn: CalendarDay
  endsOn: CalendarDay
  onSale: boolean
  /** How many of the guests that the date needs are confirmed; null once it is certain to run, absent if that is unknown. */
  gathering?: SaleState['gathering'] | undefined
}

/** Availability keyed by the retreat's label, soonest retreat first. */
export type Availability = Record<string, AvailabilityRecord>

export type RetreatOnSale = AvailabilityRecord & { label: string }

/** Returns the retreats that can be booked today, soonest first. */
export function retreatsOnSale(availability: Availability, today: CalendarDay): RetreatOnSale[] {
  const retreats = Object.entries(availability).map(([label, record]) => ({ ...record, label }))
  return bookableRetreats(retreats, today)
}

/**
 * Returns the last day of a booking's retreat from the dates on offer, or after the usual length if the retreat is not among them. Null if
 * the booking has no first day.
 */
export function lastDayOf(
  { selectedDate, startsOn }: { selectedDate: string | null; startsOn: CalendarDay | null },
  availability: Availability | null,
): CalendarDay | null {
  if (startsOn === null) return null
  return availability?.[selectedDate ?? '']?.endsOn ?? usualLastDay(startsOn)
}

/** Returns the availability of one retreat. `booked` counts the bookings that hold a place. */
export function availabilityRecord(
  retreat: Retreat,
  booked: { kiter: number; nonKiter: number },
): AvailabilityRecord {
  const kiterAvailable = Math.max(0, retreat.placesKiter - booked.kiter)
  const nonKiterAvailable = Math.max(0, retreat.placesNonKiter - booked.nonKiter)
  return {
    booked: booked.kiter + booked.nonKiter,
    available: kiterAvailable + nonKiterAvailable,
    kiterBooked: booked.kiter,
    nonKiterBooked: booked.nonKiter,
    kiterAvailable,
    nonKiterAvailable,
    startsOn: retreat.startsOn,
    endsOn: retreat.endsOn,
    onSale: retreat.status === 'on_sale',
  }
}

export function placesLeft(record: AvailabilityRecord, packageType: PackageType): number {
  return packageType === 'kiter' ? record.kiterAvailable : record.nonKiterAvailable
}

/** Returns the built-in availability for when the call fails: the given retreats with the season's two example bookings. */
export function fallbackAvailability(retreats: readonly Retreat[]): Availability {
  return Object.fromEntries(
    retreats.filter(isPublished).map((retreat) => {
      const kiter = retreat.startsOn === EXAMPLE_BOOKINGS.startsOn ? EXAMPLE_BOOKINGS.kiters : 0
      return [labelOf(retreat), availabilityRecord(retreat, { kiter, nonKiter: 0 })]
    }),
  )
}

/** Returns the number of bookings that hold a place, which the landing page uses if the pricing call fails. */
export function totalBookings(availability: Availability): number {
  return Object.values(availability).reduce((sum, record) => sum + record.booked, 0)
}

export interface PendingUpdate {
  date: string
  packageType: PackageType
}

/** Applies the pending local update: one more booked, one fewer available for its package (specification, section 4.5, step 6). */
export function applyPendingUpdate(availability: Availability, update: PendingUpdate): Availability {
  const record = Object.hasOwn(availability, update.date) ? availability[update.date] : undefined
  if (!record) return availability
  const changed = { ...record, booked: record.booked + 1 }
  if (update.packageType === 'kiter') {
    changed.kiterBooked += 1
    changed.kiterAvailable = Math.max(0, record.kiterAvailable - 1)
  } else {
    changed.nonKiterBooked += 1
    changed.nonKiterAvailable = Math.max(0, record.nonKiterAvailable - 1)
  }
  changed.available = changed.kiterAvailable + changed.nonKiterAvailable
  return { ...availability, [update.date]: changed }
}
