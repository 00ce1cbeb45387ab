import { connectPglite, connectPostgres, type Connection } from '#server/db/connect.ts'
import { DataDirInUseError } from '#server/db/lock-data-dir.ts'
import type { Env } from '#server/env.ts'

/** Null where a running server has the embedded database open, and has to do what there is to do. */
export async function connectUnlessServed(env: Env): Promise<Connection | null> {
  if (env.databaseUrl !== null) return connectPostgres(env.databaseUrl, () => {})
  try {
    return await connectPglite(env.dataDir)
  } catch (error) {
    if (error instanceof DataDirInUseError) return null
    throw error
  }
}
