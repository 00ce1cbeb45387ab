import { BACKUP_HOUR } from '#domain/site/backups.ts'
import { addDays, banjulDay, hoursAfter, startOfBanjulDay } from '#domain/base/dates.ts'
import { Problem } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'
import { wasTriedSince } from './backup-runs.ts'

/** How long after an attempt that failed the next one is made. */
const TRY_AGAIN_HOURS = 1

/**
 * Makes the night's backup, once over all servers: from three in Banjul, or as soon as one runs again after that. It goes on
 * beside the sweep. One that fails is tried again every hour.
 */
export async function backUpNightly({ backups, clock, db, env }: Deps): Promise<void> {
  if (env.backup.recipient === null) return
  const now = clock.now()
  if (await wasTriedSince(db, { night: lastNight(now), lately: hoursAfter(now, -TRY_AGAIN_HOURS) })) return
  try {
    await backups.start()
  } catch (error) {
    // Another server is at it.
    if (!(error instanceof Problem && error.code === 'backup-running')) throw error
  }
}

/** The last time that it was the hour of the backup. */
export function lastNight(now: Date): Date {
  const today = banjulDay(now)
  const night = hoursAfter(startOfBanjulDay(today), BACKUP_HOUR)
  return night <= now ? night : hoursAfter(startOfBanjulDay(addDays(today, -1)), BACKUP_HOUR)
}
