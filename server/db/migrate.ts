import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PROJECT_FOLDER } from '#server/process/product.ts'
import { overOwnConnection, type Connection, type Database, type Transaction } from './connect.ts'
import { runAgain } from './run-again.ts'

const migrationsFolder = join(PROJECT_FOLDER, 'server/db/migrations')

/** An arbitrary number that all servers of this product share. */
const LOCK_KEY = 7_420_118

/** Thrown for a database made before the first release, which cannot be migrated. */
export class UnreleasedDatabaseError extends Error {
  override readonly name = 'UnreleasedDatabaseError'
}

/**
 * Migrates the database to this version's schema. Servers that start at the same time wait for each other.
 *
 * @throws {UnreleasedDatabaseError} for a database from before the first release.
 */
export async function migrateDatabase(connection: Connection): Promise<void> {
  if (connection.kind === 'pglite') return connection.db.transaction(migrateWithin)
  // The lock ends with the transaction. A session lock would survive in a pooler's open connection and block every later start.
  return overOwnConnection(connection, 'migration', (db) => runAgain(() => db.transaction(migrateWithin)))
}

async function migrateWithin(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
  await applyMigrations(tx, { after: await assertReleased(tx) })
}

/** Returns when each migration of this version was made, oldest first, in milliseconds. The migrator identifies them by it. */
export function knownMigrations(): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
}

/**
 * Runs the migrations made after `after` and up to `last`, like the migrator, within the transaction that fills the database from a backup.
 * Servers that start meanwhile wait until it has ended.
 */
export async function applyMigrations(
  tx: Transaction,
  { after = 0, last = Infinity }: { after?: number; last?: number },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= after || folderMillis > last) continue
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}

/**
 * Returns when the database's last migration was made, in milliseconds, or 0 if it has none. Throws if that was before the first release.
 */
async function assertReleased(db: Pick<Database, 'select'>): Promise<number> {
  const [table] = await db
    .select({ name: sql<string | null>`found::text` })
    .from(sql`to_regclass('drizzle.__drizzle_migrations') as found`)
  if (!table?.name) return 0
  const [last] = await db
    .select({ at: sql<string | null>`max(created_at)::text` })
    .from(sql`drizzle.__drizzle_migrations`)
  const [first] = readMigrationFiles({ migrationsFolder })
  if (!last?.at || !first) return 0
  if (Number(last.at) >= first.folderMillis) return Number(last.at)
  throw new UnreleasedDatabaseError(
    'The database was made by a version before the first release. Start with an empty one: set another DATA_DIR or DATABASE_URL.',
  )
}
