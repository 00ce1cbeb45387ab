import { lt, sql } from 'drizzle-orm'
import { passkeyChallenges } from '#server/db/schema.ts'
import { adminSessions, rateLimits, sessions, verifications } from '#server/db/tables/account-tables.ts'
import type { Deps } from '#server/deps.ts'

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
