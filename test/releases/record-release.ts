// Writes server/db/releases/<version>.sql: the database of this version with something in every table, as plain SQL that
// PGlite and PostgreSQL both read. server/db/releases.test.ts brings it up to date with every later version's migrations.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findPostgresPrograms } from '#scripts/start-postgres.ts'
import { mails } from '#server/db/schema.ts'
import { openTestDatabase } from '#test/database.ts'
import { fillDatabase } from './fill-database.ts'
import { releaseFile, thisVersion } from './releases.ts'

test('the database of this version is written down', async () => {
  const file = releaseFile(thisVersion())
  // What was released does not change any more; whoever means to write it anew deletes it first.
  expect(existsSync(file), `${file} is there already`).toBe(false)
  const { url } = await openTestDatabase()
  if (url === null) throw new Error('pg_dump needs PostgreSQL: npm run release:record')

  const { db } = await fillDatabase()
  // It would be most of the file, and no migration looks into it.
  await db.update(mails).set({ html: sql`left(${mails.html}, 100)` })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, dump(url))
})

/** Schema and rows, without what only psql understands and without settings of the session that reads it. */
function dump(url: string): string {
  const program = join(findPostgresPrograms() ?? '', 'pg_dump')
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=20']
  const { status, stdout, stderr } = spawnSync(program, [...options, url], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr}`)
  const withoutHead = stdout.slice(stdout.indexOf('CREATE SCHEMA'))
  return withoutHead.replaceAll(/^\\unrestrict .*$/gm, '').trimEnd() + '\n'
}
