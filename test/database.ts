import { inject, onTestFinished } from 'vitest'
import { connectPostgres, type Connection, type Database } from '#server/db/connect.ts'
import { embeddedFolder } from '#server/db/embedded.ts'
import { cleanerOf, type DatabaseCleaner } from './database-cleaner.ts'
import type { DatabaseTemplate } from './global-setup.ts'
import { openPgliteCopy, openReusedCopy } from './pglite-template.ts'
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

async function copyTemplate(template: DatabaseTemplate): Promise<TestDatabase> {
  if (template.kind === 'pglite') {
    return { connection: await openReusedCopy(template.file), url: null }
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
