import { and, eq, isNotNull } from 'drizzle-orm'
import { Problem } from '#domain/contract/problem.ts'
import { labelOf, PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { BookingRecord, RetreatRow } from './booking-record.ts'
import { keptPlaces } from './places.ts'

/**
 * Returns a free place of a package: the one after the highest taken, or else the lowest that was released. Null if all are taken.
 * Valid only inside the transaction that holds the retreat's lock.
 */
export async function freePlace(
  tx: Transaction,
  retreat: RetreatRow,
  packageType: PackageType,
): Promise<number | null> {
  const [place] = await freePlaces(tx, retreat, packageType, 1)
  return place ?? null
}

/** Returns up to `wanted` free places. */
export async function freePlaces(
  db: Database | Transaction,
  retreat: RetreatRow,
  packageType: PackageType,
  wanted: number,
): Promise<number[]> {
  const places = packageType === 'kiter' ? retreat.placesKiter : retreat.placesNonKiter
  const { retreatId, packageType: ofPackage, placeNumber: number } = bookings
  // One statement, so that a guest who takes an offered place at the same time is counted exactly once.
  const rows = await db
    .select({ retreatId, packageType: ofPackage, number })
    .from(bookings)
    .where(and(eq(retreatId, retreat.id), eq(ofPackage, packageType), isNotNull(number)))
    .unionAll(keptPlaces(db, [retreat.id], packageType))
  // The capacity may have been reduced below what is booked, so the count decides; numbers only identify places.
  const most = Math.min(wanted, places - rows.length)
  const taken = new Set(rows.map((row) => row.number))
  const free: number[] = []
  const first = Math.max(0, ...rows.map((row) => row.number ?? 0)) + 1
  for (let place = first; place <= places && free.length < most; place++) free.push(place)
  for (let place = 1; free.length < most; place++)
    if (!taken.has(place) && !free.includes(place)) free.push(place)
  return free
}

/** Returns a free place. Throws retreat-full, with advice for the guest, if there is none. */
export async function takePlace(
  tx: Transaction,
  retreat: RetreatRow,
  packageType: PackageType,
): Promise<number> {
  const place = await freePlace(tx, retreat, packageType)
  if (place !== null) return place
  throw fullFor(retreat, packageType, 0)
}

/**
 * Returns a place for each traveller of a group: their own if date and package stay, or a free one. Throws retreat-full, and says what is
 * missing, if there is not one for everybody.
 */
export async function takePlaces(
  tx: Transaction,
  retreat: RetreatRow,
  travellers: readonly { packageType: PackageType }[],
  earlier: readonly (BookingRecord | null)[],
): Promise<number[]> {
  const own = travellers.map(({ packageType }, index) =>
    keptPlace(earlier[index] ?? null, retreat, packageType),
  )
  const free = new Map<PackageType, number[]>()
  for (const packageType of PACKAGE_TYPES) {
    const wanted = travellers.filter(
      (each, index) => each.packageType === packageType && own[index] === null,
    ).length
    const found = wanted === 0 ? [] : await freePlaces(tx, retreat, packageType, wanted)
    if (found.length < wanted) throw fullFor(retreat, packageType, found.length)
    free.set(packageType, found)
  }
  return travellers.map(({ packageType }, index) => {
    const place = own[index] ?? free.get(packageType)?.shift()
    if (place === undefined) throw new Error('a traveller has no place')
    return place
  })
}

/** Returns a booking's current place if date and package stay the same, else null. */
export function keptPlace(
  earlier: BookingRecord | null,
  retreat: RetreatRow,
  packageType: PackageType,
): number | null {
  const booking = earlier?.booking
  return booking?.retreatId === retreat.id && booking.packageType === packageType ? booking.placeNumber : null
}

function fullFor(retreat: RetreatRow, packageType: PackageType, left: number): Problem {
  const places =
    left === 1
      ? `is only 1 ${packageType} place`
      : `are ${left === 0 ? 'no' : `only ${left}`} ${packageType} places`
  return new Problem('retreat-full', {
    detail: `There ${places} left on ${labelOf(retreat)}. Please choose another date.`,
    errors: [{ field: 'selectedDate', message: 'No place left on this date. Please choose another one' }],
  })
}
