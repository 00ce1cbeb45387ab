import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Transaction } from '#server/db/connect.ts'
import { applyMigrations, knownMigrations } from '#server/db/migrate.ts'
import { BackupError, type Manifest, type Rows } from './backup-format.ts'
import { countRows } from './read-database.ts'
import { rowsOf } from './session.ts'

/** The place that a backup would be put into is in use. */
class NotEmptyError extends BackupError {}

/**
 * Refuses a database that holds anything.
 *
 * @throws {NotEmptyError} which says what is there.
 */
export async function assertEmpty(tx: Transaction): Promise<void> {
  const tables = await rowsOf(
    tx,
    sql`select schemaname || '.' || tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    { name: z.string() },
  )
  if (tables.length === 0) return
  const isOurs = tables.some(({ name }) => name === 'public.bookings')
  const bookings = isOurs ? await countRows(tx, 'bookings') : 0
  const what = isOurs ? `a site with ${bookings} bookings and drafts` : `${tables.length} tables`
  throw new NotEmptyError(
    `The site is not empty: it holds ${what}. Nothing was changed. A backup is only restored into an empty database: create a new database and name it in DATABASE_URL, or name a new folder in DATA_DIR.`,
  )
}

/** Refuses a backup whose schema this version does not know. */
export function assertKnown({ product, migrations }: Manifest): void {
  const known = new Set(knownMigrations())
  if (migrations.length > 0 && migrations.every(({ at }) => known.has(at))) return
  throw new BackupError(
    `The backup was made by version ${product}, whose database this version does not know. Install that version or a newer one, and restore with it. Nothing was changed.`,
  )
}

/**
 * Fills an empty database: with the tables as they were when the backup was made, then with its rows, whose number is compared, and
 * then brings it up to date. All of it is in the caller's transaction. What is checked between rows (foreign keys) is
 * checked when all are there.
 *
 * @throws {BackupError} where it does not hold what the backup says.
 */
export async function fillDatabase(
  tx: Transaction,
  manifest: Manifest,
  rows: AsyncIterable<Rows>,
): Promise<void> {
  const last = Math.max(...manifest.migrations.map(({ at }) => at))
  await applyMigrations(tx, { last })
  const restoreChecks = await suspendChecks(tx)
  const insert = insertInto(manifest, await columnTypes(tx))
  for await (const batch of rows) await insert(tx, batch)
  for (const table of manifest.tables) {
    const there = await countRows(tx, table.name)
    if (there === table.rows) continue
    throw new BackupError(`${table.name} has ${there} rows instead of ${table.rows}. Nothing was changed.`)
  }
  await continueSequences(tx)
  await restoreChecks()
  await applyMigrations(tx, { after: last })
}

/** The types of all columns, by "table.column". */
async function columnTypes(tx: Transaction): Promise<Map<string, string>> {
  const columns = await rowsOf(
    tx,
    sql`select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
    { name: z.string(), type: z.string() },
  )
  return new Map(columns.map(({ name, type }) => [name, type]))
}

function insertInto({ tables }: Manifest, types: ReadonlyMap<string, string>) {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
  return async (tx: Transaction, { table, lines }: Rows): Promise<void> => {
    const columns = columnsOf.get(table)
    if (!columns)
      throw new BackupError(`The backup is damaged: it has rows of ${table}, of which it says nothing.`)
    const values = columns.map((column, index) => {
      const type = types.get(`${table}.${column}`)
      if (type === undefined)
        throw new BackupError(`The backup has ${table}.${column}, which is not known here.`)
      // The type's name comes from the database itself.
      return sql`(line->>${sql.raw(`${index}`)})::${sql.raw(type)}`
    })
    const names = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    await tx.execute(sql`insert into ${sql.identifier(table)} (${names}) overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(',')}]`}::text::json) as line`)
  }
}

/** Sets foreign keys and triggers aside, and gives what brings them back: what is there by then has to satisfy them. */
async function suspendChecks(tx: Transaction): Promise<() => Promise<void>> {
  const keys = await rowsOf(
    tx,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
    { table: z.string(), name: z.string(), definition: z.string() },
  )
  const triggered = await rowsOf(
    tx,
    sql`select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = 'public'::regnamespace and not tgisinternal`,
    { table: z.string() },
  )
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  for (const { table } of triggered) await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
  return async () => {
    for (const { table } of triggered) await tx.execute(sql.raw(`alter table ${table} enable trigger user`))
    for (const { table, name, definition } of keys) {
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
    }
  }
}

/** The next number that a column gives by itself comes after those that are there. */
async function continueSequences(tx: Transaction): Promise<void> {
  const counted = await rowsOf(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`,
    { table: z.string(), column: z.string() },
  )
  for (const { table, column } of counted) {
    const name = sql.identifier(column)
    await tx.execute(sql`select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}),
      coalesce(max(${name}), 1), max(${name}) is not null) from ${sql.identifier(table)}`)
  }
}
