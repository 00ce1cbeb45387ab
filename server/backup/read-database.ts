import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { overOwnConnection, type Connection, type Database, type Transaction } from '#server/db/connect.ts'
import type { BackupTable, Manifest, Rows } from './backup-format.ts'

/** Tables about the running servers and their files, not about the business. */
export const LEFT_OUT: readonly string[] = [
  'leases',
  'backup_runs',
  'alerts',
  'provider_failures',
  'browser_errors',
]

/** How many rows are held in memory at once. A mail has about 20 kB, a file of a picture up to 1 MB as text. */
const FETCH_ROWS = 25

/** Returns the tables with their columns and row counts, without generated columns. */
export async function listTables(tx: Transaction): Promise<BackupTable[]> {
  const columns = await rowsOf(
    tx,
    sql`select c.relname as table, a.attname as column
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by c.relname, a.attnum`,
    { table: z.string(), column: z.string() },
  )
  const tables: BackupTable[] = []
  for (const [name, ofTable] of Map.groupBy(columns, ({ table }) => table)) {
    if (LEFT_OUT.includes(name)) continue
    const rows = await countRows(tx, name)
    tables.push({ name, columns: ofTable.map(({ column }) => column), rows })
  }
  return tables
}

export async function countRows(tx: Transaction, table: string): Promise<number> {
  const [counted] = await rowsOf(tx, sql`select count(*)::int as rows from ${sql.identifier(table)}`, {
    rows: z.int(),
  })
  return counted?.rows ?? 0
}

/** Returns the migrations that the database has had, oldest first. */
export async function readMigrations(tx: Transaction): Promise<Manifest['migrations']> {
  return rowsOf(
    tx,
    sql`select created_at::float8 as at, hash from drizzle.__drizzle_migrations order by created_at, id`,
    { at: z.int(), hash: z.string() },
  )
}

/**
 * Reads every row of these tables, as of one instant in a "repeatable read" transaction. Values are in PostgreSQL's text form, which every
 * version reads without loss.
 */
export async function* readRows(tx: Transaction, tables: readonly BackupTable[]): AsyncGenerator<Rows> {
  await tx.execute(sql`set local timezone = 'UTC'`)
  await tx.execute(sql`set local datestyle = 'ISO, YMD'`)
  for (const { name, columns } of tables) {
    const texts = columns.map((column) => sql`${sql.identifier(column)}::text`)
    await tx.execute(sql`declare backup_rows no scroll cursor for
      select array_to_json(array[${sql.join(texts, sql`, `)}])::text as line from ${sql.identifier(name)}`)
    for (;;) {
      const rows = await rowsOf(tx, sql.raw(`fetch forward ${FETCH_ROWS} from backup_rows`), {
        line: z.string(),
      })
      if (rows.length === 0) break
      yield { table: name, lines: rows.map(({ line }) => line) }
    }
    await tx.execute(sql`close backup_rows`)
  }
}

/**
 * Runs long work in one transaction. On PostgreSQL it has its own connection without the pool's time limits; on the embedded database,
 * which has one connection, all others wait.
 */
export async function inLongTransaction<T>(
  connection: Connection,
  work: (tx: Transaction) => Promise<T>,
  config?: Parameters<Database['transaction']>[1],
): Promise<T> {
  if (connection.kind === 'pglite') return connection.db.transaction(work, config)
  return overOwnConnection(connection, 'backup', (db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local lock_timeout = 0`)
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      return work(tx)
    }, config),
  )
}

/** Returns the rows of a statement that the query builder has no types for. */
export async function rowsOf<Row extends z.ZodRawShape>(
  tx: Transaction,
  query: SQL,
  row: Row,
): Promise<z.output<z.ZodObject<Row>>[]> {
  const answer: unknown = await tx.execute(query)
  return z.object({ rows: z.array(z.object(row)) }).parse(answer).rows
}
