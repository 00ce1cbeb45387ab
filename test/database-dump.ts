import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'

/** Every row as text, by its table; in no order that would mean anything, so in that of the text. */
type Dump = Record<string, string[]>

/** All that the database holds: what is compared with another dump tells of any change, in whatever table. */
export async function dumpDatabase(db: Database): Promise<Dump> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables where schemaname = 'public'`)
  const dump: Dump = {}
  for (const { name } of tables.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const rows = await db
      .select({ row: sql<string>`to_jsonb(whole)::text` })
      .from(sql`${sql.identifier(name)} as whole`)
    dump[name] = rows.map(({ row }) => row).toSorted()
  }
  return dump
}

/** What stood in the database before and does not stand there now as it did. */
export function lostRows(before: Dump, after: Dump): Dump {
  const lost = Object.entries(before).map(([table, rows]) => {
    const left = new Set(after[table])
    return [table, rows.filter((row) => !left.has(row))] as const
  })
  return Object.fromEntries(lost.filter(([, rows]) => rows.length > 0))
}
