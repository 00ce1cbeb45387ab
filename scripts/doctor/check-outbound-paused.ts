import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'
import { isEmbeddedMade } from '#server/db/embedded.ts'
import { commandOf, type Env } from '#server/env.ts'
import { connectUnlessServed } from '#server/start/connect-unless-served.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { note, todo, type Finding } from './finding.ts'

/** Checks whether this is a restored instance that is still paused; returns nothing if it is live or was never started. */
export async function checkOutboundPaused(env: Env): Promise<Finding[]> {
  if (env.databaseUrl === null && !isEmbeddedMade(env.dataDir)) return []
  try {
    const connection = await connectUnlessServed(env)
    if (!connection)
      return [note('The server has the embedded database open: the admin says whether it is paused.')]
    try {
      return (await hasRestores(connection.db)) && (await isOutboundPaused(connection.db))
        ? [todo(paused(env))]
        : []
    } finally {
      await connection.close()
    }
  } catch {
    // Another check reports problems with the database.
    return []
  }
}

function paused(env: Env): string {
  return `This site was restored from a backup and is paused: nothing goes out of it. Once all is well, run \`${commandOf(env, 'activate')}\`.`
}

/** Returns false before the first start with this version, which creates the table. */
async function hasRestores(db: Database): Promise<boolean> {
  const [table] = await db
    .select({ name: sql<string | null>`found::text` })
    .from(sql`to_regclass('public.restores') as found`)
  return Boolean(table?.name)
}
