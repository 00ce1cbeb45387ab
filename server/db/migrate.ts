import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import type { Connection } from './connect.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that all servers of this product agree on. */
const LOCK_KEY = 7_420_118

/** Brings the database to this version's schema. Servers that start at the same time wait for each other. */
export async function migrateDatabase(connection: Connection): Promise<void> {
  if (connection.kind === 'pglite') {
    await migratePglite(drizzlePglite({ client: connection.client }), { migrationsFolder })
    return
  }
  // A connection of its own, without the pool's time limits. It holds the lock, which ends with it in every case.
  const { connectionString } = connection.client.options
  const client = new Client({
    connectionString,
    application_name: 'tradewind migration',
    connectionTimeoutMillis: 5000,
  })
  await client.connect()
  try {
    const db = drizzle({ client })
    await db.execute(sql`select pg_advisory_lock(${LOCK_KEY})`)
    await migrateNodePg(db, { migrationsFolder })
  } finally {
    await client.end()
  }
}
