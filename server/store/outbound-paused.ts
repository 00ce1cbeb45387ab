import { desc, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { restores } from '#server/db/schema.ts'

/**
 * What holds while nothing was restored without being activated since: a restored copy stands beside the place that it was
 * made of, or takes its place hours later, and must not write to its guests or move their money by itself (decision 0132).
 */
export const isOutboundAllowed: SQL = sql`not exists (select from ${restores} where ${restores.activatedAt} is null)`

export async function isOutboundPaused(db: Database | Transaction): Promise<boolean> {
  return (await db.$count(restores, isNull(restores.activatedAt))) > 0
}

/** As of when the data of a restored, paused instance is; null where nothing is paused. */
export async function pausedSince(db: Database | Transaction): Promise<Date | null> {
  const [restored] = await db
    .select({ madeAt: restores.backupMadeAt })
    .from(restores)
    .where(isNull(restores.activatedAt))
    .orderBy(desc(restores.id))
    .limit(1)
  return restored?.madeAt ?? null
}

/** Lets a restored instance go live; false where it was live. */
export async function activate(db: Database, now: Date): Promise<boolean> {
  const woken = await db
    .update(restores)
    .set({ activatedAt: now })
    .where(isNull(restores.activatedAt))
    .returning({ id: restores.id })
  return woken.length > 0
}
