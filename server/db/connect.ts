import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Pool, Client, type ClientConfig } from 'pg'
import { withTimeout } from '#server/process/timeout.ts'
import { embeddedSettings } from './embedded-settings.ts'
import { lockDataDir } from './lock-data-dir.ts'
import { embeddedFolder, makeEmbedded } from './make-embedded.ts'
import { transactionsOf } from './run-again.ts'

/**
 * The connection that node-postgres opens, where the server at its other end is the embedded database in this process: what it writes
 * are whole messages of PostgreSQL's protocol, which are answered one write after another (decision 0009).
 */
class EmbeddedStream extends Duplex {
  readonly #database: PGlite

  constructor(database: PGlite) {
    super()
    this.#database = database
  }

  // What a socket has besides, and node-postgres asks of it.
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
    // Answers are pushed as they come.
  }

  override _write(message: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    void this.#answer(message, done)
  }

  async #answer(message: Buffer, done: (error?: Error) => void): Promise<void> {
    const answer: Buffer[] = []
    // What is handed over lies in the database's own memory until it goes on.
    const onRawData = (part: Uint8Array) => void answer.push(Buffer.from(part))
    try {
      await this.#database.execProtocolRawStream(message, { onRawData })
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
      return
    }
    // Not before: who has written does not expect an answer while still writing.
    for (const part of answer) this.push(part)
    done()
  }

  /** The messages of one statement, or of several that were made at once. */
  override _writev(chunks: readonly { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}

/** From how many times on a statement is worth being kept by the connection that it came over. */
const WORTH_KEEPING = 3
/** A connection keeps no more of them, nor counts more than so many: what comes past that is asked as ever. */
const MAX_KEPT = 100
const MAX_COUNTED = 1_000

/**
 * Has the embedded database keep what is asked again and again, parsed and planned: making sense of a statement takes it longer than most of
 * them do (decision 0009). Not for a PostgreSQL of its own, where it is not felt, and a pooler may stand before it that knows no such names.
 */
class NamedStatementClient extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    const nameOf = namesOfFrequent()
    this.query = new Proxy(this.query.bind(this), {
      apply(query, client, [asked, values, ...rest]: unknown[]): unknown {
        const name =
          isNameless(asked) && Array.isArray(values) && values.length > 0 ? nameOf(asked.text) : null
        return Reflect.apply(query, client, [
          name === null ? asked : { ...Object(asked), name },
          values,
          ...rest,
        ])
      },
    })
  }
}

function isNameless(asked: unknown): asked is { text: string } {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    !('submit' in asked) &&
    (!('name' in asked) || asked.name === undefined)
  )
}

/** Gives a statement its name once it has come often enough; null before, and for all past the limit. */
function namesOfFrequent(): (text: string) => string | null {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < WORTH_KEEPING || names.size === MAX_KEPT) {
      if (counts.size < MAX_COUNTED || counts.has(text)) counts.set(text, count)
      return null
    }
    counts.delete(text)
    const name = `kept_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

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
