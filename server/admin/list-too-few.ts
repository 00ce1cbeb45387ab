import { and, asc, between, eq, isNotNull, ne, not, sql } from 'drizzle-orm'
import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import type { TooFewGuests } from '#domain/contract/admin-shapes.ts'
import { labelOf, minimumOf } from '#domain/retreat/retreats.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { hasOpenMove } from '#server/store/places.ts'

/** Days before the deadline for telling guests from which a date is listed. */
const LISTED_DAYS = 14

/**
 * Returns the dates with fewer confirmed guests than they need whose deadline is near: guests have ordered the promise to be told by then
 * if a date does not run.
 */
export async function listTooFew(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  today: CalendarDay,
): Promise<TooFewGuests[]> {
  const usual = site().saleRules.minimum
  const first = addDays(today, usual.decidedDaysBefore)
  const rows = await db
    .select({
      retreat: retreats,
      confirmed: sql<number>`(count(*) filter (where ${bookings.status} = 'payment_confirmed'))::int`,
    })
    .from(retreats)
    .innerJoin(bookings, eq(bookings.retreatId, retreats.id))
    .where(
      and(
        between(retreats.startsOn, first, addDays(first, LISTED_DAYS)),
        ne(retreats.status, 'cancelled'),
        isNotNull(bookings.placeNumber),
        eq(bookings.isExample, false),
        not(hasOpenMove),
      ),
    )
    .groupBy(retreats.id)
    .orderBy(asc(retreats.startsOn), asc(retreats.id))
  return rows.flatMap(({ retreat, confirmed }) => {
    const { guests: minimum, decidedBy: decideBy } = minimumOf(retreat, usual)
    return confirmed < minimum
      ? [{ retreatId: retreat.id, label: labelOf(retreat), confirmed, minimum, decideBy }]
      : []
  })
}
