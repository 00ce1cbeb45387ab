import { eq, asc } from 'drizzle-orm'
import type { Actor } from '#domain/booking/history.ts'
import type { ContactMessage } from '#domain/contract/api-contract.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { fillFirstName, MOST_SAVED_REPLIES, type SavedReply } from '#domain/mail/letter.ts'
import type { Database } from '#server/db/connect.ts'
import { contacts, savedReplies } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { contactDedupeKey } from '#server/mail/remove-texts.ts'
import { newLetter } from '#server/outbox/letters.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { presentContact } from './list-contacts.ts'

/**
 * Answers a message of the contact form: mails it to the sender, with the operator's address for replies, and stores it. It can be undone
 * for 15 seconds (mail/letters.ts); the same answer again, as by a second click, sends nothing. Problems: not-found, wrong-state.
 */
export async function sendAnswer(
  deps: Pick<Deps, 'clock' | 'db' | 'env' | 'log' | 'site'>,
  { contactId, text, by }: { contactId: string; text: string; by: Actor },
): Promise<ContactMessage> {
  return deps.db.transaction(async (tx) => {
    const [contact] = await tx.select().from(contacts).where(eq(contacts.id, contactId)).for('update')
    if (!contact) throw new Problem('not-found')
    const answer = fillFirstName(text, greetingName(contact.firstName))
    if (contact.answer === answer) return presentContact(deps, contact)
    if (contact.answer !== null) {
      throw wrongState('You’ve already answered this message. Replies come to your mailbox: continue there.')
    }
    const at = deps.clock.now()
    const answeredAt = contact.answeredAt ?? at
    await tx.update(contacts).set({ answer, answeredAt }).where(eq(contacts.id, contactId))
    await recordHistory(tx, { at, by, what: 'A message was answered' })
    await queueMail(tx, deps, {
      template: 'contact-answered',
      to: contact.email,
      data: { answer, message: contact.message },
      dedupeKey: contactDedupeKey('contact-answered', contactId),
      letter: newLetter(at, {
        about: 'message',
        aboutId: contactId,
        text,
        tickedOffAt: contact.answeredAt?.toISOString() ?? null,
      }),
    })
    return presentContact(deps, { ...contact, answer, answeredAt })
  })
}

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

/** Deletes a reply. Does nothing if it is already deleted. */
export async function removeReply(db: Database, replyId: string): Promise<void> {
  await db.delete(savedReplies).where(eq(id, replyId))
}
