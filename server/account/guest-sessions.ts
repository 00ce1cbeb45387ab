import { and, desc, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import { UNKNOWN_DEVICE } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { GuestSession } from '#domain/contract/session-calls.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import { sessions } from '#server/db/tables/account-tables.ts'

/** A guest and the session that they ask with. */
interface Asker {
  userId: string
  sessionId: string | null
}

/** Returns the devices on which a guest is signed in, last seen first. */
export async function listSessions(
  { db }: Pick<BaseDeps, 'db'>,
  { userId, sessionId }: Asker,
): Promise<GuestSession[]> {
  const rows = await db.select().from(sessions).where(isOpenOf(userId)).orderBy(desc(sessions.updatedAt))
  return rows.map(({ id, userAgent, updatedAt }) => ({
    id,
    device: userAgent || UNKNOWN_DEVICE,
    lastSeen: updatedAt.toISOString(),
    current: id === sessionId,
  }))
}

/** Signs the guest out on every other device. */
export async function endOtherSessions(
  { db, log }: Pick<BaseDeps, 'db' | 'log'>,
  { userId, sessionId }: Asker,
): Promise<void> {
  await db.delete(sessions).where(and(isOpenOf(userId), ne(sessions.id, sessionId ?? '')))
  log.info({ event: 'sessions-ended', userId }, 'a guest signed out on all other devices')
}

/** Signs the guest out on one device. Problem: not-found. */
export async function endSession(
  { db, log }: Pick<BaseDeps, 'db' | 'log'>,
  { userId }: Asker,
  id: string,
): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(isOpenOf(userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new Problem('not-found')
  log.info({ event: 'sessions-ended', userId }, 'a guest signed out on a device')
}

/** True for the guest's sessions that have not expired, by real time (auth.ts). */
function isOpenOf(userId: string): SQL | undefined {
  return and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`))
}
