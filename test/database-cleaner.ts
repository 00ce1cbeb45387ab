import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Connection } from '#server/db/connect.ts'
import { describeEmptying, describeSchema } from './database-dump.ts'

export interface DatabaseCleaner {
  /** No rows, sequences at their start, sessions as after connecting. */
  clean: () => Promise<void>
  /**
   * As if the database had just been made.
   *
   * @throws {DatabaseLeftChanged} where that cannot be had: the schema is another, or a query never ends.
   */
  settle: () => Promise<void>
}

class DatabaseLeftChanged extends Error {
  override readonly name = 'DatabaseLeftChanged'
}

/** Makes a migrated database, whose schema is the one it has now, new again and again. */
export async function cleanerOf(connection: Connection): Promise<DatabaseCleaner> {
  const schema = await describeSchema(connection.db)
  const emptying = await describeEmptying(connection)
  const { tables } = emptying
  const { client } = connection

  async function deletion() {
    // On PostgreSQL the product names no statements, so there are few plans to forget.
    if (connection.kind === 'postgres') return emptying.deleteAndForgetPlans
    const { rows } = await client.query({ name: 'find final rows', text: emptying.findFinalRows })
    if (rows.length > 0) return emptying.deleteFinalRows
    return { name: `delete rows of ${tables.length} tables`, text: emptying.deleteRows }
  }

  return {
    // While there are a few rows only, deleting takes a tenth of the time of truncating.
    async clean() {
      await resetSessions(connection)
      await client.query(await deletion())
    },
    // What was deleted still lies in the files, and every later scan would pass over it: truncating makes them anew.
    async settle() {
      await resetSessions(connection)
      const left = await describeSchema(connection.db)
      if (!isDeepStrictEqual(left, schema)) {
        const changes = [...missing(schema, left), ...missing(left, schema)]
        throw new DatabaseLeftChanged(`A test changed the schema, and left it so: ${changes.join('; ')}`)
      }
      await client.query(`truncate ${tables.join(', ')} restart identity`)
    },
  }
}

const missing = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line))

/** Milliseconds that work which a test began and did not wait for may take to end, and between two looks at it. */
const PATIENCE = 90_000
const INTERVAL = 5

/** As "discard all" does, but for prepared statements: the connection goes on using those. */
const DISCARD = `close all; set session authorization default; reset all; unlisten *; select pg_advisory_unlock_all();
  discard temp; discard sequences`

/** Settings, listeners, advisory locks and temporary tables go. Sessions that still work for an earlier test are waited for. */
async function resetSessions({ client: pool }: Connection): Promise<void> {
  const isIdle = () => pool.idleCount === pool.totalCount && pool.waitingCount === 0
  for (let waited = 0; !isIdle(); waited += INTERVAL) {
    if (waited > PATIENCE)
      throw new DatabaseLeftChanged('A test left a query or a transaction that does not end')
    await setTimeout(INTERVAL)
  }
  const sessions = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  await Promise.all(sessions.map((session) => session.query(DISCARD)))
  for (const session of sessions) session.release()
}
