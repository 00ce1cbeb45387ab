import { and, eq, isNotNull } from 'drizzle-orm'
import { Problem } from '#domain/contract/problem.ts'
import { isOffered, placesNeeded, sharePlaces, type Places } from '#domain/place/waiting-list.ts'
import { capacityOf, labelOf, type PackageType } from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { BookingRecord, RetreatRow } from './booking-record.ts'
import { keptPlaces } from './places.ts'
import { endWaiting, waitingOn, type WaitingRow } from './waiting-entries.ts'

/** Numbers of places by package. */
type FreePlaces = Record<PackageType, number[]>

/** Of which retreat places are taken, when, and by the guest of which waiting entry, if of one. */
export interface Taking {
  retreat: RetreatRow
  now: Date
  offer?: WaitingRow | null
}

/**
 * Returns a place of a package that is on sale: the one after the highest taken, or else the lowest that was released. Null if there is none.
 * Valid only inside the transaction that holds the retreat's lock.
 */
export async function freePlace(
  tx: Transaction,
  taking: Taking,
  packageType: PackageType,
): Promise<number | null> {
  const { [packageType]: free } = await freePlaces(tx, taking)
  return free[0] ?? null
}

/** Returns the places on sale, in the order in which they are taken. Places for who waits are not; those of the taker's own offer are. */
export async function freePlaces(
  db: Database | Transaction,
  { retreat, now, offer = null }: Taking,
): Promise<FreePlaces> {
  const free = await unbookedPlaces(db, retreat)
  const entries = await waitingOn(db, [retreat.id])
  const { onSale } = sharePlaces({ free: countsOf(free), entries, startsOn: retreat.startsOn, now })
  const own = offer && isOffered(offer, now) ? placesNeeded(offer) : null
  return eachPackage((packageType) =>
    free[packageType].slice(0, onSale[packageType] + (own?.[packageType] ?? 0)),
  )
}

/** Returns how many places of each package nobody has booked, whoever they are for. */
export async function countUnbooked(db: Database | Transaction, retreat: RetreatRow): Promise<Places> {
  return countsOf(await unbookedPlaces(db, retreat))
}

/** Returns how many places of each package anybody may book now. */
export async function countOnSale(db: Database | Transaction, taking: Taking): Promise<Places> {
  return countsOf(await freePlaces(db, taking))
}

async function unbookedPlaces(db: Database | Transaction, retreat: RetreatRow): Promise<FreePlaces> {
  const { retreatId, packageType: ofPackage, placeNumber: number } = bookings
  // One statement, so that a guest who takes an offered place at the same time is counted exactly once.
  const rows = await db
    .select({ retreatId, packageType: ofPackage, number })
    .from(bookings)
    .where(and(eq(retreatId, retreat.id), isNotNull(number)))
    .unionAll(keptPlaces(db, [retreat.id]))
  return eachPackage((packageType) => {
    const places = capacityOf(retreat)[packageType]
    const taken = rows.filter((row) => row.packageType === packageType).map((row) => row.number)
    // The capacity may have been reduced below what is booked, so the count decides; numbers only identify places.
    const most = places - taken.length
    const free: number[] = []
    const first = Math.max(0, ...taken.map((each) => each ?? 0)) + 1
    for (let place = first; place <= places && free.length < most; place++) free.push(place)
    for (let place = 1; free.length < most; place++)
      if (!taken.includes(place) && !free.includes(place)) free.push(place)
    return free
  })
}

function eachPackage<Value>(valueOf: (packageType: PackageType) => Value): Record<PackageType, Value> {
  return { kiter: valueOf('kiter'), 'non-kiter': valueOf('non-kiter') }
}

function countsOf(free: FreePlaces): Places {
  return eachPackage((packageType) => free[packageType].length)
}

/** Returns a free place. Throws retreat-full, with advice for the guest, if there is none. */
export async function takePlace(tx: Transaction, taking: Taking, packageType: PackageType): Promise<number> {
  const [place] = await takePlaces(tx, taking, [{ packageType }], [])
  if (place === undefined) throw new Error('a booking has no place')
  return place
}

/**
 * Returns a place for each traveller of a group: their own if date and package stay, or a free one, and ends the offer that gave it. Throws
 * retreat-full, and says what is missing, if there is not one for everybody.
 */
export async function takePlaces(
  tx: Transaction,
  taking: Taking,
  travellers: readonly { packageType: PackageType }[],
  earlier: readonly (BookingRecord | null)[],
): Promise<number[]> {
  const { retreat, now, offer } = taking
  const free = await freePlaces(tx, taking)
  const left = countsOf(free)
  const places = travellers.map(({ packageType }, index) => {
    const place = keptPlace(earlier[index] ?? null, retreat, packageType) ?? free[packageType].shift()
    if (place === undefined) throw fullFor(retreat, packageType, left[packageType])
    return place
  })
  if (offer) await endWaiting(tx, offer.id, 'taken', now)
  return places
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
