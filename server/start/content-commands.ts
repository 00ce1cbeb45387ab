import { resolve } from 'node:path'
import type { Database } from '#server/db/connect.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Env } from '#server/env.ts'
import { startingAt, systemClock } from '#server/process/clock.ts'
import { exportSite, ImportError, importSite } from '#server/site/site-files.ts'
import { CommandError, connectUnlessServed } from './connect-unless-served.ts'

/** Writes the website's version in force into a folder. Returns a sentence about it. Throws a CommandError. */
export async function exportContent(env: Env, folder: string | undefined): Promise<string> {
  return withDatabase(env, folder, exportSite)
}

/** Publishes the folder of an export as the next version of the website. Returns a sentence about it. Throws a CommandError. */
export async function importContent(env: Env, folder: string | undefined): Promise<string> {
  return withDatabase(env, folder, (db, from) =>
    importSite(db, from, env.appNow ? startingAt(env.appNow) : systemClock),
  )
}

async function withDatabase(
  env: Env,
  folder: string | undefined,
  work: (db: Database, folder: string) => Promise<string>,
): Promise<string> {
  if (folder === undefined)
    throw new CommandError('Name the folder, for example: npm run content:export website')
  const connection = await connectUnlessServed(env)
  if (!connection) throw new CommandError('The server has the database open: stop it, and run this again.')
  try {
    await migrateDatabase(connection)
    return await work(connection.db, resolve(folder))
  } catch (error) {
    throw error instanceof ImportError ? new CommandError(error.message, { cause: error }) : error
  } finally {
    await connection.close()
  }
}
