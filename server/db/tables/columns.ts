import { sql, type SQL } from 'drizzle-orm'
import { timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Returns a check that a text column holds one of these words. */
export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
}
