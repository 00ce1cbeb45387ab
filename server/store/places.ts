import { and, asc, count, eq, gte, inArray, isNotNull, ne, not, sql, type SQL } from 'drizzle-orm'
import { banjulDay, startOfBanjulDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import type { PricingTiers } from '#domain/contract/api-shapes.ts'
import { Problem } from '#domain/contract/problem.ts'
import { type Availability, availabilityRecord } from '#domain/place/availability.ts'
import { sharePlaces } from '#domain/place/waiting-list.ts'
import { spotsLeftInTier, tierAt, type PriceList } from '#domain/price/pricing.ts'
import {
  capacityOf,
  hasStarted,
  labelOf,
  PUBLISHED_STATUSES,
  saleState,
  type PackageType,
  type SaleState,
} from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { isUnknownHold } from '#server/db/known-holders.ts'
import { bookings, changeChoices, dateChanges, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { RetreatRow } from './booking-record.ts'
import { isToChoose } from './date-change-record.ts'
import { isTestBooking } from './test-booking.ts'
import { waitingOn } from './waiting-entries.ts'

/**
 * Key of the advisory lock under which holds are counted over all retreats, for the price tier and the limits on holds. Any fixed
 * number will do.
 */
const COUNT_LOCK = 950

/** Locks the number of held places and their holders until the transaction ends. */
export async function lockCounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK})`)
}

/**
 * Locks what taking a place depends on: first the counts over all retreats, then the retreat's row. Every caller locks in this
 * order, and a booking's row only afterwards. Returns the retreat as read under the lock, since it may have been resized, closed or
 * cancelled before. Null if the id is unknown.
 */
export async function lockPlaces(tx: Transaction, retreatId: string): Promise<RetreatRow | null> {
  // One round trip, because others wait for this lock. PostgreSQL takes the advisory lock before it looks for the row, and reads a
  // row again that changed while it waited.
  const isCounting = sql`(select pg_advisory_xact_lock(${COUNT_LOCK})) is not null`
  const [retreat] = await tx
    .select()
    .from(retreats)
    .where(and(isCounting, eq(retreats.id, retreatId)))
    .for('update')
  return retreat ?? null
}

/**
 * Returns the number of bookings that hold a place on any retreat, from the day on which counting begins; the price tier depends on
 * it. Holds by unknown guests do not count (decision 0055).
 */
export function countTotalBookings(
  db: Database | Transaction,
  { countFrom }: Pick<PriceList, 'countFrom'>,
): Promise<number> {
  return db.$count(bookings, counted(countFrom))
}

/** Returns the price tier in force. Both packages cost the same in every tier (specification, section 9.1). */
export async function readPricingTiers({ db, site }: Pick<Deps, 'db' | 'site'>): Promise<PricingTiers> {
  const { prices } = site()
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
 * Returns `countTotalBookings` without the booking to be priced, whose own hold may have run out. Stops counting where the last
 * tier begins, since more bookings change no price.
 */
export function countForTier(
  tx: Transaction,
  { countFrom, tiers }: Pick<PriceList, 'countFrom' | 'tiers'>,
  exceptId: string | null,
): Promise<number> {
  const lastBeginsAt = Math.max(...tiers.map(({ endsAt, spots }) => endsAt - spots))
  const held = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(counted(countFrom), exceptId === null ? undefined : ne(bookings.id, exceptId)))
    .limit(lastBeginsAt)
  return tx.$count(held.as('held'))
}

function counted(countFrom: PriceList['countFrom']): SQL | undefined {
  return and(
    isNotNull(bookings.placeNumber),
    not(isUnknownHold),
    not(isTestBooking),
    countFrom === null ? undefined : gte(bookings.submittedAt, startOfBanjulDay(countFrom)),
  )
}

/** Retreats that anybody may see: neither drafts nor cancelled ones. */
const isPublic: SQL = inArray(retreats.status, [...PUBLISHED_STATUSES])

/** Returns a published retreat. Null if there is none with this id. */
export async function findRetreat(db: Database | Transaction, id: string): Promise<RetreatRow | null> {
  const [retreat] = await db
    .select()
    .from(retreats)
    .where(and(eq(retreats.id, id), isPublic))
  return retreat ?? null
}

/** Throws retreat-started if the retreat has started. */
export function assertStillAhead(retreat: RetreatRow, now: Date): void {
  if (hasStarted(retreat, banjulDay(now))) throw new Problem('retreat-started')
}

/** Returns whether a retreat with so many confirmed guests can be booked now, and whether it is certain to run. */
export function saleStateOf(
  { clock, site }: Pick<Deps, 'clock' | 'site'>,
  retreat: RetreatRow,
  confirmed: number,
): SaleState {
  return saleState(retreat, confirmed, banjulDay(clock.now()), site().saleRules)
}

/** Throws retreat-started or retreat-not-on-sale if a guest cannot book the retreat now. */
export async function assertBookable(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'site'>,
  retreat: RetreatRow,
): Promise<void> {
  assertStillAhead(retreat, deps.clock.now())
  if (!(await isBookable(tx, deps, retreat))) throw new Problem('retreat-not-on-sale')
}

/** True if guests can book the retreat now, as long as it has places. */
export async function isBookable(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'site'>,
  retreat: RetreatRow,
): Promise<boolean> {
  if (hasStarted(retreat, banjulDay(deps.clock.now()))) return false
  const confirmed = await tx.$count(bookings, and(eq(bookings.retreatId, retreat.id), isConfirmed))
  return saleStateOf(deps, retreat, confirmed).onSale
}

/** Matches bookings of guests who count towards the minimum of their retreat. */
const isConfirmed = and(isNotNull(bookings.placeNumber), eq(bookings.status, 'payment_confirmed'))

/** Matches choices that hold a place on one of these retreats for a guest who has yet to decide. Requires a join of the three tables. */
export function isOfferedOn(retreatIds: string[]): SQL | undefined {
  return and(inArray(dateChanges.toRetreatId, retreatIds), isNotNull(changeChoices.heldPlace), isToChoose)
}

/**
 * Matches bookings whose guest may still move from a retreat that no longer takes place to other days. For a query of bookings, as plain
 * text for the reason given in money-sql.ts.
 */
export const hasOpenMove: SQL = sql.raw(
  `exists (select 1 from change_choices c join date_changes d on d.id = c.change_id where c.booking_id = bookings.id and c.state = 'asked' and c.held_place is not null and d.taken_back_at is null and d.retreat_id = bookings.retreat_id and bookings.place_number is not null)`,
)

/** Returns the places held on retreats for guests who have yet to decide about them. */
export function offeredPlaces(db: Database | Transaction, retreatIds: string[]) {
  return db
    .select({
      retreatId: dateChanges.toRetreatId,
      packageType: bookings.packageType,
      number: changeChoices.heldPlace,
    })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .where(isOfferedOn(retreatIds))
}

/** Returns the places that nobody has booked and nobody may book: offered ones, and those of cancellations that can still be undone. */
export function keptPlaces(db: Database | Transaction, retreatIds: string[]) {
  const undoable = db
    .select({
      retreatId: bookings.retreatId,
      packageType: bookings.packageType,
      number: sql<number | null>`(${bookings.beforeCancelling} ->> 'placeNumber')::int`,
    })
    .from(bookings)
    .where(and(isNotNull(bookings.beforeCancelling), inArray(bookings.retreatId, retreatIds)))
  return offeredPlaces(db, retreatIds).unionAll(undoable)
}

/** Number of confirmed bookings among those counted. */
const confirmedCount = sql<number>`count(*) filter (where ${bookings.status} = 'payment_confirmed')`
  .mapWith(Number)
  .as('confirmed')

/** Returns the availability of every published retreat, soonest first. Places that are offered, or that somebody who waits fits, are taken. */
export async function readAvailability(deps: Pick<Deps, 'db' | 'clock' | 'site'>): Promise<Availability> {
  const { db } = deps
  const now = deps.clock.now()
  const published = await db.select().from(retreats).where(isPublic).orderBy(asc(retreats.startsOn))
  if (published.length === 0) return {}
  const ids = published.map(({ id }) => id)
  // Read before the bookings, so that who takes an offer meanwhile is counted twice rather than not at all.
  const waiting = await waitingOn(db, ids)
  const held = await db
    .select({
      retreatId: bookings.retreatId,
      packageType: bookings.packageType,
      booked: count(),
      confirmed: confirmedCount,
    })
    .from(bookings)
    .where(and(isNotNull(bookings.placeNumber), inArray(bookings.retreatId, ids)))
    .groupBy(bookings.retreatId, bookings.packageType)
  const kept = await keptPlaces(db, ids)
  const bookedOn = (retreatId: string, packageType: PackageType) => {
    const isMeant = (row: { retreatId: string | null; packageType: PackageType | null }) =>
      row.retreatId === retreatId && row.packageType === packageType
    return (held.find(isMeant)?.booked ?? 0) + kept.filter(isMeant).length
  }
  const confirmedOn = (retreatId: string) =>
    held.reduce((sum, row) => (row.retreatId === retreatId ? sum + row.confirmed : sum), 0)
  return Object.fromEntries(
    published.map((retreat) => {
      const { onSale, gathering } = saleStateOf(deps, retreat, confirmedOn(retreat.id))
      const capacity = capacityOf(retreat)
      const freeOf = (packageType: PackageType) =>
        Math.max(0, capacity[packageType] - bookedOn(retreat.id, packageType))
      const free = { kiter: freeOf('kiter'), 'non-kiter': freeOf('non-kiter') }
      const entries = waiting.filter(({ retreatId }) => retreatId === retreat.id)
      const shared = sharePlaces({ free, entries, startsOn: retreat.startsOn, now }).onSale
      const takenOf = (packageType: PackageType) =>
        bookedOn(retreat.id, packageType) + free[packageType] - shared[packageType]
      const taken = { kiter: takenOf('kiter'), nonKiter: takenOf('non-kiter') }
      return [labelOf(retreat), { ...availabilityRecord(retreat, taken), onSale, gathering }]
    }),
  )
}

/** Returns the id of the retreat with this label, which forms send. Null if no published retreat has it. */
export async function retreatIdOfLabel({ db }: Deps, label: string): Promise<string | null> {
  const published = await db.select().from(retreats).where(isPublic)
  return published.find((retreat) => labelOf(retreat) === label.trim())?.id ?? null
}

/** Returns the id of the retreat with this label. Undefined if the field is missing, null if it is empty. */
export async function chosenRetreatId(
  deps: Deps,
  label: string | null | undefined,
): Promise<string | null | undefined> {
  if (label === undefined) return undefined
  return label ? retreatIdOfLabel(deps, label) : null
}
