import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { wasInTheWay } from './error-meaning.ts'

const TRIES = 4
/** Before the second try; each further one waits twice as long. Both of two that were in each other's way may come back. */
const PAUSE_MS = 25

/**
 * Runs a transaction, and again from its beginning where PostgreSQL has ended it because another one was in its way: nothing of it is
 * in the database then. So what it does must be true when it is done twice: its effects are in the database alone (decision 0004).
 */
export async function runAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (error) {
      if (tries === TRIES || !wasInTheWay(error)) throw error
      await sleep(PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()))
    }
  }
}

/**
 * How a pool's transactions are made. Drizzle's own way keeps a connection for good where "begin" fails, as while the database does not
 * answer, until none is left; such a one is closed here, because "begin" may still be on its way to the database.
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
