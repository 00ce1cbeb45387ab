import { sql, type SQL } from 'drizzle-orm'
import { timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { SEALED_PATTERN } from '#server/process/data-keys.ts'

export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Returns a check that a text column holds one of these words. */
export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
}

/** Returns a check that a text column holds sealed text or nothing. */
export function isSealedText(column: AnyPgColumn): SQL {
  return sql`${column} ~ ${sql.raw(`'${SEALED_PATTERN}'`)}`
}
