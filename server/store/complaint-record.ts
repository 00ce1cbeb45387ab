import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Complaint, AdminComplaint } from '#domain/complaint/complaint-calls.ts'
import { complaintDeadlines } from '#domain/complaint/complaint-deadlines.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, complaints, mails, retreats } from '#server/db/schema.ts'

type ComplaintRow = typeof complaints.$inferSelect

/** Those that the operator has not answered. */
export const isUnansweredComplaint = isNull(complaints.answeredAt)

/** What was complained of about a booking, newest first; of one guest alone where the booking has had others. */
export async function listComplaints(
  db: Database | Transaction,
  { bookingId, userId }: { bookingId: string; userId?: string },
): Promise<ComplaintRow[]> {
  return db
    .select()
    .from(complaints)
    .where(
      and(
        eq(complaints.bookingId, bookingId),
        userId === undefined ? undefined : eq(complaints.userId, userId),
      ),
    )
    .orderBy(desc(complaints.receivedAt), desc(complaints.id))
}

/** What an account has complained of, oldest first; nothing for nobody's. */
export async function complaintsBy(
  db: Database | Transaction,
  userId: string | null,
): Promise<ComplaintRow[]> {
  if (userId === null) return []
  return db
    .select()
    .from(complaints)
    .where(eq(complaints.userId, userId))
    .orderBy(asc(complaints.receivedAt), asc(complaints.id))
}

/** What waits for an answer, oldest first, with whose stay it is about. */
export async function listUnansweredComplaints(db: Database) {
  return db
    .select({ complaint: complaints, booking: bookings, retreat: retreats })
    .from(complaints)
    .innerJoin(bookings, eq(bookings.id, complaints.bookingId))
    .leftJoin(retreats, eq(retreats.id, bookings.retreatId))
    .where(isUnansweredComplaint)
    .orderBy(asc(complaints.receivedAt), asc(complaints.id))
}

/** A complaint as its guest and the operator see it. */
export function presentComplaint(row: ComplaintRow): Complaint {
  return {
    id: row.id,
    text: row.text,
    receivedAt: row.receivedAt.toISOString(),
    acknowledgedAt: row.acknowledgedAt.toISOString(),
    ...complaintDeadlines(row.receivedAt),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answer: row.answer,
  }
}

/** The occasion of the mail that confirms a complaint: it is written once. */
export function confirmationKey(complaintId: string): string {
  return `complaint-received:${complaintId}`
}

/** Complaints as the operator sees them: with what has become of the mail that confirms each. */
export async function presentForAdmin(
  db: Database,
  rows: readonly ComplaintRow[],
): Promise<AdminComplaint[]> {
  if (rows.length === 0) return []
  const written = await db
    .select({ key: mails.dedupeKey, state: mails.state })
    .from(mails)
    .where(
      inArray(
        mails.dedupeKey,
        rows.map(({ id }) => confirmationKey(id)),
      ),
    )
  return rows.map((row) => ({
    ...presentComplaint(row),
    confirmation: written.find(({ key }) => key === confirmationKey(row.id))?.state ?? null,
  }))
}
