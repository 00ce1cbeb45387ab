// npm run migration: makes this version's one migration anew from the tables in server/db/tables/ (decision 0047).

import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { productVersion, PROJECT_FOLDER } from '#server/process/product.ts'

const DATABASE = join(PROJECT_FOLDER, 'server/db')
const MIGRATIONS = join(DATABASE, 'migrations')
const JOURNAL = join(MIGRATIONS, 'meta/_journal.json')
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

const version = productVersion()
const name = `release_${version.replaceAll('.', '_')}`
if (existsSync(join(DATABASE, `releases/${version}.sql`))) {
  console.error(
    `Version ${version} is released, and its migration never changes. Raise the version in package.json first.`,
  )
  process.exit(1)
}
removeUnreleased()
execFileSync('drizzle-kit', ['generate', '--name', name], { cwd: PROJECT_FOLDER, stdio: 'inherit' })
const [file] = globSync(`*_${name}.sql`, { cwd: MIGRATIONS })
if (file === undefined)
  throw new Error('The tables are the same as in the last release: no migration is needed.')
// What drizzle-kit does not know, extensions and functions before the tables, triggers after them.
const parts = ['before-tables.sql', `migrations/${file}`, 'after-tables.sql']
  .map((part) => join(DATABASE, part))
  .filter((part) => existsSync(part))
  .map((part) => readFileSync(part, 'utf8').trim())
writeFileSync(join(MIGRATIONS, file), parts.join('\n--> statement-breakpoint\n') + '\n')

/** Removes the migration that was made for this version before, if any, so that it is made from the last release's tables. */
function removeUnreleased(): void {
  if (!existsSync(JOURNAL)) return
  const journal = z.parse(journalSchema, JSON.parse(readFileSync(JOURNAL, 'utf8')))
  const last = journal.entries.at(-1)
  if (!last?.tag.endsWith(`_${name}`)) return
  rmSync(join(MIGRATIONS, `${last.tag}.sql`), { force: true })
  rmSync(join(MIGRATIONS, `meta/${last.tag.slice(0, 4)}_snapshot.json`), { force: true })
  journal.entries.pop()
  writeFileSync(JOURNAL, JSON.stringify(journal, null, 2) + '\n')
}
