import { count, sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'

/**
 * A database's whole schema as the database itself describes it, one line a thing, in alphabetical order. The order of a
 * table's columns is left out: it means nothing, and a column that is added later always comes last.
 */
export async function describeSchema(db: Database): Promise<string[]> {
  const lines = await db.select({ line: sql<string>`line` }).from(sql`(
    select format('column %s.%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod))
      || case when a.attnotnull then ' not null' else '' end
      || case a.attgenerated when 's' then ' generated' else '' end
      || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
      and a.attnum > 0 and not a.attisdropped
    union all
    select format('relation %s %s', relname, relkind)
    from pg_class where relnamespace = 'public'::regnamespace
    union all
    select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    union all
    select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  ) as listing`)
  return lines.map(({ line }) => line).toSorted()
}

/** How many rows each table of the product has. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`)
    .orderBy(sql`tablename`)
  const rows: Record<string, number> = {}
  for (const { name } of tables) {
    const [counted] = await db.select({ total: count() }).from(sql`${sql.identifier(name)}`)
    rows[name] = counted?.total ?? 0
  }
  return rows
}
