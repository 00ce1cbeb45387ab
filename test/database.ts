import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, inject } from 'vitest'
import { connectPostgres, type Connection } from '#server/db/connect.ts'
import * as schema from '#server/db/schema.ts'
import type { DatabaseTemplate } from './global-setup.ts'
import { runOnServer, urlOfDatabase } from './postgres-server.ts'

export interface TestDatabase {
  connection: Connection
  /** Where a second server finds the same database; null on PGlite, which is in this process alone. */
  url: string | null
}

let opened: TestDatabase | null = null
let discard: (() => Promise<void>) | null = null

/**
 * A migrated and empty database: PGlite in memory, or one of its own on the PostgreSQL of TEST_DATABASE_URL. A test file
 * has one; asking again empties it, so that every test can begin with nothing.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (opened) await empty(opened.connection)
  else opened = await copyTemplate(inject('databaseTemplate'))
  return opened
}

afterAll(async () => {
  await opened?.connection.close()
  await discard?.()
})

async function copyTemplate(template: DatabaseTemplate): Promise<TestDatabase> {
  if (template.kind === 'pglite') {
    const client = await PGlite.create({ loadDataDir: await openAsBlob(template.dumpFile) })
    const ping = async () => void (await client.query('select 1'))
    const db = drizzle({ client, schema })
    return { connection: { kind: 'pglite', client, db, ping, close: () => client.close() }, url: null }
  }
  const name = `tradewind_test_${randomBytes(6).toString('hex')}`
  await runOnServer(template.serverUrl, `create database ${name} template ${template.name}`)
  discard = () => runOnServer(template.serverUrl, `drop database ${name} with (force)`)
  const url = urlOfDatabase(template.serverUrl, name)
  return { connection: connectPostgres(url, () => {}), url }
}

// While there are a few rows only, deleting is much faster than truncating. Foreign keys are not looked at meanwhile, so the
// order of the tables does not matter.
async function empty({ db }: Connection): Promise<void> {
  await db.execute(sql`do $$ declare statement text; begin
    set local session_replication_role = replica;
    for statement in
      select format('delete from %I', tablename) from pg_tables where schemaname = 'public'
      union all
      select format('alter sequence %I restart', sequencename) from pg_sequences where schemaname = 'public'
    loop
      execute statement;
    end loop;
  end $$`)
}
