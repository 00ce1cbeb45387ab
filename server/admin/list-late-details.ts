import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { detailsDueOn, openDetails } from '#domain/booking/traveller.ts'
import type { LateDetails } from '#domain/contract/admin-shapes.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { DETAILS_DUE_DAYS_BEFORE } from '#domain/terms/deadlines.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Returns the groups of which somebody has not filled in everything by the day on which it was due, until the retreat begins, soonest first. */
export async function listLateDetails({ db }: Pick<Deps, 'db'>, today: CalendarDay): Promise<LateDetails[]> {
  const rows = await db
    .select({ booking: bookings, retreat: retreats })
    .from(bookings)
    .innerJoin(retreats, eq(retreats.id, bookings.retreatId))
    .where(
      and(
        isNotNull(bookings.groupId),
        isNotNull(bookings.placeNumber),
        gt(retreats.startsOn, today),
        lt(retreats.startsOn, addDays(today, DETAILS_DUE_DAYS_BEFORE)),
      ),
    )
    .orderBy(asc(retreats.startsOn), asc(bookings.groupId), asc(bookings.groupNumber))
  const late = rows.filter(({ booking }) => openDetails(booking).length > 0)
  const groups = Map.groupBy(late, ({ booking, retreat }) => `${booking.groupId} ${retreat.id}`)
  return [...groups.values()].flatMap((all) => {
    const [first] = all
    if (!first?.booking.groupId) return []
    return [
      {
        groupId: first.booking.groupId,
        label: labelOf(first.retreat),
        dueOn: detailsDueOn(first.retreat.startsOn),
        guests: all.map(({ booking }) => ({ leadId: booking.id, name: fullName(booking) })),
      },
    ]
  })
}
