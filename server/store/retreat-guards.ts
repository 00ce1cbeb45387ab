import { and, asc, count, eq, isNotNull, ne } from 'drizzle-orm'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import { Problem, type NamedGuest, wrongState } from '#domain/contract/problem.ts'
import { isOffered, placesNeeded } from '#domain/place/waiting-list.ts'
import {
  capacityOf,
  labelOf,
  PACKAGE_TYPES,
  type PackageType,
  type Retreat,
} from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, changeChoices, dateChanges, retreats } from '#server/db/schema.ts'
import type { RetreatRow } from './booking-record.ts'
import { isOfferedOn, offeredPlaces } from './places.ts'
import { waitingOn } from './waiting-entries.ts'

/**
 * Throws if a change would take something from guests who hold a place, and names them. Problems: retreat-has-guests,
 * retreat-exists, fewer-places-than-held.
 */
export async function assertNothingTaken(
  tx: Transaction,
  before: RetreatRow,
  wanted: RetreatRow,
  now: Date,
): Promise<void> {
  const held = await guestsOf(tx, before.id)
  if (wanted.status === 'draft' && before.status !== 'draft' && held.length > 0) {
    throw new Problem('retreat-has-guests', {
      detail: 'A date with guests can’t be a draft. Close it, and no one else can book it.',
      guests: named(held),
    })
  }
  if (before.startsOn !== wanted.startsOn || before.endsOn !== wanted.endsOn) {
    await assertDaysFree(tx, wanted, before.id)
    await assertNeverBooked(tx, before, held)
  }
  const waiting = await waitingOn(tx, [before.id])
  for (const packageType of PACKAGE_TYPES) {
    const places = capacityOf(wanted)[packageType]
    const holders = held.filter((guest) => guest.packageType === packageType)
    const offers = waiting.filter((entry) => isOffered(entry, now))
    const taken = offers.reduce((sum, entry) => sum + placesNeeded(entry)[packageType], holders.length)
    // Places already reduced below what is held may stay so.
    if (places >= taken || places === capacityOf(before)[packageType]) continue
    const noun = packageType === 'kiter' ? 'kiters' : 'non-kiters'
    const isOne = taken === 1
    throw new Problem('fewer-places-than-held', {
      detail: isOne
        ? `1 place for ${noun} is held. Move or cancel it first.`
        : `${taken} places for ${noun} are held. Move or cancel ${taken - places} of them first.`,
      guests: named(holders),
      errors: [
        {
          field: packageType === 'kiter' ? 'placesKiter' : 'placesNonKiter',
          message: isOne ? '1 is held' : `${taken} are held`,
        },
      ],
    })
  }
}

/** Throws retreat-has-guests if the retreat was ever booked: flights, prices, documents and calendars depend on its days. */
async function assertNeverBooked(
  tx: Transaction,
  before: RetreatRow,
  held: readonly HeldPlace[],
): Promise<void> {
  if (held.length > 0) {
    throw new Problem('retreat-has-guests', {
      detail: 'To move its days, announce a change: it asks the guests.',
      guests: named(held),
    })
  }
  const [booked] = await tx
    .select({ total: count() })
    .from(bookings)
    .where(and(eq(bookings.retreatId, before.id), isNotNull(bookings.submittedAt)))
  if (!booked || booked.total === 0) return
  throw new Problem('retreat-has-guests', {
    detail: `${labelOf(before)} was booked once, and documents and money name its days. Open the other days as a new date.`,
  })
}

/** Throws wrong-state while places on this retreat are held for guests of another one who have yet to choose. */
export async function assertNotOffered(db: Database | Transaction, retreat: RetreatRow): Promise<void> {
  const [offered] = await offeredPlaces(db, [retreat.id])
  if (!offered) return
  throw wrongState(
    `Guests of another date still choose whether to come on ${labelOf(retreat)}. Wait until they have answered.`,
  )
}

/** Throws retreat-exists if another retreat has the same days, by which it is identified. */
export async function assertDaysFree(
  tx: Database | Transaction,
  days: Pick<Retreat, 'startsOn' | 'endsOn'>,
  exceptId?: string,
): Promise<void> {
  const [same] = await tx
    .select({ id: retreats.id })
    .from(retreats)
    .where(
      and(
        eq(retreats.startsOn, days.startsOn),
        eq(retreats.endsOn, days.endsOn),
        ne(retreats.status, 'cancelled'),
        exceptId === undefined ? undefined : ne(retreats.id, exceptId),
      ),
    )
  if (!same) return
  throw new Problem('retreat-exists', {
    detail: `${labelOf(days)} is there already. Change that one, or choose other days.`,
    errors: [{ field: 'startsOn', message: `${labelOf(days)} is there already` }],
  })
}

interface HeldPlace extends NamedGuest {
  packageType: PackageType | null
}

/** Returns the guests who hold a place, sorted by name, then those for whom one is held while they choose. */
async function guestsOf(tx: Transaction, retreatId: string): Promise<HeldPlace[]> {
  const { id, firstName, lastName, email, packageType, placeNumber, retreatId: on } = bookings
  // Read first, so that a guest who accepts at the same moment is seen in one of the two.
  const choosing = await tx
    .select({ id, firstName, lastName, email, packageType })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .where(isOfferedOn([retreatId]))
  const rows = await tx
    .select({ id, firstName, lastName, email, packageType })
    .from(bookings)
    .where(and(eq(on, retreatId), isNotNull(placeNumber)))
    .orderBy(asc(firstName), asc(lastName), asc(id))
  return [...rows, ...choosing].map((row) => ({
    leadId: row.id,
    name: nameOrAddress(row, 'a guest'),
    packageType: row.packageType,
  }))
}

function named(guests: readonly HeldPlace[]): NamedGuest[] {
  return guests.map(({ leadId, name }) => ({ leadId, name }))
}
