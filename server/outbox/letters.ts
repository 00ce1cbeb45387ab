import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { isUndoOver, UNDO_SECONDS, undoUntil } from '#domain/base/undo-time.ts'
import type { Actor } from '#domain/booking/history.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import type { Letter, WaitingLetter } from '#domain/mail/letter.ts'
import { underLocks, type ChangeDeps } from '#server/change/under-locks.ts'
import { contacts, mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recordHistory } from '#server/store/record-history.ts'

/** Returns a letter that the operator has just written; its emails wait until it can no longer be undone. */
export function newLetter(
  now: Date,
  written: Pick<Letter, 'about' | 'aboutId' | 'text'> & Partial<Letter>,
): Letter {
  return {
    subject: '',
    payLink: false,
    tickedOffAt: null,
    ...written,
    id: randomUUID(),
    undoUntil: undoUntil(now).toISOString(),
  }
}

/** Returns the letters that can still be undone, newest first. */
export async function listWaitingLetters({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<WaitingLetter[]> {
  const now = clock.now()
  const isYoung = gt(mails.createdAt, new Date(now.getTime() - UNDO_SECONDS * 1_000))
  const rows = await db
    .select()
    .from(mails)
    .where(and(isNotNull(mails.letter), isYoung))
    .orderBy(desc(mails.createdAt), mails.id)
  const waiting = rows.flatMap(({ letter, ...row }) =>
    letter && row.attempts === 0 && !isUndoOver(new Date(letter.undoUntil), now) ? [{ letter, row }] : [],
  )
  return [...Map.groupBy(waiting, ({ letter }) => letter.id).values()].flatMap((sameLetter) => {
    const [first] = sameLetter
    if (!first) return []
    const { tickedOffAt: _, ...letter } = first.letter
    return [{ ...letter, to: first.row.recipient, emails: sameLetter.length }]
  })
}

/**
 * Undoes a letter within its 15 seconds: its emails leave the outbox unsent, and the message it answers gets its earlier state back.
 * Problems: not-found, also if it was already undone; wrong-state if it is too late.
 */
export async function undoLetter(
  deps: ChangeDeps,
  { letterId, by }: { letterId: string; by: Actor },
): Promise<void> {
  const isOfLetter = and(isNotNull(mails.letter), eq(sql`${mails.letter} ->> 'id'`, letterId))
  const found = await deps.db.select({ bookingId: mails.bookingId }).from(mails).where(isOfLetter)
  const ids = found.flatMap(({ bookingId }) => bookingId ?? [])
  // Locks bookings before their mails, and mails before the message, as everywhere.
  await underLocks(deps, { by, ids }, async ({ tx, now }) => {
    const rows = await tx.select().from(mails).where(isOfLetter).for('update')
    const letter = rows.at(0)?.letter
    if (!letter) {
      throw new Problem('not-found', {
        detail: 'There’s no email left to undo: it was undone before, or erased with the guest’s data.',
      })
    }
    if (isUndoOver(new Date(letter.undoUntil), now) || rows.some(({ attempts }) => attempts > 0)) {
      throw wrongState(`Too late to undo: an email is sent after ${UNDO_SECONDS} seconds.`)
    }
    await tx.delete(mails).where(isOfLetter)
    if (letter.about === 'message') {
      const answeredAt = letter.tickedOffAt === null ? null : new Date(letter.tickedOffAt)
      await tx.update(contacts).set({ answer: null, answeredAt }).where(eq(contacts.id, letter.aboutId))
    }
    await recordHistory(
      tx,
      ...rows.map(({ subject, bookingId }) => ({
        at: now,
        by,
        what: 'Email undone before it was sent',
        to: `“${subject}”`,
        ...(bookingId !== null && { bookingId }),
      })),
    )
  })
}
