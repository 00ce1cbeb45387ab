import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/booking/history.ts'
import { complaintDeadlines } from '#domain/complaint/complaint-deadlines.ts'
import type { User } from '#domain/contract/api-contract.ts'
import type { Complaint } from '#domain/contract/complaint-calls.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { changeBooking, ofGuest, readBooking } from '#server/change/change-booking.ts'
import { complaints, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { forGuest } from '#server/mail/mailed-booking.ts'
import type { QueuedMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { confirmationKey, listComplaints, presentComplaint } from '#server/store/complaint-record.ts'

type ComplaintDeps = Pick<Deps, 'clock' | 'db' | 'env' | 'log' | 'site'>

/** Returns a guest's complaints about a booking, newest first. Problem: not-found. */
export async function readComplaints(
  deps: Pick<Deps, 'db'>,
  { bookingId, userId }: { bookingId: string; userId: string },
): Promise<Complaint[]> {
  await readBooking(deps, ofGuest(bookingId, userId))
  return (await listComplaints(deps.db, { bookingId, userId })).map(presentComplaint)
}

/**
 * Stores a guest's complaint, confirms it by mail with the day of the answer, and tells the operator. The mail goes to the account's
 * address and does not repeat the text (decision 0012). Problems: not-found; wrong-state while an earlier one is unanswered.
 */
export async function complain(
  deps: ComplaintDeps,
  { bookingId, user, text }: { bookingId: string; user: User; text: string },
): Promise<Complaint> {
  return changeBooking(deps, ofGuest(bookingId, user.id), async (record, { tx, now }) => {
    if (record.booking.status === 'in_progress') {
      throw wrongState('Nothing is booked yet')
    }
    const [latest] = await listComplaints(tx, { bookingId, userId: user.id })
    if (latest?.answeredAt === null) {
      throw wrongState('We’re still working on your last complaint. If there’s more to say, write to us.')
    }
    const row = {
      id: randomUUID(),
      bookingId,
      userId: user.id,
      text,
      receivedAt: now,
      acknowledgedAt: now,
      answer: null,
      answeredAt: null,
    }
    const { answerBy } = complaintDeadlines(now)
    const toGuest: QueuedMail<'complaint-received'> = {
      template: 'complaint-received',
      to: user.email,
      ...(!user.emailVerified && { typed: 'not-sent' }),
      data: { ...forGuest(record, now), answerBy },
      dedupeKey: confirmationKey(row.id),
      bookingId,
    }
    const toOperator: QueuedMail<'operator-complaint'> = {
      template: 'operator-complaint',
      to: operatorAddress(deps),
      replyTo: user.email,
      data: { booking: forGuest(record, now).booking, name: user.firstName || user.email, text, answerBy },
      dedupeKey: `operator-complaint:${row.id}`,
      bookingId,
    }
    return {
      also: (write) => write.insert(complaints).values(row),
      history: [{ what: 'Complaint made' }],
      mails: [
        { is: 'complete', mail: toGuest },
        { is: 'complete', mail: toOperator },
      ],
      result: presentComplaint(row),
    }
  })
}

/** Mails and stores the operator's answer to a complaint, which is final. Problems: not-found, wrong-state. */
export async function answerComplaint(
  deps: ComplaintDeps,
  { complaintId, answer, by }: { complaintId: string; answer: string; by: Actor },
): Promise<Complaint> {
  const [open] = await deps.db.select().from(complaints).where(eq(complaints.id, complaintId))
  if (!open) throw new Problem('not-found')
  return changeBooking(deps, { id: open.bookingId, by }, async (record, { tx, now: at }) => {
    const [complaint] = await tx.select().from(complaints).where(eq(complaints.id, complaintId)).for('update')
    if (!complaint) throw new Problem('not-found')
    if (complaint.answeredAt !== null) {
      throw wrongState('This complaint already has an answer')
    }
    const [guest] = await tx.select().from(users).where(eq(users.id, complaint.userId))
    if (!guest) throw new Error('a complaint without its guest')
    const mail: QueuedMail<'complaint-answered'> = {
      template: 'complaint-answered',
      to: guest.email,
      data: { ...forGuest(record, at), answer, body: deps.site().packageTravel.complaints.body },
      dedupeKey: `complaint-answered:${complaintId}`,
      bookingId: record.booking.id,
    }
    const answered = { answer, answeredAt: at }
    return {
      also: (write) => write.update(complaints).set(answered).where(eq(complaints.id, complaintId)),
      history: [{ what: 'Complaint answered' }],
      mails: [{ is: 'complete', mail }],
      result: presentComplaint({ ...complaint, ...answered }),
    }
  })
}
