import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import {
  addDataKey,
  DataKeyError,
  dataKeyFolder,
  hasDataKey,
  keptDataKeys,
} from '#server/process/kept-data-keys.ts'
import { countNotSealedWith, replaceDataKey } from '#server/store/columns/reseal-bookings.ts'
import { connectUnlessServed } from './connect-unless-served.ts'
import { openDataKeys } from './open-data-keys.ts'

/** Milliseconds that a running server is given. It looks every few seconds. */
const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 250

/**
 * Replaces the data key, even while the server runs, and returns a sentence about the result. An instance's own key is created here; one in
 * the settings must be set already, with the previous one.
 *
 * @throws {DataKeyError} if there is nothing to replace or it did not finish; the message says what to do.
 */
export async function rotateDataKey(env: Env): Promise<string> {
  return env.dataKeys.length > 0 ? toTheSetKey(env) : toANewKey(env)
}

async function toANewKey(env: Env): Promise<string> {
  const folder = dataKeyFolder(env.dataDir)
  if (!hasDataKey(folder))
    throw new DataKeyError(`There is no data key in ${folder} yet: start the server once.`)
  const connection = await connectUnlessServed(env)
  try {
    // Opened first, so that a key that does not open the data is not replaced.
    const keys = connection ? await openDataKeys(env, connection.db) : keptDataKeys(folder)
    addDataKey(folder)
    await waitUntil(async () => {
      if (connection) await replaceDataKey({ db: connection.db, dataKeys: keys })
      return keys.ids().length === 1
    }, `The new key is in ${folder}, and the server is still encrypting with it. Leave the older files there: the server deletes them when it has finished.`)
    return `Everything is encrypted with the new key ${keys.current()}. It is in ${folder}: keep a copy of it, but not with the backups. Keep your copy of the old key too, because older backups need it.`
  } finally {
    await connection?.close()
  }
}

async function toTheSetKey(env: Env): Promise<string> {
  if (env.dataKeys.length === 1) {
    throw new DataKeyError(
      'There is no new key yet. Create one with `openssl rand -base64 32`, set DATA_KEY to it and DATA_KEY_PREVIOUS to the current key, restart the server, and run this again.',
    )
  }
  const connection = await connectUnlessServed(env)
  if (!connection)
    return 'The running server does this itself: everything is encrypted with its DATA_KEY within seconds of its start.'
  const { db } = connection
  try {
    const keys = await openDataKeys(env, db)
    await waitUntil(async () => {
      // A running server without the new key could not read what is encrypted with it, so the server does it.
      if (!(await isServed(db))) await replaceDataKey({ db, dataKeys: keys })
      return (await countNotSealedWith(db, keys.current())) === 0
    }, 'The running server does not have this DATA_KEY. Restart it with the DATA_KEY and DATA_KEY_PREVIOUS that are set here.')
    return `Everything is encrypted with DATA_KEY (${keys.current()}). Remove DATA_KEY_PREVIOUS from the settings of the server, and keep that key for as long as you keep older backups.`
  } finally {
    await connection.close()
  }
}

/** True if a server has this database open; it keeps a connection, because it queries every few seconds. */
async function isServed(db: Database): Promise<boolean> {
  const [other] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`application_name = 'tradewind' and datname = current_database() and pid <> pg_backend_pid()`)
  return (other?.total ?? 0) > 0
}

async function waitUntil(isDone: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; !(await isDone()); await sleep(LOOK_AGAIN_MS)) {
    if (performance.now() > until) throw new DataKeyError(otherwise)
  }
}
