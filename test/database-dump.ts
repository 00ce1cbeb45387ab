import { sql } from 'drizzle-orm'
import type { Connection, Database } from '#server/db/connect.ts'

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
  const dump = await dumpDatabase(db)
  return Object.fromEntries(Object.entries(dump).map(([table, rows]) => [table, rows.length]))
}

const TABLES = `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`
const SEQUENCES = `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'`
/** A trigger refuses to delete their rows: 8 stands for deletions in a trigger's type. */
const FINAL = `
  select distinct tgrelid::regclass::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal and tgtype & 8 <> 0`

interface Emptying {
  tables: string[]
  /** Takes every row out of all tables and has sequences begin again, in one statement: foreign keys hold at its end, whatever the order. */
  deleteRows: string
  /** The same without triggers. The session then plans anew all that it has prepared. */
  deleteAndForgetPlans: string
  /** The same without triggers and for three times the price, but the session keeps its plans: they are a fifth of the next test's time. */
  deleteFinalRows: string
  /** Answers with a row if a trigger would refuse `deleteRows`. */
  findFinalRows: string
}

/** How to empty a database. */
export async function describeEmptying(connection: Connection): Promise<Emptying> {
  const tables = await read(connection, TABLES)
  const sequences = await read(connection, SEQUENCES)
  const final = await read(connection, FINAL)
  const deletions = tables.map((table, at) => `t${at} as (delete from ${table})`)
  const restarts = sequences.map((sequence) => `setval('${sequence}', 1, false)`)
  const deleteRows = `with ${deletions.join(', ')} select ${restarts.join(', ')}`
  const switchTriggers = (to: string) => final.map((table) => `alter table ${table} ${to} trigger user`)
  return {
    tables,
    deleteRows,
    deleteAndForgetPlans: `set local session_replication_role = replica; ${deleteRows}`,
    deleteFinalRows: [...switchTriggers('disable'), deleteRows, ...switchTriggers('enable')].join('; '),
    findFinalRows: `${final.map((table) => `select 1 from ${table}`).join(' union all ')} limit 1`,
  }
}

async function read({ client }: Connection, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(statement)
  return rows.map(({ name }) => name)
}
