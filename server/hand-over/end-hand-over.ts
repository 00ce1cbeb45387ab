import { and, inArray, lt, type SQL } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import type { Transaction } from '#server/db/connect.ts'
import { handOvers } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { removeMailsOfNamed } from '#server/mail/remove-texts.ts'
import type { HandOverRow } from '#server/store/hand-over-record.ts'

/** The final state of a hand-over, with what is kept about it. */
type End = Pick<HandOverRow, 'state'> &
  Partial<Pick<HandOverRow, 'reason' | 'fromUserId' | 'fromName' | 'fromEmail'>>

/**
 * Ends hand-overs now and returns them. The record stays, but the named person is removed, also from the outbox, and an unsent
 * offer is never sent. Queue an email that should remain after calling this (decision 0170).
 */
export async function endHandOvers(
  tx: Transaction,
  which: SQL | undefined,
  { end, now }: { end: End; now: Date },
): Promise<HandOverRow[]> {
  const ended = await tx
    .update(handOvers)
    .set({ ...end, endedAt: now, toName: null, toEmail: null })
    .where(which)
    .returning()
  await removeMailsOfNamed(
    tx,
    ended.map(({ bookingId }) => bookingId),
  )
  return ended
}

/** Ends hand-overs that nobody accepted by their last day. */
export async function endPastHandOvers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const past = and(inArray(handOvers.state, ['asked', 'open']), lt(handOvers.acceptBy, banjulDay(now)))
  await db.transaction((tx) => endHandOvers(tx, past, { end: { state: 'lapsed' }, now }))
}
