import { cpSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { inject, onTestFinished } from 'vitest'
import { connectPglite, connectPostgres, type Connection } from '#server/db/connect.ts'
import { embeddedFolder } from '#server/db/embedded.ts'
import { newFolder } from '#test/new-folder.ts'
import { createDatabase } from '#test/postgres-server.ts'
import { listenOnLoopback } from '#test/serve.ts'

export const STORES = ['PGlite', 'PostgreSQL'] as const
export type StoreKind = (typeof STORES)[number]

/** An empty folder or database for one or more servers, gone when the test is over. */
export interface Store {
  dataDir: string
  /** The environment variables with which a server finds it. */
  env: Record<string, string>
  /** The proxy to PostgreSQL; null for the embedded database. */
  proxy: DatabaseProxy | null
  /** PostgreSQL's own address, without the proxy. */
  databaseUrl: string | null
  /** Reads the database while the server runs or, if it is embedded, after the server has ended. */
  read: Read
}

type Read = <T>(look: (connection: Connection) => Promise<T>) => Promise<T>

/**
 * On PostgreSQL, opens a new database on the server of TEST_DATABASE_URL. An embedded one is a copy of a database that a server has started on
 * before, with the tests' key, because creating it takes longer than any later start. `isNew` creates it, for rows about that or with
 * another key.
 */
export async function openStore(kind: StoreKind, { isNew = false } = {}): Promise<Store> {
  if (kind === 'PostgreSQL') {
    const databaseUrl = await newDatabase()
    const proxy = await openProxy(databaseUrl)
    onTestFinished(proxy.close)
    return { ...postgresStore(databaseUrl), env: { DATABASE_URL: proxy.url }, proxy }
  }
  const folder = newFolder()
  if (!isNew) cpSync(embeddedFolder(inject('startedFolder')), embeddedFolder(folder), { recursive: true })
  return folderStore(folder)
}

/** A store with the embedded database of a folder. */
export function folderStore(dataDir: string): Store {
  return {
    dataDir,
    env: {},
    proxy: null,
    databaseUrl: null,
    read: readerOf(() => connectPglite(dataDir)),
  }
}

/** A store with an existing database. */
export function postgresStore(databaseUrl: string): Store {
  return {
    dataDir: newFolder(),
    env: { DATABASE_URL: databaseUrl },
    proxy: null,
    databaseUrl,
    read: readerOf(async () => connectPostgres(databaseUrl, () => {})),
  }
}

/** Creates an empty database, and returns its address. */
export async function newDatabase(): Promise<string> {
  const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL ?? '', 'tradewind_fault')
  onTestFinished(drop)
  return url
}

function readerOf(open: () => Promise<Connection>): Read {
  return async (look) => {
    const connection = await open()
    try {
      return await look(connection)
    } finally {
      await connection.close()
    }
  }
}

/** The connection from a server to PostgreSQL, which a test can cut at any message. */
interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string
  /** The number of messages sent to the database so far. */
  sent: () => number
  /** Stops all messages in both directions: what is not committed by now never will be. */
  freeze: () => void
  /**
   * Freezes after this many more outgoing messages, and calls `tell`. The last one still reaches the database if
   * `lastArrives` is set, but its answer does not come back: a commit without an answer.
   */
  freezeAfter: (messages: number, point: { lastArrives: boolean; tell: () => void }) => void
  /** Lets new connections through. */
  thaw: () => void
  close: () => void
}

/** Opens a proxy between a server and the PostgreSQL of `url`. */
async function openProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  let frozen = false
  let sent = 0
  let point: { at: number; lastArrives: boolean; tell: () => void } | null = null
  const open = new Set<Socket>()

  /** Counts a message; returns whether it may pass. */
  function count(): boolean {
    sent++
    if (point === null || sent < point.at) return true
    const { lastArrives, tell } = point
    point = null
    frozen = true
    tell()
    return lastArrives
  }

  const gate = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    // A frozen connection stays cut: its client is dead, even after a thaw.
    const isCut = () => frozen || !open.has(near)
    open.add(near)
    near.on('data', (message) => {
      if (!isCut() && count()) far.write(message)
    })
    far.on('data', (message) => {
      if (!isCut()) near.write(message)
    })
    // The other side sees the end only after the last message.
    near.on('close', () => far.end()).on('error', () => {})
    far.on('close', () => near.destroy()).on('error', () => {})
  })
  const near = new URL(url)
  near.port = `${await listenOnLoopback(gate)}`

  return {
    url: near.href,
    sent: () => sent,
    freeze: () => {
      frozen = true
    },
    freezeAfter: (messages, { lastArrives, tell }) => {
      point = { at: sent + messages, lastArrives, tell }
    },
    thaw: () => {
      open.clear()
      point = null
      frozen = false
    },
    close: () => {
      gate.close()
      for (const socket of open) socket.destroy()
    },
  }
}
