import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { PROJECT_FOLDER } from '#server/process/project-folder.ts'
import type { Migration } from './may-follow.ts'

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** Returns the migrations of this version, oldest first. */
export function ownMigrations(project = PROJECT_FOLDER): Migration[] {
  const journal: unknown = JSON.parse(
    readFileSync(join(project, 'server/db/migrations/meta/_journal.json'), 'utf8'),
  )
  return z.parse(journalSchema, journal).entries.map(({ tag, when }) => ({ name: tag, at: when }))
}

/** Returns the creation times of the migrations that the database has applied; empty for an empty database. Changes nothing in it. */
export async function appliedMigrations(databaseUrl: string): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 8000 })
  try {
    await client.connect()
    const table = await client.query<{ found: string | null }>(
      `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
    )
    if (!table.rows[0]?.found) return []
    const { rows } = await client.query<{ at: string }>(
      'select created_at::text as at from drizzle.__drizzle_migrations',
    )
    return rows.map(({ at }) => Number(at))
  } finally {
    await client.end().catch(() => {})
  }
}
