import { and, asc, desc, eq, gt, gte, notInArray } from 'drizzle-orm'
import { hoursAfter } from '#domain/base/dates.ts'
import { BACKUP_TOO_OLD_HOURS, type BackupState } from '#domain/site/backups.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Database } from '#server/db/connect.ts'
import { isHeld } from '#server/db/lease.ts'
import { backupRuns } from '#server/db/schema.ts'
import { listBackups, type BackupFile } from './backup-files.ts'

/**
 * Returns the state of the backups for the admin area and for alerts. The newest one comes from the database, because another server may
 * have made it and hold its file.
 */
export async function readBackupState({
  db,
  clock,
  env,
}: Pick<BaseDeps, 'db' | 'clock' | 'env'>): Promise<BackupState> {
  const [latest] = await listBackups(env.backup.folder)
  const { last, done } = await lastRuns(db)
  const written = done?.file && { name: done.file, madeAt: done.startedAt, bytes: done.bytes ?? 0 }
  const newest = newestOf(latest, written || undefined)
  const running = await isHeld({ db, clock }, BACKUP_LEASE)
  return {
    standing: env.backup.recipient === null ? 'off' : freshnessOf(newest, clock.now()),
    running,
    newest: newest ? present(newest) : null,
    failed: running ? null : failureOf(last),
  }
}

function newestOf(one: BackupFile | undefined, other: BackupFile | undefined): BackupFile | undefined {
  if (!one || !other) return one ?? other
  return one.madeAt >= other.madeAt ? one : other
}

export function freshnessOf(newest: BackupFile | undefined, now: Date): 'none' | 'fresh' | 'old' {
  if (!newest) return 'none'
  return hoursAfter(newest.madeAt, BACKUP_TOO_OLD_HOURS) < now ? 'old' : 'fresh'
}

/** Returns the last attempt's failure. One recorded as running that is not running belongs to a server that died. */
function failureOf(last: Awaited<ReturnType<typeof lastRuns>>['last']): BackupState['failed'] {
  if (!last || last.state === 'done') return null
  return {
    at: (last.endedAt ?? last.startedAt).toISOString(),
    reason: last.state === 'running' ? 'The server stopped while the backup was being made.' : last.reason,
  }
}

function present({ name, madeAt, bytes }: BackupFile): BackupState['newest'] {
  return { name, madeAt: madeAt.toISOString(), bytes }
}

/** The lease for making a backup, one over all servers. */
export const BACKUP_LEASE = 'backup'

/** How many attempts are kept. */
const RUNS_KEPT = 60

type BackupRun = typeof backupRuns.$inferSelect

/** Records the start of a backup and returns its id. */
export async function beginRun(db: Database, startedAt: Date): Promise<number> {
  const [run] = await db
    .insert(backupRuns)
    .values({ state: 'running', startedAt })
    .returning({ id: backupRuns.id })
  if (!run) throw new Error('a backup was not written down')
  const latest = db
    .select({ id: backupRuns.id })
    .from(backupRuns)
    .orderBy(desc(backupRuns.id))
    .limit(RUNS_KEPT)
  await db.delete(backupRuns).where(notInArray(backupRuns.id, latest))
  return run.id
}

export async function endRun(db: Database, id: number, endedAt: Date, { name, bytes }: BackupFile) {
  await db.update(backupRuns).set({ state: 'done', endedAt, file: name, bytes }).where(eq(backupRuns.id, id))
}

export async function failRun(db: Database, id: number, endedAt: Date, reason: string | null): Promise<void> {
  await db.update(backupRuns).set({ state: 'failed', endedAt, reason }).where(eq(backupRuns.id, id))
}

/** Deletes an attempt that a server stop cut off, so that it is repeated soon. */
export async function forgetRun(db: Database, id: number): Promise<void> {
  await db.delete(backupRuns).where(eq(backupRuns.id, id))
}

/** Returns the last attempt and the last successful one. */
async function lastRuns(db: Database): Promise<{ last: BackupRun | undefined; done: BackupRun | undefined }> {
  const newestFirst = () => db.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(1)
  const [last] = await newestFirst()
  const [done] = await newestFirst().where(eq(backupRuns.state, 'done'))
  return { last, done }
}

/** Returns when the oldest recorded attempt began. Null if there was none. */
export async function firstTryAt(db: Database): Promise<Date | null> {
  const [first] = await db.select().from(backupRuns).orderBy(asc(backupRuns.startedAt)).limit(1)
  return first?.startedAt ?? null
}

/** True if a backup was finished since `night`, or one was attempted since `lately`. */
export async function wasTriedSince(
  db: Database,
  { night, lately }: { night: Date; lately: Date },
): Promise<boolean> {
  const done = and(eq(backupRuns.state, 'done'), gte(backupRuns.startedAt, night))
  if ((await db.$count(backupRuns, done)) > 0) return true
  return (await db.$count(backupRuns, gt(backupRuns.startedAt, lately))) > 0
}
