import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import type { Connection } from '#server/db/connect.ts'

export interface Emptier {
  /** No rows, sequences at their start, sessions as after connecting. */
  empty: () => Promise<void>
  /**
   * As if the database had just been made.
   *
   * @throws {DatabaseLeftChanged} where that cannot be had: the schema is another, or a transaction never ends.
   */
  settle: () => Promise<void>
}

export class DatabaseLeftChanged extends Error {
  override readonly name = 'DatabaseLeftChanged'
}

/** Makes a migrated database, whose schema is the one it has now, new again and again. */
export async function emptierOf(connection: Connection): Promise<Emptier> {
  const schema = await read(connection, SCHEMA)
  const tables = await read(connection, TABLES)
  const sequences = await read(connection, SEQUENCES)
  // One statement, as it is the round trips that cost. Foreign keys are not looked at meanwhile, so the order of the
  // tables does not matter.
  const deleteRows = `do $$ begin
    set local session_replication_role = replica;
    ${tables.map((table) => `delete from ${table};`).join(' ')}
    ${sequences.map((sequence) => `alter sequence ${sequence} restart;`).join(' ')}
  end $$`

  return {
    // While there are a few rows only, deleting takes a tenth of the time of truncating.
    async empty() {
      await resetSessions(connection)
      await run(connection, deleteRows)
    },
    // What was deleted still lies in the files, and every later scan would pass over it; truncating makes them anew.
    async settle() {
      await resetSessions(connection)
      const left = await read(connection, SCHEMA)
      if (!isDeepStrictEqual(left, schema)) {
        const changes = [
          ...left.filter((line) => !schema.includes(line)),
          ...schema.filter((line) => !left.includes(line)),
        ]
        throw new DatabaseLeftChanged(`A test changed the schema and left it so: ${changes.join('; ')}`)
      }
      await run(connection, `truncate ${tables.join(', ')} restart identity`)
    },
  }
}

const TABLES = `select format('%I', tablename) as line from pg_tables where schemaname = 'public'`
const SEQUENCES = `select format('%I', sequencename) as line from pg_sequences where schemaname = 'public'`
const SCHEMA = `
  select format('%s %s', relkind, relname) as line from pg_class where relnamespace = 'public'::regnamespace
  union all
  select format('%s.%s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull)
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  union all
  select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all
  select format('%s on %s', tgname, tgrelid::regclass) from pg_trigger where not tgisinternal
  union all
  select format('%s()', proname) from pg_proc where pronamespace = 'public'::regnamespace
  order by line`

/** How long work that a test began and did not wait for may take to end. */
const PATIENCE = { timeout: 45_000, interval: 5 }

/**
 * Settings, listeners, advisory locks, temporary tables and prepared statements go. On PostgreSQL, where every
 * connection of the pool is a session, those that still work for an earlier test are waited for.
 */
async function resetSessions(connection: Connection): Promise<void> {
  if (connection.kind === 'pglite') {
    await connection.client.exec('discard all')
    return
  }
  const pool = connection.client
  const isIdle = () => pool.idleCount === pool.totalCount && pool.waitingCount === 0
  if (!isIdle()) {
    await vi.waitUntil(isIdle, PATIENCE).catch(() => {
      throw new DatabaseLeftChanged('A test left a query or a transaction that does not end')
    })
  }
  const sessions = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  await Promise.all(sessions.map((session) => session.query('discard all')))
  for (const session of sessions) session.release()
}

async function run(connection: Connection, statement: string): Promise<void> {
  await (connection.kind === 'pglite'
    ? connection.client.exec(statement)
    : connection.client.query(statement))
}

async function read(connection: Connection, statement: string): Promise<string[]> {
  const { rows } =
    connection.kind === 'pglite'
      ? await connection.client.query<{ line: string }>(statement)
      : await connection.client.query<{ line: string }>(statement)
  return rows.map(({ line }) => line)
}
