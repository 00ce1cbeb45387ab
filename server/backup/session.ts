import { drizzle } from 'drizzle-orm/node-postgres'
import { sql, type SQL } from 'drizzle-orm'
import { Client } from 'pg'
import * as z from 'zod'
import type { Connection, Database, Transaction } from '#server/db/connect.ts'

/**
 * Runs long work in one transaction. On PostgreSQL it has a connection of its own without the pool's time limits; the embedded
 * database has one connection, and everybody else waits.
 */
export async function inLongTransaction<T>(
  connection: Connection,
  work: (tx: Transaction) => Promise<T>,
  config?: Parameters<Database['transaction']>[1],
): Promise<T> {
  if (connection.kind === 'pglite') return connection.db.transaction(work, config)
  const { connectionString } = connection.client.options
  const client = new Client({
    connectionString,
    application_name: 'tradewind backup',
    connectionTimeoutMillis: 8000,
    keepAlive: true,
  })
  // That it breaks ends the query under way, which tells of it.
  client.on('error', () => {})
  await client.connect()
  try {
    const db: Database = drizzle({ client })
    return await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local lock_timeout = 0`)
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      return work(tx)
    }, config)
  } finally {
    await client.end()
  }
}

/** The rows of a statement whose columns the query builder does not know. */
export async function rowsOf<Row extends z.ZodRawShape>(
  tx: Transaction,
  query: SQL,
  row: Row,
): Promise<z.output<z.ZodObject<Row>>[]> {
  const answer: unknown = await tx.execute(query)
  return z.object({ rows: z.array(z.object(row)) }).parse(answer).rows
}
