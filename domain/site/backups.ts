import * as z from 'zod/mini'
import { banjulDay } from '#domain/base/dates.ts'

/** The hour, in Banjul, from which on the night's backup is made. */
export const BACKUP_HOUR = 3
/** Of so many days a finished backup is kept, the newest of each; an older one goes when a newer one has been verified. */
export const BACKUP_DAYS_KEPT = 14
/** Of the last of these days so many are, because updates and the operator make some too. */
const KEPT_OF_LAST_DAY = 14
/** A backup that is older than so many hours is too old: a night's was left out. */
export const BACKUP_TOO_OLD_HOURS = 36

/** Those that are kept of these, which come newest first. Many of one day take no other day's place. */
export function keptBackups<T extends { madeAt: Date }>(newestFirst: readonly T[]): T[] {
  const byDay = Map.groupBy(newestFirst, ({ madeAt }) => banjulDay(madeAt))
  return [...byDay.values()]
    .slice(0, BACKUP_DAYS_KEPT)
    .flatMap((files, day) => files.slice(0, day === 0 ? KEPT_OF_LAST_DAY : 1))
}

const backupFileSchema = z.object({
  name: z.string(),
  /** As of when the data in it is. */
  madeAt: z.iso.datetime(),
  bytes: z.int(),
})

/**
 * `off`: no key is set, so none is made. `none`: there is none yet. `fresh` and `old` tell of the newest one, and `missing` that the
 * file of the newest one is not in this server's folder any more, or never was.
 */
const BACKUP_STANDINGS = ['off', 'none', 'fresh', 'old', 'missing'] as const

export const backupStateSchema = z.object({
  /** When it was looked at, by the product's clock: what ages are counted up to. */
  asOf: z.iso.datetime(),
  standing: z.enum(BACKUP_STANDINGS),
  /** Whether one is being made now, by whichever server. */
  running: z.boolean(),
  /** The newest finished one, by whichever server; null before the first. */
  newest: z.nullable(backupFileSchema),
  /** The last attempt, where it failed and none has succeeded since. */
  failed: z.nullable(
    z.object({
      at: z.iso.datetime(),
      /** Null where only the log says it. */
      reason: z.nullable(z.string()),
    }),
  ),
  /** The finished ones in this server's folder, newest first: each can be downloaded. */
  files: z.array(backupFileSchema),
})
export type BackupState = z.output<typeof backupStateSchema>
