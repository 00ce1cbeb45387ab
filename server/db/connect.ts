import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { withTimeout } from '#server/process/timeout.ts'
import { embeddedSettings } from './embedded-settings.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { lockDataDir } from './lock-data-dir.ts'
import { embeddedFolder, makeEmbedded } from './make-embedded.ts'
import { NamedStatementClient } from './named-statement-client.ts'
import { transactionsOf } from './run-again.ts'

/** The database as the product sees it: PGlite and PostgreSQL are the same to it. */
export type Database = PgDatabase<PgQueryResultHKT>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

interface Connected {
  db: Database
  /** Where its connections are taken from. */
  client: Pool
  /** Rejects while the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
export interface EmbeddedConnection extends Connected {
  kind: 'pglite'
  /** The database itself; its statements go through `client`, so that they keep out of others' transactions. */
  engine: Pick<PGlite, 'dumpDataDir'>
}
interface PostgresConnection extends Connected {
  kind: 'postgres'
}
export type Connection = EmbeddedConnection | PostgresConnection

/**
 * Opens the embedded database: in `dataDir`, which it locks for as long as the process lives, or in memory without one.
 *
 * @throws {DataDirInUseError} while another process has the folder open.
 */
export async function connectPglite(dataDir?: string): Promise<EmbeddedConnection> {
  // Loaded only here: an installation on PostgreSQL has no use for a second one.
  const { PGlite } = await import('@electric-sql/pglite')
  const settings = embeddedSettings(PGlite)
  if (dataDir === undefined) return connectEmbedded(await PGlite.create(settings))
  await makeEmbedded(dataDir)
  const unlock = lockDataDir(dataDir)
  try {
    const connection = connectEmbedded(await PGlite.create(embeddedFolder(dataDir), settings))
    return { ...connection, close: () => connection.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Speaks with an embedded database as with any other: by node-postgres, over the one connection that there is. Everybody waits for their turn
 * at it as long as it takes.
 */
export function connectEmbedded(engine: PGlite): EmbeddedConnection {
  const client = new Pool({
    Client: NamedStatementClient,
    stream: () => new EmbeddedStream(engine),
    user: 'postgres',
    database: 'postgres',
    // Whatever PGSSLMODE says of other databases.
    ssl: false,
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    // There is one session, whoever had it before.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: async (fresh) => {
      await fresh.query('rollback')
      await fresh.query('discard all')
    },
  })
  return {
    kind: 'pglite',
    client,
    engine,
    db: databaseOf(client),
    ping: async () => {
      await client.query('select 1')
    },
    close: async () => {
      await client.end()
      await engine.close()
    },
  }
}

function databaseOf(client: Pool): Database {
  // Whoever has a connection that breaks is told by what they ask over it. Without a listener it would end the process besides.
  client.on('connect', (connection) => void connection.on('error', () => {}))
  return Object.assign(drizzle({ client }), { transaction: transactionsOf(client) })
}

const PING_MS = 2000

/**
 * Opens a pool on PostgreSQL. Its limits make a stopped database an error within seconds, which the API answers with 503,
 * and every later query tries anew; so nothing has to be restarted when the database is back.
 */
export function connectPostgres(url: string, onIdleError: (error: Error) => void): PostgresConnection {
  const client = new Pool({
    connectionString: url,
    application_name: 'tradewind',
    max: 20,
    // Statements that are made at the same moment go out together, not each after the answer before it.
    pipeline: true,
    // Also how long a call waits for its turn when all connections are busy.
    connectionTimeoutMillis: 8000,
    idleTimeoutMillis: 30_000,
    query_timeout: 10_000,
    statement_timeout: 9000,
    lock_timeout: 8000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  })
  // A connection of its own: that all others are busy is no reason to take the server for dead.
  const probe = new Pool({
    connectionString: url,
    application_name: 'tradewind readiness',
    max: 1,
    connectionTimeoutMillis: PING_MS,
    idleTimeoutMillis: 30_000,
    query_timeout: PING_MS,
    keepAlive: true,
  })
  // A connection that breaks while nobody uses it must not end the process.
  for (const pool of [client, probe]) pool.on('error', onIdleError)
  return {
    kind: 'postgres',
    client,
    db: databaseOf(client),
    ping: async () => {
      await withTimeout(probe.query('select 1'), PING_MS, `The database did not answer within ${PING_MS} ms`)
    },
    close: async () => {
      await Promise.all([client.end(), probe.end()])
    },
  }
}
