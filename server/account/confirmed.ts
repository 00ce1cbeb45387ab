import { and, eq, gt } from 'drizzle-orm'
import { CONFIRMED_MINUTES } from '#domain/account/admin-limits.ts'
import { Problem } from '#domain/contract/problem.ts'
import { adminSessions } from '#server/db/tables/account-tables.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession } from './admin-gate.ts'

type ConfirmDeps = Pick<Deps, 'clock' | 'db'>

/** Remembers for some minutes that the operator has just given passkey or password again on this device. */
export async function confirmSession({ clock, db }: ConfirmDeps, { sessionId }: AdminSession): Promise<void> {
  await db.update(adminSessions).set({ confirmedAt: clock.now() }).where(eq(adminSessions.id, sessionId))
}

/**
 * Refuses what a stolen session must not do, such as another bank account, unless passkey or password were given again within the last
 * `CONFIRMED_MINUTES`. Signing in alone is not enough. Problem: confirm-yourself.
 */
export async function assertConfirmed(
  { clock, db }: ConfirmDeps,
  { sessionId }: AdminSession,
): Promise<void> {
  const since = new Date(clock.now().getTime() - CONFIRMED_MINUTES * 60_000)
  const isConfirmed = and(eq(adminSessions.id, sessionId), gt(adminSessions.confirmedAt, since))
  if ((await db.$count(adminSessions, isConfirmed)) === 0) throw new Problem('confirm-yourself')
}
