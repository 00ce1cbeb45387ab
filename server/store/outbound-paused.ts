import { desc, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { restores } from '#server/db/schema.ts'

/**
 * True while no restored backup is waiting to be activated. A restored copy runs beside its original or replaces it hours later, so
 * it must not email guests or move money by itself (decision 0132).
 */
export const isOutboundAllowed: SQL = sql`not exists (select from ${restores} where ${restores.activatedAt} is null)`

export async function isOutboundPaused(db: Database | Transaction): Promise<boolean> {
  return (await db.$count(restores, isNull(restores.activatedAt))) > 0
}

/** Returns when the backup of a paused instance was made. Null if the instance is not paused. */
export async function pausedSince(db: Database | Transaction): Promise<Date | null> {
  const [restored] = await db
    .select({ madeAt: restores.backupMadeAt })
    .from(restores)
    .where(isNull(restores.activatedAt))
    .orderBy(desc(restores.id))
    .limit(1)
  return restored?.madeAt ?? null
}

/** Ends the pause of a restored instance. Returns false if it was not paused. */
export async function activate(db: Database, now: Date): Promise<boolean> {
  const woken = await db
    .update(restores)
    .set({ activatedAt: now })
    .where(isNull(restores.activatedAt))
    .returning({ id: restores.id })
  return woken.length > 0
}
