import { addDays, banjulDay, hoursAfter, startOfBanjulDay } from '#domain/base/dates.ts'
import { Problem } from '#domain/contract/problem.ts'
import { BACKUP_HOUR } from '#domain/site/backups.ts'
import type { Deps } from '#server/deps.ts'
import { wasTriedSince } from './backup-state.ts'
import type { WithBackups } from './backups.ts'

/** Hours from a failed attempt to the next one. */
const TRY_AGAIN_HOURS = 1

/**
 * Starts the nightly backup, one over all servers: from three o'clock in Banjul, or as soon as a server runs after that. It is not awaited.
 * A failed one is retried every hour.
 */
export async function backUpNightly({ backups, clock, db, env }: Deps & WithBackups): Promise<void> {
  if (env.backup.recipient === null) return
  const now = clock.now()
  if (await wasTriedSince(db, { night: lastNight(now), lately: hoursAfter(now, -TRY_AGAIN_HOURS) })) return
  try {
    await backups.start()
  } catch (error) {
    // Another server is making it.
    if (!(error instanceof Problem && error.code === 'backup-running')) throw error
  }
}

/** Returns the latest time of the nightly backup before `now`. */
export function lastNight(now: Date): Date {
  const today = banjulDay(now)
  const night = hoursAfter(startOfBanjulDay(today), BACKUP_HOUR)
  return night <= now ? night : hoursAfter(startOfBanjulDay(addDays(today, -1)), BACKUP_HOUR)
}
