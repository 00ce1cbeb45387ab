import { Problem } from '#domain/contract/problem.ts'
import type { Connection } from '#server/db/connect.ts'
import { takeLease } from '#server/db/lease.ts'
import type { Env } from '#server/env.ts'
import type { Clock } from '#server/process/clock.ts'
import { errorCode } from '#server/process/error-code.ts'
import type { Log } from '#server/process/log.ts'
import { productVersion } from '#server/process/product.ts'
import { removeOldBackups, removePartialFiles, type BackupFile } from './backup-files.ts'
import { BackupError } from './backup-format.ts'
import { BACKUP_LEASE, beginRun, endRun, failRun, forgetRun } from './backup-state.ts'
import { writeBackupFile } from './write-backup-file.ts'

/** Makes backups of this instance on this server. */
export interface Backups {
  /**
   * Starts a backup, which continues by itself and records its end. Problems: backup-not-configured; backup-running if some server is
   * making one.
   */
  start: () => Promise<{ work: Promise<BackupFile> }>
  /** Cancels a running backup and waits for its end. */
  stop: () => Promise<void>
}

export interface WithBackups {
  backups: Backups
}

interface BackupParts {
  env: Pick<Env, 'backup'>
  connection: Connection
  clock: Clock
  log: Log
}

export function openBackups(parts: BackupParts): Backups {
  const stopping = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  return {
    async start() {
      const started = await startBackup(parts, stopping.signal)
      const ended = started.work.catch((error: unknown) => logFailure(parts.log, error))
      underWay.add(ended)
      void ended.finally(() => underWay.delete(ended))
      return started
    },
    async stop() {
      stopping.abort()
      await Promise.all(underWay)
    },
  }
}

function logFailure(log: Log, error: unknown): void {
  if (error instanceof BackupStopped) log.info('a backup was cancelled, because the server is stopping')
  else log.error({ err: error }, 'a backup failed')
}

/** Thrown in a backup when the server stops. */
export class BackupStopped extends Error {
  override readonly name = 'BackupStopped'
}

/** Starts a backup and returns after its start was recorded. */
async function startBackup(
  { env, connection, clock, log }: BackupParts,
  signal: AbortSignal,
): Promise<{ work: Promise<BackupFile> }> {
  const { recipient, folder } = env.backup
  if (recipient === null) throw new Problem('backup-not-configured')
  const { db } = connection
  const lease = await takeLease({ clock, db, log }, BACKUP_LEASE)
  if (!lease) throw new Problem('backup-running')
  const madeAt = clock.now()
  const id = await beginRun(db, madeAt).catch(async (error: unknown) => {
    await lease.release()
    throw error
  })

  const work = async (): Promise<BackupFile> => {
    try {
      await removePartialFiles(folder)
      const order = { connection, folder, recipient, product: productVersion(), madeAt, signal }
      const file = await writeBackupFile(order)
      await endRun(db, id, clock.now(), file)
      const removed = await removeOldBackups(folder)
      log.info({ file: file.name, bytes: file.bytes, removed }, 'a backup was made and verified')
      return file
    } catch (error) {
      if (signal.aborted) await forgetRun(db, id)
      else await failRun(db, id, clock.now(), reasonOf(error))
      throw signal.aborted ? new BackupStopped('the server stops', { cause: error }) : error
    } finally {
      await lease.release()
    }
  }
  return { work: work() }
}

/** Returns the reason for the operator. Null for errors whose message might quote data. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof BackupError) return error.message
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full.'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'The server is not allowed to write to the backup folder (BACKUP_DIR).'
    case 'ENOENT':
    case 'ENOTDIR':
      return 'The backup folder (BACKUP_DIR) can’t be created.'
    default:
      return null
  }
}
