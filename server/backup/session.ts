import * as z from 'zod'
import { sql, type SQL } from 'drizzle-orm'
import { type Connection, type Database, type Transaction, overOwnConnection } from '#server/db/connect.ts'

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
