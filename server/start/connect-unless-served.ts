import { connectPglite, connectPostgres, type Connection } from '#server/db/connect.ts'
import { DataDirInUseError, isEmbeddedMade } from '#server/db/embedded.ts'
import type { Env } from '#server/env.ts'

/**
 * Checks that there is a database. A command creates none, because without its settings it would leave an empty one that belongs to the
 * caller.
 *
 * @throws {CommandError} if there is none.
 */
export function assertDatabase({ databaseUrl, dataDir }: Env): void {
  if (databaseUrl !== null || isEmbeddedMade(dataDir)) return
  throw new CommandError(
    `There is no database: DATABASE_URL is not set, and ${dataDir} has none. Add your settings file to the end of the command, such as /etc/tradewind.env, or start the server once.`,
  )
}

/** Connects to the database. Null if a running server has the embedded database open and has to do the work. */
export async function connectUnlessServed(env: Env): Promise<Connection | null> {
  assertDatabase(env)
  if (env.databaseUrl !== null) return connectPostgres(env.databaseUrl, () => {})
  try {
    return await connectPglite(env.dataDir)
  } catch (error) {
    if (error instanceof DataDirInUseError) return null
    throw error
  }
}

/** Thrown for unusable arguments or settings of a command. The message tells the operator what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
