import { isDeepStrictEqual } from 'node:util'
import { inject, onTestFinished, vi } from 'vitest'
import { connectEmbedded, connectPostgres, type Connection, type Database } from '#server/db/connect.ts'
import { embeddedFolder } from '#server/db/embedded.ts'
import { describeEmptying, describeSchema } from './database-dump.ts'
import type { DatabaseTemplate } from './global-setup.ts'
import { copyTemplate as copyPglite, openPgliteCopy } from './pglite-template.ts'
import { createDatabase } from './postgres-server.ts'

interface TestDatabase {
  connection: Connection
  /** Where a second server finds the same database; null on PGlite, which is in this process alone. */
  url: string | null
}

// Test files of one worker share this module, and so the database (decision 0040).
let opened: (TestDatabase & { cleaner: DatabaseCleaner }) | null = null

/**
 * A migrated and empty database: PGlite in memory, or one of its own on the PostgreSQL of TEST_DATABASE_URL. A worker has
 * one, copied from the template; asking again empties it, so that every test can begin with nothing.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (opened === null) {
    const copy = await copyTemplate(inject('databaseTemplate'))
    opened = { ...copy, cleaner: await cleanerOf(copy.connection) }
  }
  await opened.cleaner.clean()
  return opened
}

/**
 * Makes the worker's database new before its next test file gets it; one that cannot be mended is given up for another.
 *
 * @throws {DatabaseLeftChanged} what the file did to it.
 */
export async function settleTestDatabase(): Promise<void> {
  const settled = opened
  try {
    await settled?.cleaner.settle()
  } catch (error) {
    opened = null
    await settled?.connection.close()
    throw error
  }
}

/** Makes an embedded database in a folder, migrated and filled, which a process of its own can then open. */
export async function fillFolder(dataDir: string, fill: (db: Database) => Promise<void>): Promise<void> {
  const template = inject('databaseTemplate')
  if (template.kind !== 'pglite') throw new Error('the tests run on PostgreSQL')
  const copy = await openPgliteCopy(template.file, embeddedFolder(dataDir))
  await fill(copy.db)
  await copy.close()
}

/** How many statements the embedded database keeps planned, where the product keeps a hundred: a worker's tests send ten times as many kinds. */
const KEPT_STATEMENTS = 1_000

async function copyTemplate(template: DatabaseTemplate): Promise<TestDatabase> {
  if (template.kind === 'pglite') {
    return { connection: connectEmbedded(await copyPglite(template.file), KEPT_STATEMENTS), url: null }
  }
  // The global setup drops it once all workers are gone.
  const { url } = await createDatabase(template.serverUrl, template.name, template.name)
  const connection = connectPostgres(url, () => {})
  // The product gives up within seconds. Here a machine that is busy with something else may take its time.
  Object.assign(connection.client.options, {
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    lock_timeout: PATIENCE_MS,
    idle_in_transaction_session_timeout: PATIENCE_MS,
  })
  return { connection, url }
}

const PATIENCE_MS = 50_000

interface DatabaseCleaner {
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

interface Refill {
  text: string
  values: string[]
}

const kept = new Map<string, { refill: Refill; answer: unknown; at: number }>()

/** What is put back is at most this much older than it says, because some moments in it are of the machine's clock: emails wait for minutes. */
const FRESH_MS = 60_000

/**
 * Fills an empty database. Once a minute under a name `fill` does it, and the other times what was in the tables then is put back in one round trip,
 * the same rows with the same ids: a season takes ten times as long to make as to put back, and most tests begin with the same one.
 * What `fill` answered is answered again as a copy.
 */
export async function fillOnce<Answer>(
  { client }: Connection,
  name: string,
  fill: () => Promise<Answer>,
): Promise<Answer> {
  const known = kept.get(name)
  if (known === undefined || Math.abs(Date.now() - known.at) > FRESH_MS) {
    const at = Date.now()
    const answer = await fill()
    kept.set(name, { refill: await describeRefill(client), answer: structuredClone(answer), at })
    return answer
  }
  await client.query({ text: known.refill.text }, known.refill.values)
  // The caller's names tell one kind of answer from another.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return structuredClone(known.answer) as Answer
}

/** What is computed from other columns is left to the database. */
const COLUMNS = `
  select format('%I', table_name) as name, string_agg(format('%I', column_name), ', ') as columns
  from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`
const SEQUENCES = `
  select format('%I', sequencename) as name, last_value as value from pg_sequences
  where schemaname = 'public' and last_value is not null`

/** One statement that puts the rows of now into empty tables, whatever their order, and sequences where they are now. */
async function describeRefill(client: Connection['client']): Promise<Refill> {
  const { rows: tables } = await client.query<{ name: string; columns: string }>(COLUMNS)
  const reading = tables.map(
    ({ name }, at) => `select ${at} as at, jsonb_agg(to_jsonb(each))::text as rows from ${name} each`,
  )
  const { rows: filled } = await client.query<{ at: number; rows: string | null }>(
    reading.join(' union all '),
  )
  const insertions: string[] = []
  const values: string[] = []
  for (const { at, rows } of filled) {
    const table = tables[at]
    if (rows === null || table === undefined) continue
    values.push(rows)
    insertions.push(`t${at} as (insert into ${table.name} (${table.columns}) overriding system value
      select ${table.columns} from jsonb_populate_recordset(null::${table.name}, $${values.length}))`)
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(SEQUENCES)
  const settings = sequences.map(({ name, value }) => `setval('${name}', ${value})`)
  return { text: `with ${insertions.join(', ')} select ${settings.join(', ')}`, values }
}

/** A database for this one test that nothing has been done to: not migrated, no table. */
export async function openEmptyDatabase(): Promise<Connection> {
  const template = inject('databaseTemplate')
  if (template.kind === 'pglite') {
    const connection = await openPgliteCopy(template.file)
    onTestFinished(() => connection.close())
    // A tenth of what it takes to make one from nothing.
    await connection.client.query(
      'drop schema public cascade; drop schema drizzle cascade; create schema public',
    )
    return connection
  }
  const { url, drop } = await createDatabase(template.serverUrl, 'tradewind_empty')
  const connection = connectPostgres(url, () => {})
  onTestFinished(async () => {
    await connection.close()
    await drop()
  })
  return connection
}
