import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { Problem } from '#domain/contract/problem.ts'
import type { AdminSessionView } from '#domain/contract/settings-calls.ts'
import { passkeyChallenges } from '#server/db/schema.ts'
import { adminSessions, rateLimits, sessions, verifications } from '#server/db/tables/account-tables.ts'
import type { Deps } from '#server/deps.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { isOpen, type AdminSession } from './admin-gate.ts'

type SessionDeps = Pick<Deps, 'clock' | 'db' | 'env'>

/** Returns the devices signed in to the admin area, last used first. */
export async function listAdminSessions(deps: SessionDeps, asker: AdminSession): Promise<AdminSessionView[]> {
  const rows = await deps.db
    .select()
    .from(adminSessions)
    .where(isOpen(deps))
    .orderBy(desc(adminSessions.seenAt), desc(adminSessions.createdAt), adminSessions.id)
  return rows.map(({ id, device, createdAt, seenAt, expiresAt }) => ({
    id,
    device,
    since: createdAt.toISOString(),
    lastSeen: seenAt.toISOString(),
    until: expiresAt.toISOString(),
    current: id === asker.sessionId,
  }))
}

/** Signs one device out. Problem: not-found. */
export async function endAdminSession(deps: SessionDeps, sessionId: string, by: AdminSession): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(adminSessions)
      .where(and(eq(adminSessions.id, sessionId), isOpen(deps)))
      .returning({ device: adminSessions.device })
    if (!ended) throw new Problem('not-found')
    await recordHistory(tx, {
      at: deps.clock.now(),
      by,
      what: 'Device signed out of the admin',
      from: ended.device,
    })
  })
}

/**
 * Deletes expired sessions, reset links, challenges and counters, which keeps the tables small and no traces longer than needed. Admin
 * sessions and challenges expire by the product's clock, the others by real time.
 */
export async function removeExpired(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deps.db.delete(adminSessions).where(lt(adminSessions.expiresAt, deps.clock.now()))
  await deps.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, deps.clock.now()))
  await deps.db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await deps.db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
  await deps.db.delete(rateLimits).where(lt(rateLimits.expire, sql`now()`))
}
