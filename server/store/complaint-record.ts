import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import { complaintDeadlines } from '#domain/complaint/complaint-deadlines.ts'
import type { Complaint, AdminComplaint } from '#domain/contract/complaint-calls.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, complaints, mails, retreats } from '#server/db/schema.ts'

type ComplaintRow = typeof complaints.$inferSelect

/** Complaints that the operator has not answered. */
export const isUnansweredComplaint = isNull(complaints.answeredAt)

/** Returns the complaints about a booking, newest first; with `userId` only those of that guest, since a booking may have had several. */
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

/** Returns an account's complaints, oldest first; none without an account. */
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

/** Returns unanswered complaints, oldest first, with booking and retreat. */
export async function listUnansweredComplaints(db: Database) {
  return db
    .select({ complaint: complaints, booking: bookings, retreat: retreats })
    .from(complaints)
    .innerJoin(bookings, eq(bookings.id, complaints.bookingId))
    .leftJoin(retreats, eq(retreats.id, bookings.retreatId))
    .where(isUnansweredComplaint)
    .orderBy(asc(complaints.receivedAt), asc(complaints.id))
}

/** Returns a complaint as its guest and the operator see it. */
export function presentComplaint(row: ComplaintRow): Complaint {
  return {
    ...pick(row, ['id', 'text', 'answer']),
    receivedAt: row.receivedAt.toISOString(),
    acknowledgedAt: row.acknowledgedAt.toISOString(),
    ...complaintDeadlines(row.receivedAt),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

/** Returns the key that makes sure a complaint is confirmed by only one email. */
export function confirmationKey(complaintId: string): string {
  return `complaint-received:${complaintId}`
}

/** Returns complaints as the operator sees them, with the state of the email that confirms each. */
export async function presentForAdmin(
  db: Database,
  rows: readonly ComplaintRow[],
): Promise<AdminComplaint[]> {
  if (rows.length === 0) return []
  const keys = rows.map(({ id }) => confirmationKey(id))
  const written = await db
    .select({ key: mails.dedupeKey, state: mails.state })
    .from(mails)
    .where(inArray(mails.dedupeKey, keys))
  return rows.map((row) => ({
    ...presentComplaint(row),
    confirmation: written.find(({ key }) => key === confirmationKey(row.id))?.state ?? null,
  }))
}
