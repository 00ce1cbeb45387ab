import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Pool, Client } from 'pg'
import { withTimeout } from '#server/process/timeout.ts'
import { embeddedFolder, embeddedSettings, lockDataDir, makeEmbedded } from './embedded.ts'
import { transactionsOf } from './run-again.ts'

/**
 * Connects node-postgres to the embedded database in this process. It writes whole messages of PostgreSQL's protocol, which are answered
 * one write after another (decision 0009).
 */
class EmbeddedStream extends Duplex {
  readonly #database: PGlite

  constructor(database: PGlite) {
    super()
    this.#database = database
  }

  // The other methods of a socket that node-postgres calls.
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed as they arrive.
  }

  override _write(message: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    void this.#answer(message, done)
  }

  async #answer(message: Buffer, done: (error?: Error) => void): Promise<void> {
    const answer: Buffer[] = []
    // Copied, because the part is in the database's own memory and is overwritten later.
    const onRawData = (part: Uint8Array) => void answer.push(Buffer.from(part))
    try {
      await this.#database.execProtocolRawStream(message, { onRawData })
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
      return
    }
    // Not earlier, because node-postgres expects no answer while it is still writing.
    for (const part of answer) this.push(part)
    done()
  }

  /** Writes the messages of one statement, or of several that were pipelined. */
  override _writev(chunks: readonly { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}

/** The database as the product uses it, the same for PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface Connection {
  kind: 'pglite' | 'postgres'
  db: Database
  /** The pool that connections come from. */
  client: Pool
  /** Rejects while the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the embedded database in `dataDir`, which stays locked while the process lives.
 *
 * @throws {DataDirInUseError} while another process has the folder open.
 */
export async function connectPglite(dataDir: string): Promise<Connection> {
  // Imported here, because an instance on PostgreSQL does not need it.
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  await makeEmbedded(dataDir)
  const unlock = lockDataDir(dataDir)
  try {
    const engine = await PGlite.create(embeddedFolder(dataDir), {
      ...embeddedSettings(PGlite),
      extensions: { pg_trgm },
    })
    const connection = connectEmbedded(engine)
    return { ...connection, close: () => connection.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Connects to an embedded database through node-postgres like to any other. There is only one connection, and callers wait for it without a
 * limit.
 */
export function connectEmbedded(engine: PGlite, clientClass = Client): Connection {
  const client = new Pool({
    Client: clientClass,
    stream: () => new EmbeddedStream(engine),
    user: 'postgres',
    database: 'postgres',
    // Ignores PGSSLMODE, which is meant for other databases.
    ssl: false,
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    // The embedded database has one session, so it must be cleared of its previous user.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: async (fresh) => {
      await fresh.query('rollback')
      await fresh.query('discard all')
    },
  })
  return {
    kind: 'pglite',
    client,
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
  // A broken connection fails the queries on it. Without a listener its error event would also end the process.
  client.on('connect', (connection) => void connection.on('error', () => {}))
  return Object.assign(drizzle({ client }), { transaction: transactionsOf(client) })
}

const PING_MS = 2000

/**
 * Opens a pool on PostgreSQL. Its limits turn a stopped database into an error within seconds, which the API answers with 503. Each query
 * tries again, so nothing needs a restart when the database is back.
 */
export function connectPostgres(url: string, onIdleError: (error: Error) => void): Connection {
  const client = new Pool({
    connectionString: url,
    application_name: 'tradewind',
    max: 20,
    // Concurrent statements are sent together instead of each after the previous answer.
    pipeline: true,
    // Also limits how long a query waits for a free connection.
    connectionTimeoutMillis: 8000,
    idleTimeoutMillis: 30_000,
    query_timeout: 10_000,
    statement_timeout: 9000,
    lock_timeout: 8000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  })
  // The check has its own connection, because a busy pool does not mean that the server is down.
  const probe = new Pool({
    connectionString: url,
    application_name: 'tradewind readiness',
    max: 1,
    connectionTimeoutMillis: PING_MS,
    idleTimeoutMillis: 30_000,
    query_timeout: PING_MS,
    keepAlive: true,
  })
  // An idle connection that breaks must not end the process.
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

/** Runs the work on a separate connection without the pool's time limits. */
export async function overOwnConnection<T>(
  { client: pool }: Pick<Connection, 'client'>,
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
