import * as z from 'zod/mini'
import { banjulDay } from '#domain/base/dates.ts'

/** The hour in Banjul from which the nightly backup is made. */
export const BACKUP_HOUR = 3
/** The number of days of which the newest finished backup is kept. An older one is deleted once a newer one is verified. */
export const BACKUP_DAYS_KEPT = 14
/** The number of backups kept of the last day, because updates and the operator make some too. */
const KEPT_OF_LAST_DAY = 14
/** Hours from which the newest backup counts as too old, because a nightly one is missing. */
export const BACKUP_TOO_OLD_HOURS = 36

/** Returns the backups to keep, given newest first. Many backups of one day replace none of another day. */
export function keptBackups<T extends { madeAt: Date }>(newestFirst: readonly T[]): T[] {
  const byDay = Map.groupBy(newestFirst, ({ madeAt }) => banjulDay(madeAt))
  return [...byDay.values()]
    .slice(0, BACKUP_DAYS_KEPT)
    .flatMap((files, day) => files.slice(0, day === 0 ? KEPT_OF_LAST_DAY : 1))
}

/** `off`: no backups are made because no key is set. `none`: there is none yet. `fresh` and `old` are about the newest one. */
const BACKUP_STANDINGS = ['off', 'none', 'fresh', 'old'] as const

export const backupStateSchema = z.object({
  standing: z.enum(BACKUP_STANDINGS),
  /** Whether a backup is being made now, by any server. */
  running: z.boolean(),
  /** The newest finished backup, by any server; null before the first. */
  newest: z.nullable(
    z.object({
      name: z.string(),
      /** The instant of the data in the backup. */
      madeAt: z.iso.datetime(),
      bytes: z.int(),
    }),
  ),
  /** The last attempt if it failed and none has succeeded since; null otherwise. */
  failed: z.nullable(
    z.object({
      at: z.iso.datetime(),
      /** Null if only the log has the reason. */
      reason: z.nullable(z.string()),
    }),
  ),
})
export type BackupState = z.output<typeof backupStateSchema>
