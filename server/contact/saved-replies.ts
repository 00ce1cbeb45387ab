import { asc, eq } from 'drizzle-orm'
import { Problem, wrongState } from '#domain/api/problem.ts'
import { MOST_SAVED_REPLIES, type SavedReply } from '#domain/mail/letter.ts'
import type { Database } from '#server/db/connect.ts'
import { savedReplies } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isBookingId } from '#server/store/booking-record.ts'

const { id, title, text } = savedReplies

/** Returns the operator's saved replies, by title. */
export async function listSavedReplies(db: Database): Promise<SavedReply[]> {
  return db.select({ id, title, text }).from(savedReplies).orderBy(asc(title), asc(id))
}

/** Saves a reply, or changes the one with its id. Problem: wrong-state if the maximum number is reached. */
export async function saveReply(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reply: SavedReply,
): Promise<SavedReply> {
  const others = (await listSavedReplies(db)).filter((each) => each.id !== reply.id)
  if (others.length >= MOST_SAVED_REPLIES) {
    throw wrongState(
      `There are ${MOST_SAVED_REPLIES} saved replies already. Delete one you no longer need first.`,
    )
  }
  const fields = { title: reply.title, text: reply.text, savedAt: clock.now() }
  await db
    .insert(savedReplies)
    .values({ id: reply.id, ...fields })
    .onConflictDoUpdate({ target: savedReplies.id, set: fields })
  return reply
}

/** Deletes a reply. Does nothing if it is already deleted. Problem: not-found for an invalid id. */
export async function removeReply(db: Database, replyId: string): Promise<void> {
  if (!isBookingId(replyId)) throw new Problem('not-found')
  await db.delete(savedReplies).where(eq(id, replyId))
}
