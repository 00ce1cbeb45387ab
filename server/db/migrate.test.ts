/** @module-tag postgres */

import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { createDatabase } from '#test/postgres-server.ts'
import { connectPostgres, type Connection } from './connect.ts'
import { knownMigrations, migrateDatabase } from './migrate.ts'

const template = inject('databaseTemplate')

async function countMigrations({ db }: Connection): Promise<unknown> {
  const [row] = await db.select({ count: sql`count(*)::int` }).from(sql`drizzle.__drizzle_migrations`)
  return row?.count
}

/** Several servers on one empty PostgreSQL database. */
async function emptyServers(count: number): Promise<Connection[]> {
  if (template.kind !== 'postgres') throw new Error('this is no PostgreSQL')
  const { url, drop } = await createDatabase(template.serverUrl, 'tradewind_migrate')
  const servers = Array.from({ length: count }, () => connectPostgres(url, () => {}))
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await drop()
  })
  return servers
}

test('migrating again changes nothing', async () => {
  const { connection } = await openTestDatabase()
  const count = await countMigrations(connection)
  await migrateDatabase(connection)
  expect(count).toBeGreaterThan(0)
  expect(await countMigrations(connection)).toBe(count)
})

test.runIf(template.kind === 'postgres')(
  'behind a pooler that keeps connections open, a migration leaves no lock behind',
  async () => {
    const { connection } = await openTestDatabase()
    const kept: Client[] = []
    vi.spyOn(Client.prototype, 'end').mockImplementation(function keep(this: Client): void {
      kept.push(this)
    })
    onTestFinished(async () => {
      vi.restoreAllMocks()
      for (const client of kept) await client.end()
    })
    await migrateDatabase(connection)
    const [held] = await connection.db
      .select({ locks: sql<number>`count(*)::int` })
      .from(sql`pg_locks join pg_database on pg_database.oid = pg_locks.database`)
      .where(sql`locktype = 'advisory' and datname = current_database()`)
    expect(kept).toHaveLength(1)
    expect(held).toEqual({ locks: 0 })
  },
)

test.runIf(template.kind === 'postgres')(
  'migrations that PostgreSQL ended because of a deadlock are run again',
  async () => {
    const [server] = await emptyServers(1)
    if (!server) throw new Error('no server')
    const { db } = server
    // The first row is refused as in a deadlock; only a sequence survives the rollback and remembers it.
    for (const statement of [
      `create schema drizzle`,
      `create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
      `create sequence drizzle.asked`,
      `create function drizzle.refuse_first() returns trigger language plpgsql as $$ begin
         if nextval('drizzle.asked') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
         return new; end $$`,
      `create trigger refuse_first before insert on drizzle.__drizzle_migrations
         for each row execute function drizzle.refuse_first()`,
    ])
      await db.execute(sql.raw(statement))
    await migrateDatabase(server)
    const [asked] = await db.select({ times: sql`last_value::int` }).from(sql`drizzle.asked`)
    expect(asked).toEqual({ times: knownMigrations().length + 1 })
    expect(await countMigrations(server)).toBe(knownMigrations().length)
  },
)

test.runIf(template.kind === 'postgres')(
  'servers that start at once migrate one after the other',
  async () => {
    const servers = await emptyServers(3)
    await Promise.all(servers.map((server) => migrateDatabase(server)))
    const counts = await Promise.all(servers.map((server) => countMigrations(server)))
    expect(counts[0]).toBeGreaterThan(0)
    expect(new Set(counts).size).toBe(1)
  },
)
