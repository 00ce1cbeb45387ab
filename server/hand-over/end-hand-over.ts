import { and, inArray, lt, type SQL } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import type { Transaction } from '#server/db/connect.ts'
import { handOvers } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { removeMailsOfNamed } from '#server/mail/remove-texts.ts'
import type { HandOverRow } from '#server/store/hand-over-record.ts'

/** What a hand-over has become, and what is known of it from then on. */
type End = Pick<HandOverRow, 'state'> &
  Partial<Pick<HandOverRow, 'reason' | 'fromUserId' | 'fromName' | 'fromEmail'>>

/**
 * Ends these hand-overs at this instant, and gives them as they are then. That they were stays; who was named is forgotten, in the
 * outbox too, and an offer that has not gone out yet never does (decision 0170). A mail that is to stay is queued afterwards.
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

/** Ends what nobody has accepted by its last day. */
export async function endPastHandOvers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const past = and(inArray(handOvers.state, ['asked', 'open']), lt(handOvers.acceptBy, banjulDay(now)))
  await db.transaction((tx) => endHandOvers(tx, past, { end: { state: 'lapsed' }, now }))
}
