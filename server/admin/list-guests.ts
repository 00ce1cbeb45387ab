import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import {
  GUEST_GROUPS,
  type GuestGroup,
  type GuestList,
  type GuestListQuery,
  type GuestRow,
  type GuestSort,
} from '#domain/admin/guest-list.ts'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { reportedCents } from '#domain/payment/ledger.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { amountPaidOf, balanceDueOf, dueDayOf, totalOf } from '#server/store/booking-money.ts'
import { isUuid, loadBookings, type BookingRecord } from '#server/store/booking-record.ts'
import { whoComesWith } from '#server/store/group-record.ts'
import { balanceDueSql, nextDueOnSql, amountPaidSql, reportedSql, totalSql } from '#server/store/money-sql.ts'

/**
 * Returns a group's guests of retreats that are not over, or of one retreat, with the size of each group. Filtered, sorted, counted and
 * paged in the database; sorting by departure also sorts by last name.
 */
export async function listGuests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: GuestListQuery,
): Promise<GuestList> {
  const today = banjulDay(clock.now())
  const groups = recordOf(GUEST_GROUPS, (group) => and(IN_GROUP[group](today), isOn(query.retreat)))
  // One query for all counts, each a filter over the same rows.
  const [counted] = await db
    .select({
      ...recordOf(GUEST_GROUPS, (group) => sql<number>`(count(*) filter (where ${groups[group]}))::int`),
      drafts: sql<number>`(count(*) filter (where ${eq(bookings.status, 'in_progress')}))::int`,
    })
    .from(bookings)
    .leftJoin(retreats, eq(retreats.id, bookings.retreatId))
  const { drafts = 0, ...counts } = counted ?? {}
  const direction = query.descending === 'yes' ? desc : asc
  const ids = await db
    .select({ id: bookings.id })
    .from(bookings)
    .leftJoin(retreats, eq(retreats.id, bookings.retreatId))
    .where(groups[query.group])
    .orderBy(
      direction(SORTED_BY[query.sort]),
      retreats.startsOn,
      sql`lower(${bookings.lastName})`,
      bookings.id,
    )
    .limit(query.rows)
  const shown = ids.map(({ id }) => id)
  const records = await loadBookings(db, inArray(bookings.id, shown))
  const comesWith = await whoComesWith(db, records)
  return {
    guests: records
      .toSorted((one, other) => shown.indexOf(one.booking.id) - shown.indexOf(other.booking.id))
      .map((record) => rowOf(record, comesWith(record.booking))),
    total: counted?.[query.group] ?? 0,
    counts: { ...recordOf(GUEST_GROUPS, () => 0), ...counts },
    drafts,
    retreats: await listRetreats(db, today),
  }
}

const isHeld = isNotNull(bookings.placeNumber)
const isNotReported = lte(reportedSql, 0)

function isComing(today: CalendarDay): SQL {
  return gte(retreats.endsOn, today)
}

/** Must agree with domain/admin/guest-state.ts, which decides the same for one booking. */
const IN_GROUP: Record<GuestGroup, (today: CalendarDay) => SQL | undefined> = {
  all: (today) => and(isHeld, isComing(today)),
  held: (today) => and(eq(bookings.status, 'booking_submitted'), isComing(today), isNotReported),
  cancelled: (today) =>
    and(or(eq(bookings.status, 'cancelled'), eq(bookings.status, 'expired')), isComing(today)),
  past: (today) => and(isHeld, lt(retreats.endsOn, today)),
}

const SORTED_BY: Record<GuestSort, SQL> = {
  date: sql`${retreats.startsOn}`,
  name: sql`lower(coalesce(${bookings.firstName}, '') || ' ' || coalesce(${bookings.lastName}, ''))`,
  price: totalSql,
  received: amountPaidSql,
  due: balanceDueSql,
  by: nextDueOnSql,
}

function isOn(retreatId: string | undefined): SQL | undefined {
  if (!retreatId) return undefined
  return isUuid(retreatId) ? eq(bookings.retreatId, retreatId) : sql`false`
}

async function listRetreats(db: Deps['db'], today: CalendarDay): Promise<GuestList['retreats']> {
  const rows = await db
    .select()
    .from(retreats)
    .where(and(isComing(today), not(retreats.isTest)))
    .orderBy(asc(retreats.startsOn), asc(retreats.id))
  return rows.map((retreat) => ({ id: retreat.id, label: labelOf(retreat) }))
}

function rowOf(record: BookingRecord, comesWith: string[]): GuestRow {
  const { booking, retreat, payments } = record
  return {
    leadId: booking.id,
    name: fullName(booking),
    comesWith,
    retreatDate: retreat && labelOf(retreat),
    packageType: booking.packageType,
    room: booking.selectedRoom,
    status: booking.status,
    price: eurosFromCents(totalOf(record)),
    received: eurosFromCents(amountPaidOf(record)),
    reported: eurosFromCents(reportedCents(payments)),
    due: eurosFromCents(balanceDueOf(record)),
    dueOn: dueDayOf(record),
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
  }
}
