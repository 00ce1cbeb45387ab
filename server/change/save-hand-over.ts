import { and, inArray, lt } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import type { Transaction } from '#server/db/connect.ts'
import { handOvers } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { removeMailsOfNamed } from '#server/mail/remove-texts.ts'
import { endedHandOver, type HandOverRow } from '#server/store/hand-over-record.ts'

/**
 * Saves a hand-over, new or changed. Of one that has ended, the named person is removed from the outbox too, and an unsent offer is never
 * sent (decision 0170).
 */
export async function saveHandOver(tx: Transaction, handOver: HandOverRow): Promise<void> {
  await tx.insert(handOvers).values(handOver).onConflictDoUpdate({ target: handOvers.id, set: handOver })
  if (handOver.endedAt !== null) await removeMailsOfNamed(tx, [handOver.bookingId])
}

/** Ends hand-overs that nobody accepted by their last day. */
export async function endPastHandOvers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const isPast = and(inArray(handOvers.state, ['asked', 'open']), lt(handOvers.acceptBy, banjulDay(now)))
  await db.transaction(async (tx) => {
    const past = await tx.select().from(handOvers).where(isPast).for('update')
    for (const handOver of past) await saveHandOver(tx, endedHandOver(handOver, { state: 'lapsed' }, now))
  })
}
