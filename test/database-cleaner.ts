import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import type { Connection } from '#server/db/connect.ts'
import { describeRows } from './delete-rows.ts'
import { describeSchema } from './releases/catalog.ts'

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
  const { tables, deleteRows } = await describeRows(connection)

  return {
    // While there are a few rows only, deleting takes a tenth of the time of truncating.
    async clean() {
      await resetSessions(connection)
      await connection.client.query(deleteRows)
    },
    // What was deleted still lies in the files, and every later scan would pass over it: truncating makes them anew.
    async settle() {
      await resetSessions(connection)
      const left = await describeSchema(connection.db)
      if (!isDeepStrictEqual(left, schema)) {
        const changes = [...missing(schema, left), ...missing(left, schema)]
        throw new DatabaseLeftChanged(`A test changed the schema, and left it so: ${changes.join('; ')}`)
      }
      await connection.client.query(`truncate ${tables.join(', ')} restart identity`)
    },
  }
}

const missing = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line))

/** How long work that a test began and did not wait for may take to end. */
const PATIENCE = { timeout: 90_000, interval: 5 }

/** As "discard all" does, but for prepared statements: the connection goes on using those. */
const DISCARD = `close all; set session authorization default; reset all; unlisten *; select pg_advisory_unlock_all();
  discard temp; discard sequences`

/** Settings, listeners, advisory locks and temporary tables go. Sessions that still work for an earlier test are waited for. */
async function resetSessions({ client: pool }: Connection): Promise<void> {
  const isIdle = () => pool.idleCount === pool.totalCount && pool.waitingCount === 0
  if (!isIdle()) {
    await vi.waitUntil(isIdle, PATIENCE).catch(() => {
      throw new DatabaseLeftChanged('A test left a query or a transaction that does not end')
    })
  }
  const sessions = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  await Promise.all(sessions.map((session) => session.query(DISCARD)))
  for (const session of sessions) session.release()
}
