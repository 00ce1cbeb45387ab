import { and, asc, count, eq, exists, gte, inArray, isNotNull, ne, not, sql, type SQL } from 'drizzle-orm'
import type { Availability } from '#domain/price/availability.ts'
import { availabilityRecord } from '#domain/price/availability.ts'
import { banjulDay, startOfBanjulDay } from '#domain/base/dates.ts'
import type { PricingTiers } from '#domain/api/api-shapes.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { spotsLeftInTier, tierAt, type PriceList } from '#domain/price/pricing.ts'
import { Problem } from '#domain/api/problem.ts'
import { hasStarted, labelOf, PUBLISHED_STATUSES, type PackageType } from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { isUnknownHold } from '#server/db/known-holders.ts'
import { bookings, changeChoices, dateChanges, retreats } from '#server/db/schema.ts'
import type { RetreatRow } from './booking-record.ts'
import { isToChoose } from './date-change-record.ts'

/** Any fixed number: it names the lock under which holds are counted over all retreats, for the price tier and for whoever holds them. */
const COUNT_LOCK = 950

/** Keeps the number of held places, and whose they are, from changing until the transaction ends. */
export async function lockCounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK})`)
}

/**
 * Locks what a booking that takes a place decides on: first the counts over all retreats, then the retreat's row. Everybody
 * takes the locks in this order, and a booking's own row only afterwards. Gives the row as it is under the lock: what was
 * read before it may have been resized, closed or cancelled meanwhile. Null where there is none with this id.
 */
export async function lockPlaces(tx: Transaction, retreatId: string): Promise<RetreatRow | null> {
  // In one round trip, for everybody waits behind it. The condition is met before any row is looked for, and a row that was changed while it was waited for is
  // read anew when it is locked.
  const isCounting = sql`(select pg_advisory_xact_lock(${COUNT_LOCK})) is not null`
  const [retreat] = await tx
    .select()
    .from(retreats)
    .where(and(isCounting, eq(retreats.id, retreatId)))
    .for('update')
  return retreat ?? null
}

/**
 * Bookings that hold a place, over all retreats, from the day on from which they count; the price tier depends on it. A place that somebody holds
 * who is not known moves no price (decision 0055).
 */
export function countTotalBookings(
  db: Database | Transaction,
  { countFrom }: Pick<PriceList, 'countFrom'>,
): Promise<number> {
  return db.$count(bookings, counted(countFrom))
}

/** The price tier in force. Both packages cost the same in every tier of the price list (specification, section 9.1). */
export async function readPricingTiers({
  db,
  prices,
}: {
  db: Database
  prices: PriceList
}): Promise<PricingTiers> {
  const totalBookings = await countTotalBookings(db, prices)
  const { tier, priceCents } = tierAt(totalBookings, prices)
  const inForce = { tier, price: eurosFromCents(priceCents) }
  return {
    kiter: inForce,
    nonKiter: inForce,
    totalBookings,
    spotsLeft: spotsLeftInTier(totalBookings, prices),
  }
}

/**
 * As `countTotalBookings`, but without the booking that is to be priced, whose own hold may have run out, and no further than the last tier
 * begins: what comes past it changes no price.
 */
export function countForTier(
  tx: Transaction,
  { countFrom, tiers }: Pick<PriceList, 'countFrom' | 'tiers'>,
  exceptId: string | null,
): Promise<number> {
  const [, , { endsAt, spots }] = tiers
  const held = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(counted(countFrom), exceptId === null ? undefined : ne(bookings.id, exceptId)))
    .limit(endsAt - spots)
  return tx.$count(held.as('held'))
}

function counted(countFrom: PriceList['countFrom']): SQL | undefined {
  return and(
    isNotNull(bookings.placeNumber),
    not(isUnknownHold),
    countFrom === null ? undefined : gte(bookings.submittedAt, startOfBanjulDay(countFrom)),
  )
}

/** The dates that anybody may see: neither drafts nor what was cancelled. */
export const isPublic: SQL = inArray(retreats.status, [...PUBLISHED_STATUSES])

/** A published retreat; null where there is none with this id. */
export async function findRetreat(db: Database | Transaction, id: string): Promise<RetreatRow | null> {
  const [retreat] = await db
    .select()
    .from(retreats)
    .where(and(eq(retreats.id, id), isPublic))
  return retreat ?? null
}

/** Refuses a retreat that has started. */
export function assertStillAhead(retreat: RetreatRow, now: Date): void {
  if (hasStarted(retreat, banjulDay(now))) throw new Problem('retreat-started')
}

/** Refuses a retreat that a guest cannot book now: started, or not on sale. */
export function assertBookable(retreat: RetreatRow, now: Date): void {
  assertStillAhead(retreat, now)
  if (retreat.status !== 'on_sale') throw new Problem('retreat-not-on-sale')
}

/** Where a place on one of these retreats is held for a guest who still chooses whether to come to it. For a join of the three tables. */
export function isOfferedOn(retreatIds: string[]): SQL | undefined {
  return and(inArray(dateChanges.toRetreatId, retreatIds), isNotNull(changeChoices.heldPlace), isToChoose)
}

/** Where the guest of a booking on a date that is not held any more may still choose to come on other days. For a query of bookings. */
export function hasOpenMove(db: Database | Transaction): SQL {
  const open = db
    .select({ one: sql`1` })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .where(and(isToChoose, eq(changeChoices.bookingId, bookings.id), isNotNull(changeChoices.heldPlace)))
  return exists(open)
}

/** How many places of each package are held on retreats for guests who still choose whether to come to them. */
export function countOffered(db: Database | Transaction, retreatIds: string[]) {
  return db
    .select({ retreatId: dateChanges.toRetreatId, packageType: bookings.packageType, offered: count() })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .where(isOfferedOn(retreatIds))
    .groupBy(dateChanges.toRetreatId, bookings.packageType)
}

/**
 * A free place of a package on a retreat, or null when all are taken: the one after the highest that is held, or else the lowest that was
 * given back. Only true for the length of the transaction that holds the retreat's lock.
 */
export async function freePlace(
  tx: Transaction,
  retreat: RetreatRow,
  packageType: PackageType,
): Promise<number | null> {
  const [place] = await freePlaces(tx, retreat, packageType, 1)
  return place ?? null
}

/** As many free places as are wanted, or as there are. */
export async function freePlaces(
  db: Database | Transaction,
  retreat: RetreatRow,
  packageType: PackageType,
  wanted: number,
): Promise<number[]> {
  const places = packageType === 'kiter' ? retreat.placesKiter : retreat.placesNonKiter
  const isOfPackage = eq(bookings.packageType, packageType)
  // In one statement: a guest who takes the offered place meanwhile is seen before or after, and never in neither.
  const rows = await db
    .select({ number: bookings.placeNumber })
    .from(bookings)
    .where(and(eq(bookings.retreatId, retreat.id), isOfPackage, isNotNull(bookings.placeNumber)))
    .unionAll(
      db
        .select({ number: changeChoices.heldPlace })
        .from(changeChoices)
        .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
        .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
        .where(and(isOfferedOn([retreat.id]), isOfPackage)),
    )
  // Places may have been reduced below what is booked: the count decides, the number only tells them apart.
  const most = Math.min(wanted, places - rows.length)
  const taken = new Set(rows.map(({ number }) => number))
  const free: number[] = []
  const first = Math.max(0, ...rows.map(({ number }) => number ?? 0)) + 1
  for (let place = first; place <= places && free.length < most; place++) free.push(place)
  for (let place = 1; free.length < most; place++)
    if (!taken.has(place) && !free.includes(place)) free.push(place)
  return free
}

/** As `freePlace`, but a full package is a problem that tells the guest what to do. */
export async function takePlace(
  tx: Transaction,
  retreat: RetreatRow,
  packageType: PackageType,
): Promise<number> {
  const place = await freePlace(tx, retreat, packageType)
  if (place !== null) return place
  throw new Problem('retreat-full', {
    detail: `There are no ${packageType} places left on ${labelOf(retreat)}. Please choose another date.`,
    errors: [{ field: 'selectedDate', message: 'No place left on this date. Please choose another one' }],
  })
}

/** How many of the bookings that are counted are confirmed. */
export const confirmedCount = sql<number>`count(*) filter (where ${bookings.status} = 'payment_confirmed')`
  .mapWith(Number)
  .as('confirmed')

/** How full every published retreat is, soonest first. */
export async function readAvailability(db: Database): Promise<Availability> {
  const published = await db.select().from(retreats).where(isPublic).orderBy(asc(retreats.startsOn))
  if (published.length === 0) return {}
  const held = await db
    .select({
      retreatId: bookings.retreatId,
      packageType: bookings.packageType,
      booked: count(),
      confirmed: confirmedCount,
    })
    .from(bookings)
    .where(
      and(
        isNotNull(bookings.placeNumber),
        inArray(
          bookings.retreatId,
          published.map((retreat) => retreat.id),
        ),
      ),
    )
    .groupBy(bookings.retreatId, bookings.packageType)
  const offered = await countOffered(
    db,
    published.map(({ id }) => id),
  )
  const bookedOn = (retreatId: string, packageType: PackageType) => {
    const isMeant = (row: { retreatId: string | null; packageType: PackageType | null }) =>
      row.retreatId === retreatId && row.packageType === packageType
    return (held.find(isMeant)?.booked ?? 0) + (offered.find(isMeant)?.offered ?? 0)
  }
  const confirmedOn = (retreatId: string) =>
    held.reduce((sum, row) => (row.retreatId === retreatId ? sum + row.confirmed : sum), 0)
  return Object.fromEntries(
    published.map((retreat) => [
      labelOf(retreat),
      availabilityRecord(retreat, {
        kiter: bookedOn(retreat.id, 'kiter'),
        nonKiter: bookedOn(retreat.id, 'non-kiter'),
        confirmed: confirmedOn(retreat.id),
      }),
    ]),
  )
}
