import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { runOnServer, urlOfDatabase } from '#test/postgres-server.ts'
import { connectPostgres, type Connection } from './connect.ts'
import { migrateDatabase } from './migrate.ts'

const template = inject('databaseTemplate')

async function countMigrations({ db }: Connection): Promise<unknown> {
  const [row] = await db.select({ count: sql`count(*)::int` }).from(sql`drizzle.__drizzle_migrations`)
  return row?.count
}

test('migrating again changes nothing', async () => {
  const { connection } = await openTestDatabase()
  const count = await countMigrations(connection)
  await migrateDatabase(connection)
  expect(count).toBeGreaterThan(0)
  expect(await countMigrations(connection)).toBe(count)
})

test.runIf(template.kind === 'postgres')(
  'behind a pooler, which keeps a connection open after its client has gone, the next start does not wait for the one before',
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
  'servers that start at once migrate one after the other',
  async () => {
    if (template.kind !== 'postgres') return
    const name = `tradewind_migrate_${randomBytes(6).toString('hex')}`
    await runOnServer(template.serverUrl, `create database ${name}`)
    const servers = [1, 2, 3].map(() => connectPostgres(urlOfDatabase(template.serverUrl, name), () => {}))
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.close()))
      await runOnServer(template.serverUrl, `drop database ${name} with (force)`)
    })
    await Promise.all(servers.map((server) => migrateDatabase(server)))
    const counts = await Promise.all(servers.map((server) => countMigrations(server)))
    expect(counts[0]).toBeGreaterThan(0)
    expect(new Set(counts).size).toBe(1)
  },
)
