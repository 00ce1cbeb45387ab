import { sql } from 'drizzle-orm'
import { BackupError } from '#server/backup/backup-format.ts'
import { openBackups } from '#server/backup/backups.ts'
import {
  askServer,
  backupFailed,
  backupWrittenText,
  wentLiveText,
  type RequestName,
} from '#server/backup/requests.ts'
import type { Connection, Database } from '#server/db/connect.ts'
import { commandOf, type Env } from '#server/env.ts'
import { startingAt, systemClock } from '#server/process/clock.ts'
import { createLog } from '#server/process/log.ts'
import { activate } from '#server/store/outbound-paused.ts'
import { assertDatabase, connectUnlessServed } from './connect-unless-served.ts'

/** Milliseconds. A server looks for requests every few seconds. */
const PATIENCE_MS = 60_000

/**
 * Makes a backup now, even while the server runs, and returns a sentence about it.
 *
 * @throws {BackupError} which says why it could not.
 */
export async function backUpNow(env: Env): Promise<string> {
  assertDatabase(env)
  if (env.backup.recipient === null) {
    throw new BackupError(
      `No backup was made, because BACKUP_RECIPIENT is not set. Run \`${commandOf(env, 'backup:key')}\`: it creates a key and says what to set.`,
    )
  }
  return onDatabase(env, 'backup', async (connection) => {
    const clock = clockOf(env)
    const backups = openBackups({ env, connection, clock, log: createLog('silent') })
    try {
      const { work } = await backups.start()
      return backupWrittenText(env.backup.folder, await work)
    } catch (error) {
      throw new BackupError(backupFailed(error), { cause: error })
    }
  })
}

/** Activates a paused instance, even while its server runs. */
export async function activateNow(env: Env): Promise<string> {
  return onDatabase(env, 'activate', async ({ db }) => wentLiveText(await activate(db, clockOf(env).now())))
}

/** A backup does not migrate the database, which is perhaps to be saved before an update. Throws BackupError if it has no tables. */
async function assertHasTables(db: Database): Promise<void> {
  const [table] = await db
    .select({ name: sql<string | null>`found::text` })
    .from(sql`to_regclass('public.backup_runs') as found`)
  if (!table?.name) {
    throw new BackupError('The database is empty, or belongs to an older version: start the server once.')
  }
}

/** Works on the database here, or asks the running server that has the embedded database open. */
async function onDatabase(
  env: Env,
  name: RequestName,
  work: (connection: Connection) => Promise<string>,
): Promise<string> {
  const connection = await connectUnlessServed(env)
  if (connection) {
    try {
      await assertHasTables(connection.db)
      return await work(connection)
    } finally {
      await connection.close()
    }
  }
  const answer = await askServer(env.dataDir, name, { patienceMs: PATIENCE_MS })
  if (answer === null) throw new BackupError('The server is running but did not answer. Check its log.')
  if (!answer.ok) throw new BackupError(answer.text)
  return answer.text
}

function clockOf({ appNow }: Env) {
  return appNow ? startingAt(appNow) : systemClock
}
