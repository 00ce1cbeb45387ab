import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { Problem } from '#domain/contract/problem.ts'
import { isOffered, type WaitingOutcome } from '#domain/place/waiting-list.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { waitingEntries } from '#server/db/schema.ts'
import { isUuid, type RetreatRow } from './booking-record.ts'
import { findByToken, linkToken } from './link-token.ts'

export type WaitingRow = typeof waitingEntries.$inferSelect

/** Matches entries that are confirmed and have not ended. */
export const isWaiting = and(isNotNull(waitingEntries.confirmedAt), isNull(waitingEntries.endedAt))

/** Returns who waits for places on these retreats, by rank. */
export function waitingOn(db: Database | Transaction, retreatIds: string[]): Promise<WaitingRow[]> {
  return db
    .select()
    .from(waitingEntries)
    .where(and(inArray(waitingEntries.retreatId, retreatIds), isWaiting))
    .orderBy(asc(waitingEntries.confirmedAt), asc(waitingEntries.id))
}

export function waitingToken(deps: Pick<BaseDeps, 'env'>, { id, email }: WaitingRow): string {
  return linkToken(deps, 'waiting-list', { id, version: email })
}

/** Returns the entry of an emailed link; null once it has left, or for a forged link. */
export function findWaiting(
  deps: Pick<BaseDeps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<WaitingRow | null> {
  return findByToken(
    token,
    async (id) => {
      if (!isUuid(id)) return null
      const [found] = await db.select().from(waitingEntries).where(eq(waitingEntries.id, id))
      return found ?? null
    },
    (found) => waitingToken(deps, found),
  )
}

/**
 * Returns the entry whose offer, or news of free places, its guest takes on a date; null without a token. Requires the retreat's lock.
 * Problem: offer-over.
 */
export async function openOffer(
  tx: Transaction,
  { env, clock }: Pick<BaseDeps, 'env' | 'clock'>,
  token: string | undefined,
  retreat: RetreatRow,
): Promise<WaitingRow | null> {
  if (token === undefined) return null
  const entry = await findWaiting({ env }, tx, token)
  const isOpen =
    entry?.retreatId === retreat.id &&
    entry.endedAt === null &&
    (isOffered(entry, clock.now()) || entry.toldAt !== null)
  if (isOpen) return entry
  throw new Problem('offer-over', {
    detail: `We’re not holding a place on ${labelOf(retreat)} for you now. You can join the waiting list again, or choose another date.`,
    errors: [{ field: 'selectedDate', message: 'This offer is over. Please choose another date' }],
  })
}

/** Ends an entry. It is offered nothing more, and its places are free for others. */
export async function endWaiting(
  tx: Transaction,
  id: string,
  outcome: WaitingOutcome,
  now: Date,
): Promise<void> {
  await tx.update(waitingEntries).set({ outcome, endedAt: now }).where(eq(waitingEntries.id, id))
}
