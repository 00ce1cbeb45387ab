import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import type { AskedHandOver, OpenChange, OpenComplaint } from '#domain/admin/admin-shapes.ts'
import { fullName } from '#domain/booking/full-name.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { bookings, changeChoices, dateChanges, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRow, RetreatRow } from '#server/store/booking-record.ts'
import { listUnansweredComplaints, presentForAdmin } from '#server/store/complaint-record.ts'
import { lastDaySql, waitsForChoice } from '#server/store/date-change-record.ts'
import { listAskedHandOvers, presentHandOver } from '#server/store/hand-over-record.ts'

// Guests' requests under package travel law that the operator has to answer (decision 0170).

/** Returns unanswered complaints, the earliest deadline first. */
export async function listOpenComplaints(db: Deps['db'], today: CalendarDay): Promise<OpenComplaint[]> {
  const rows = await listUnansweredComplaints(db)
  const presented = await presentForAdmin(
    db,
    rows.map(({ complaint }) => complaint),
  )
  return rows.flatMap((whose, index) => {
    const complaint = presented[index]
    if (!complaint) return []
    return [{ ...stayOf(whose), complaint, daysLeft: daysBetween(today, complaint.answerBy) }]
  })
}

/** Returns hand-over requests that wait for the operator, oldest first. */
export async function listWaitingHandOvers(db: Deps['db'], now: Date): Promise<AskedHandOver[]> {
  const rows = await listAskedHandOvers(db, now)
  return rows.map(({ handOver, ...whose }) => ({ ...stayOf(whose), handOver: presentHandOver(handOver) }))
}

/** Returns changes that guests still have to choose on, the earliest deadline first (decision 0172). */
export async function listOpenChanges(db: Deps['db']): Promise<OpenChange[]> {
  const waiting = await db
    .select({ changeId: changeChoices.changeId, lastDay: lastDaySql, booking: bookings })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .innerJoin(bookings, eq(bookings.id, changeChoices.bookingId))
    .where(waitsForChoice)
    .orderBy(asc(bookings.firstName), asc(bookings.id))
  if (waiting.length === 0) return []
  const rows = await db
    .select({ change: dateChanges, retreat: retreats, answered: count(changeChoices.bookingId) })
    .from(dateChanges)
    .innerJoin(retreats, eq(retreats.id, dateChanges.retreatId))
    .leftJoin(
      changeChoices,
      and(eq(changeChoices.changeId, dateChanges.id), inArray(changeChoices.state, ['accepted', 'left'])),
    )
    .where(
      inArray(
        dateChanges.id,
        waiting.map(({ changeId }) => changeId),
      ),
    )
    .groupBy(dateChanges.id, retreats.id)
    .orderBy(dateChanges.chooseBy, dateChanges.id)
  return rows.flatMap(({ change: { id, kind }, retreat, answered }) => {
    const open = waiting.filter(({ changeId }) => changeId === id)
    // Every guest who is asked has a last day.
    const chooseBy = open
      .flatMap(({ lastDay }) => lastDay ?? [])
      .toSorted()
      .at(-1)
    if (chooseBy === undefined) return []
    return [
      {
        id,
        retreatId: retreat.id,
        label: labelOf(retreat),
        kind,
        waiting: open.map(({ booking }) => ({
          leadId: booking.id,
          name: fullName(booking),
          phone: booking.phone,
        })),
        answered,
        asked: answered + open.length,
        chooseBy,
      },
    ]
  })
}

function stayOf({ booking, retreat }: { booking: BookingRow; retreat: RetreatRow | null }) {
  return { leadId: booking.id, name: fullName(booking), retreatDate: retreat && labelOf(retreat) }
}
