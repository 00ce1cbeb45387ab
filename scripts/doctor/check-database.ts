import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { done, note, todo, type Finding } from '#domain/site/finding.ts'
import { SHIPPED_DOCUMENT, type SiteDocument } from '#domain/site/site-document.ts'
import type { Database } from '#server/db/connect.ts'
import { isEmbeddedMade } from '#server/db/embedded.ts'
import { commandOf, type Env } from '#server/env.ts'
import { connectUnlessServed } from '#server/start/connect-unless-served.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import { versionInForce } from '#server/store/site-versions.ts'

const OLDEST_VERSION = 15

/** Checks that PostgreSQL answers, is new enough and can be written to. Changes nothing in it. */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  // The settings report a missing database.
  if (env.databaseUrl === null) return []
  const client = new Client({ connectionString: env.databaseUrl, connectionTimeoutMillis: 8000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; readonly: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('transaction_read_only')::bool as readonly`,
    )
    return rows.map(databaseFinding)
  } catch (error) {
    return [todo(String(explainStartFailure(error, env)))]
  } finally {
    await client.end().catch(() => {})
  }
}

export function databaseFinding({ version, readonly }: { version: number; readonly: boolean }): Finding {
  if (version < OLDEST_VERSION) {
    return todo(`The database is PostgreSQL ${version}: install version ${OLDEST_VERSION} or newer.`)
  }
  return readonly
    ? todo('The database can only be read: set DATABASE_URL to the one that accepts changes.')
    : done(`The database answers: PostgreSQL ${version}`)
}

/** The website's version in force, null if a running server alone can say it, and whether this is a restored instance still paused. */
interface Stored {
  document: SiteDocument | null
  findings: Finding[]
}

/** Reads from the database what the checks need. One that was never started has the product's own texts, and is not paused. */
export async function readStored(env: Env): Promise<Stored> {
  const nothing: Stored = { document: SHIPPED_DOCUMENT, findings: [] }
  if (env.databaseUrl === null && !isEmbeddedMade(env.dataDir)) return nothing
  try {
    const connection = await connectUnlessServed(env)
    if (!connection) return { document: null, findings: [note(SERVED)] }
    try {
      if (!(await hasTables(connection.db))) return nothing
      const { document } = await versionInForce(connection.db)
      const isPaused = await isOutboundPaused(connection.db)
      return { document, findings: isPaused ? [todo(paused(env))] : [] }
    } finally {
      await connection.close()
    }
  } catch {
    // Another check reports problems with the database.
    return nothing
  }
}

const SERVED =
  'The running server has the embedded database open: the admin says what is missing on the website, and whether the site is paused.'

function paused(env: Env): string {
  return `This site was restored from a backup and is paused: it sends no emails or refunds. When you have checked it, run \`${commandOf(env, 'activate')}\`.`
}

/** Returns false before the first start with this version, which creates the tables. */
async function hasTables(db: Database): Promise<boolean> {
  const [table] = await db
    .select({ name: sql<string | null>`found::text` })
    .from(sql`to_regclass('public.site_versions') as found`)
  return Boolean(table?.name)
}
