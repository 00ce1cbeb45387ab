import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { Connection, Database } from './connect.ts'

/** Runs the work on a separate connection without the pool's time limits. */
export async function overOwnConnection<T>(
  { client: pool }: Extract<Connection, { kind: 'postgres' }>,
  name: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: pool.options.connectionString,
    application_name: `tradewind ${name}`,
    connectionTimeoutMillis: 8000,
    keepAlive: true,
  })
  // A broken connection fails the current statement, which reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(drizzle({ client }))
  } finally {
    await client.end()
  }
}
