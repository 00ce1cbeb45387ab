import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { isConcurrencyConflict } from './error-meaning.ts'

const TRIES = 4
/** Milliseconds before the second try, doubled for each further one. Both transactions of a conflict may be retried. */
const PAUSE_MS = 25

/**
 * Runs a transaction, and runs it again if PostgreSQL ended it because of a concurrent one. Its only effects must be in the database, so
 * that a second run is safe (decision 0004).
 */
export async function runAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (error) {
      if (tries === TRIES || !isConcurrencyConflict(error)) throw error
      await sleep(PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()))
    }
  }
}

/**
 * Returns how a pool runs transactions. Drizzle itself keeps a connection for good if "begin" fails, until none is left. Here such a
 * connection is closed, because its "begin" may still reach the database.
 */
export function transactionsOf(pool: Pool): PgDatabase<PgQueryResultHKT>['transaction'] {
  return (work, config) =>
    runAgain(async () => {
      const client = await pool.connect()
      let begun = false
      try {
        return await drizzle({ client }).transaction((tx) => {
          begun = true
          return work(tx)
        }, config)
      } finally {
        client.release(!begun)
      }
    })
}
