import { Client } from 'pg'
import type { Env } from '#server/env.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { done, todo, type Finding } from './finding.ts'

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
    return todo(`The database is PostgreSQL ${version}: take ${OLDEST_VERSION} or newer.`)
  }
  return readonly
    ? todo('The database only lets itself be read: DATABASE_URL has to name the one that is written to.')
    : done(`The database answers: PostgreSQL ${version}`)
}
