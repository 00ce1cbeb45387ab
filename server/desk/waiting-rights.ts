import { daysBetween, type CalendarDay } from '#domain/dates.ts'
import type { AskedHandOver, OpenComplaint } from '#domain/desk-shapes.ts'
import { labelOf } from '#domain/retreats.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRow, RetreatRow } from '#server/store/booking-record.ts'
import { listUnansweredComplaints, presentComplaint } from '#server/store/complaint-record.ts'
import { listAskedHandOvers, presentHandOver } from '#server/store/hand-over-record.ts'

// What guests have asked for by the law of package travel, and the operator has to answer (decisions 0170 and 0171).

/** Complaints without an answer, the one that is due first before the others. */
export async function listOpenComplaints(db: Deps['db'], today: CalendarDay): Promise<OpenComplaint[]> {
  const rows = await listUnansweredComplaints(db)
  return rows.map(({ complaint: row, ...whose }) => {
    const complaint = presentComplaint(row)
    return { ...stayOf(whose), complaint, daysLeft: daysBetween(today, complaint.answerBy) }
  })
}

/** Guests who ask whether somebody else may come, oldest first. */
export async function listWaitingHandOvers(db: Deps['db'], now: Date): Promise<AskedHandOver[]> {
  const rows = await listAskedHandOvers(db, now)
  return rows.map(({ handOver, ...whose }) => ({ ...stayOf(whose), handOver: presentHandOver(handOver) }))
}

function stayOf({ booking, retreat }: { booking: BookingRow; retreat: RetreatRow | null }) {
  const { id: leadId, firstName, lastName } = booking
  return {
    leadId,
    name: [firstName, lastName].filter(Boolean).join(' '),
    retreatDate: retreat && labelOf(retreat),
  }
}
