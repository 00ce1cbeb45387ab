import { and, asc, eq, exists, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents, type Cents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { owedGroup } from '#domain/payment/owed.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { isOffered, placesNeeded } from '#domain/place/waiting-list.ts'
import { labelOf, minimumOf, type PackageType } from '#domain/retreat/retreats.ts'
import { RETREAT_RULE } from '#domain/terms/cancellation-terms.ts'
import { owedOfRecord } from '#server/booking/for-operator/list-owed.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, payments, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { amountPaidOf, balanceDueOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { hasOpenMove, keptPlaces, saleStateOf } from '#server/store/places.ts'
import { waitingOn, type WaitingRow } from '#server/store/waiting-entries.ts'

type ViewDeps = Pick<Deps, 'clock' | 'site'>

/** Returns every retreat with its places and money, by first day. A cancelled one is listed beside the one that took its days. */
export async function listRetreats(deps: ViewDeps & Pick<Deps, 'db'>): Promise<RetreatView[]> {
  const { db } = deps
  const rows = await db
    .select()
    .from(retreats)
    .where(not(retreats.isTest))
    .orderBy(asc(retreats.startsOn), asc(retreats.id))
  return viewsOf(db, deps, rows)
}

/** Returns one retreat, as the transaction's changes leave it. */
export async function viewOfRetreat(
  db: Database | Transaction,
  deps: ViewDeps,
  retreat: RetreatRow,
): Promise<RetreatView> {
  const [view] = await viewsOf(db, deps, [retreat])
  if (!view) throw new Error('a retreat has no view')
  return view
}

async function viewsOf(
  db: Database | Transaction,
  deps: ViewDeps,
  rows: readonly RetreatRow[],
): Promise<RetreatView[]> {
  if (rows.length === 0) return []
  const now = deps.clock.now()
  const ids = rows.map(({ id }) => id)
  const records = await loadBookings(db, and(inArray(bookings.retreatId, ids), matters(db)))
  const kept = await keptPlaces(db, ids)
  const listed = await waitingOn(db, ids)
  const choosing = await db
    .select({ id: bookings.id, retreatId: bookings.retreatId })
    .from(bookings)
    .where(and(inArray(bookings.retreatId, ids), hasOpenMove))
  const choosingIds = new Set(choosing.map(({ id }) => id))
  const byRetreat = Map.groupBy(records, ({ booking }) => booking.retreatId)
  return rows.map((retreat) => {
    const own = byRetreat.get(retreat.id) ?? []
    const held = own.filter(({ booking }) => holdsPlace(booking.status))
    const confirmed = held.filter(({ booking }) => booking.status === 'payment_confirmed')
    const keptHere = kept.filter(({ retreatId }) => retreatId === retreat.id)
    const waiting = choosing.filter(({ retreatId }) => retreatId === retreat.id).length
    const entries = listed.filter(({ retreatId }) => retreatId === retreat.id)
    const offered = entries.filter((entry) => isOffered(entry, now))
    const { closedBy, gathering } = saleStateOf(deps, retreat, confirmed.length)
    // Who has yet to choose other days cannot pay.
    const payable = held.filter(({ booking }) => !choosingIds.has(booking.id))
    return {
      ...pick(retreat, ['id', 'startsOn', 'endsOn', 'placesKiter', 'placesNonKiter']),
      ...pick(retreat, [
        'status',
        'minimumGuests',
        'keptOpen',
        'waitingListPaused',
        'photosUrl',
        'photosUntil',
      ]),
      minimum: minimumOf(retreat, deps.site().saleRules.minimum).guests,
      label: labelOf(retreat),
      closedBy,
      runs: gathering === null,
      waiting: entries.length,
      kiters: takenBy('kiter', { held, kept: keptHere, offered }),
      nonKiters: takenBy('non-kiter', { held, kept: keptHere, offered }),
      received: sumInEuros(own, amountPaidOf),
      due: sumInEuros(held, balanceDueOf),
      overdue: sumInEuros(payable, (record) => overdueCents(record, now)),
      cancellation: cancellationOf(retreat, own, { left: held.length, choosing: waiting }),
    }
  })
}

/** Matches the bookings that count in a retreat's figures: with a place, with a row in the ledger, or ended by its cancellation. */
function matters(db: Database | Transaction) {
  const moved = db
    .select({ one: sql`1` })
    .from(payments)
    .where(eq(payments.bookingId, bookings.id))
  return or(isNotNull(bookings.placeNumber), eq(bookings.cancellationRule, RETREAT_RULE), exists(moved))
}

/** Returns what a booking owes in the group `overdue`, in cents. */
function overdueCents(record: BookingRecord, now: Date): Cents {
  const owed = owedOfRecord(record, now)
  return owed && owedGroup(owed, banjulDay(now)) === 'overdue' ? owed.amountCents : 0
}

/** Places that are kept for somebody, or offered to who waits, are taken. */
function takenBy(
  packageType: PackageType,
  {
    held,
    kept,
    offered,
  }: {
    held: readonly BookingRecord[]
    kept: Awaited<ReturnType<typeof keptPlaces>>
    offered: readonly WaitingRow[]
  },
) {
  const all = held.filter(({ booking }) => booking.packageType === packageType)
  const confirmed = all.filter(({ booking }) => booking.status === 'payment_confirmed').length
  const keptOnes = kept.filter((each) => each.packageType === packageType).length
  const offers = offered.reduce((sum, entry) => sum + placesNeeded(entry)[packageType], 0)
  return { confirmed, held: all.length - confirmed + keptOnes + offers }
}

function sumInEuros(records: readonly BookingRecord[], centsOf: (record: BookingRecord) => Cents): number {
  return eurosFromCents(records.reduce((sum, record) => sum + centsOf(record), 0))
}

function cancellationOf(
  { cancelledAt }: RetreatRow,
  records: readonly BookingRecord[],
  { left, choosing }: { left: number; choosing: number },
): RetreatView['cancellation'] {
  if (cancelledAt === null) return null
  const done = records.filter(({ booking }) => booking.cancellationRule === RETREAT_RULE).length
  return { at: cancelledAt.toISOString(), done, total: done + left, choosing }
}
