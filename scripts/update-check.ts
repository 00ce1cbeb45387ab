// deploy/run.sh update:check <running version> [settings.env]: checks whether this version may replace the running one, and lists what is
// new. Changes nothing. Exits with 1 and a reason if it may not, and with 3 if it may but the operator has something to do.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { contractions } from '#server/db/contractions.ts'
import type { Env } from '#server/env.ts'
import { productVersion, PROJECT_FOLDER } from '#server/process/product.ts'
import { runCommand } from './run-command.ts'
import { readChangelog, releasesBetween } from './update/changelog.ts'
import { whyNot, type Migration } from './update/may-follow.ts'

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })
const [running = '', settingsFile] = process.argv.slice(2)
await runCommand(settingsFile, async (env) => {
  process.exitCode = await check(env)
})

async function check({ databaseUrl }: Env): Promise<number> {
  if (databaseUrl === null) {
    console.error(
      'The website keeps its data in the embedded database, which two versions cannot share: move to PostgreSQL first, and set DATABASE_URL.',
    )
    return 1
  }
  const next = productVersion()
  const applied = await appliedMigrations(databaseUrl)
  const reason = whyNot({ running, next, migrations: ownMigrations(), applied, contractions })
  if (reason !== null) {
    console.error(reason)
    return 1
  }
  const releases = releasesBetween(
    readChangelog(readFileSync(join(PROJECT_FOLDER, 'CHANGELOG.md'), 'utf8')),
    running,
    next,
  )
  for (const { version, text } of releases) console.log(`\n${version}\n\n${text}`)
  return releases.some(({ toDo }) => toDo.length > 0) ? 3 : 0
}

/** Returns the migrations of this version, oldest first. */
function ownMigrations(): Migration[] {
  const journal: unknown = JSON.parse(
    readFileSync(join(PROJECT_FOLDER, 'server/db/migrations/meta/_journal.json'), 'utf8'),
  )
  return z.parse(journalSchema, journal).entries.map(({ tag, when }) => ({ name: tag, at: when }))
}

/** Returns the creation times of the migrations that the database has applied; empty for an empty database. Changes nothing in it. */
async function appliedMigrations(databaseUrl: string): Promise<number[]> {
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
