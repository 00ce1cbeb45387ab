// deploy/run.sh update:check <running version> [settings.env]: checks whether this version may replace the running one, and lists what is
// new. Changes nothing. Exits with 1 and a reason if it may not, and with 3 if it may but the operator has something to do.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractions } from '#server/db/contractions.ts'
import type { Env } from '#server/env.ts'
import { readProcessEnv } from '#server/read-env.ts'
import { productVersion } from '#server/process/product-version.ts'
import { PROJECT_FOLDER } from '#server/process/project-folder.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { loadSettings } from './load-settings.ts'
import { readChangelog, releasesBetween } from './update/changelog.ts'
import { whyNot } from './update/may-follow.ts'
import { appliedMigrations, ownMigrations } from './update/read-migrations.ts'

const [running = '', settingsFile] = process.argv.slice(2)
let env: Env | null = null
try {
  loadSettings(settingsFile)
  env = readProcessEnv([])
  process.exitCode = await check(env)
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exitCode = 1
}

async function check({ databaseUrl }: Env): Promise<number> {
  if (databaseUrl === null) {
    console.error(
      'The website keeps its data in the embedded database, which two versions cannot share: set DATABASE_URL, and move to PostgreSQL first.',
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
