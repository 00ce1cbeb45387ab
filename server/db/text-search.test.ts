/** @module-tag postgres */

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { foldCharacters, FOLDED_CHARACTERS } from '#domain/base/search-text.ts'
import type { Database } from '#server/db/connect.ts'
import { openTestDatabase } from '#test/database.ts'
import { foldedSql } from './text-search.ts'

test.each([
  ['what is folded, and what is not', [...FOLDED_CHARACTERS.keys(), 'Иванова 🪁'].join('|')],
  ['a plain text', `aZ 09 %_\\'"\n`],
])('the database folds text as the domain does: %s', async (_, text) => {
  const { db } = (await openTestDatabase()).connection
  expect(await foldedBy(db, text)).toBe(foldCharacters(text).toLowerCase())
})

async function foldedBy(db: Database, text: string): Promise<string | undefined> {
  const [row] = await db
    .select({ folded: sql<string>`${sql.raw(foldedSql('written'))}` })
    .from(sql`(values (${text}::text)) as texts (written)`)
  return row?.folded
}
