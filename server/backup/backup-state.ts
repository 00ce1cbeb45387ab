import { BACKUP_TOO_OLD_HOURS, type BackupState } from '#domain/site/backups.ts'
import { hoursAfter } from '#domain/base/dates.ts'
import type { Database } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import type { Clock } from '#server/process/clock.ts'
import { listBackups, type BackupFile } from './backup-files.ts'
import { isBeingMade, lastRuns } from './backup-runs.ts'

/**
 * Returns the state of the backups for the admin area and for alerts. The newest one comes from the database, because another server may
 * have made it and hold its file.
 */
export async function readBackupState({
  db,
  clock,
  env,
}: {
  db: Database
  clock: Clock
  env: Pick<Env, 'backup'>
}): Promise<BackupState> {
  const files = await listBackups(env.backup.folder)
  const { last, done } = await lastRuns(db)
  const written = done?.file && { name: done.file, madeAt: done.startedAt, bytes: done.bytes ?? 0 }
  const newest = newestOf(files[0], written || undefined)
  const running = await isBeingMade({ db, clock })
  const now = clock.now()
  return {
    asOf: now.toISOString(),
    standing: standingOf(newest, { files, now, isOff: env.backup.recipient === null }),
    running,
    newest: newest ? present(newest) : null,
    failed: running ? null : failureOf(last),
    files: files.map(present),
  }
}

function newestOf(one: BackupFile | undefined, other: BackupFile | undefined): BackupFile | undefined {
  if (!one || !other) return one ?? other
  return one.madeAt >= other.madeAt ? one : other
}

/** Returns whether the newest backup is recent, too old or missing. The doctor also calls it with only the folder's files. */
export function standingOf(
  newest: BackupFile | undefined,
  { files, now, isOff }: { files: readonly BackupFile[]; now: Date; isOff: boolean },
): BackupState['standing'] {
  if (isOff) return 'off'
  if (!newest) return 'none'
  if (hoursAfter(newest.madeAt, BACKUP_TOO_OLD_HOURS) < now) return 'old'
  return files.some(({ name }) => name === newest.name) ? 'fresh' : 'missing'
}

/** Returns the last attempt's failure. One recorded as running that is not running belongs to a server that died. */
function failureOf(last: Awaited<ReturnType<typeof lastRuns>>['last']): BackupState['failed'] {
  if (!last || last.state === 'done') return null
  return {
    at: (last.endedAt ?? last.startedAt).toISOString(),
    reason: last.state === 'running' ? 'The server stopped while it was made.' : last.reason,
  }
}

function present({ name, madeAt, bytes }: BackupFile): BackupState['files'][number] {
  return { name, madeAt: madeAt.toISOString(), bytes }
}
