import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Transaction } from '#server/db/connect.ts'
import { applyMigrations, knownMigrations } from '#server/db/migrate.ts'
import { BackupError, type Manifest, type Rows } from './backup-format.ts'
import { countRows, rowsOf } from './read-database.ts'

/** Thrown if the database to restore into is not empty. */
class NotEmptyError extends BackupError {}

/**
 * Checks that a database is empty.
 *
 * @throws {NotEmptyError} which says what it holds.
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
    `The database is not empty: it has ${what}. Nothing was changed. A backup can only be restored into an empty database: create a new one and set DATABASE_URL to it, or set DATA_DIR to a new folder.`,
  )
}

/** Checks that this version knows the backup's schema. Throws BackupError if not. */
export function assertKnown({ product, migrations }: Manifest): void {
  const known = new Set(knownMigrations())
  if (migrations.length > 0 && migrations.every(({ at }) => known.has(at))) return
  throw new BackupError(
    `The backup was made by version ${product}, whose database this version does not know. Install that version or a newer one, and restore with it. Nothing was changed.`,
  )
}

/**
 * Fills an empty database: creates the tables as of the backup, inserts and counts its rows, then migrates it to this version, all in the
 * caller's transaction. Foreign keys are checked once all rows are there.
 *
 * @throws {BackupError} if the rows differ from the manifest.
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

/** Returns the types of all columns, by "table.column". */
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
      throw new BackupError(
        `The backup is damaged: it has rows of ${table}, which is not in its list of tables.`,
      )
    const values = columns.map((column, index) => {
      const type = types.get(`${table}.${column}`)
      if (type === undefined)
        throw new BackupError(`The backup has ${table}.${column}, which this version does not know.`)
      // The type's name comes from the database, so it is safe in the statement.
      return sql`(line->>${sql.raw(`${index}`)})::${sql.raw(type)}`
    })
    const names = columns.map((column) => sql.identifier(column))
    await tx.execute(sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(',')}]`}::text::json) as line`)
  }
}

/** Removes foreign keys and triggers, and returns a function that restores and checks them. */
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

/** Sets every sequence to continue after the highest value of its column. */
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
