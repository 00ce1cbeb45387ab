/** @module-tag postgres */

import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { retreats } from '#server/db/schema.ts'
import { createTestApp } from './create-test-app.ts'
import { cleanerOf } from './database-cleaner.ts'
import { openTestDatabase, settleTestDatabase } from './database.ts'
import { guestWithBooking, operator, payByCard } from './guests.ts'

const retreat = {
  startsOn: '2025-10-31',
  endsOn: '2025-11-07',
  placesKiter: 8,
  placesNonKiter: 8,
  status: 'on_sale',
} as const

test('a test gets empty tables', async () => {
  const { connection } = await openTestDatabase()
  expect(await connection.db.select().from(retreats)).toEqual([])
  await connection.db.insert(retreats).values(retreat)
})

test('the next test in the file finds no rows of the previous one', async () => {
  const { connection } = await openTestDatabase()
  expect(await connection.db.select().from(retreats)).toEqual([])
})

test('the database is PostgreSQL if TEST_DATABASE_URL is set, and PGlite otherwise', async () => {
  const { connection, url } = await openTestDatabase()
  expect(connection.kind).toBe(process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite')
  expect(url === null).toBe(connection.kind === 'pglite')
})

test('the next test finds no rows in any table', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  await operator(app)
  await payByCard(await guestWithBooking(app), 'deposit')
  expect((await filledTables(app.db)).length).toBeGreaterThan(10)
  await openTestDatabase()
  expect(await filledTables(app.db)).toEqual([])
})

async function filledTables(db: Database): Promise<string[]> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables where schemaname = 'public'`)
  const filled: string[] = []
  for (const { name } of tables) if ((await db.$count(sql.identifier(name))) > 0) filled.push(name)
  return filled
}

test('the next test finds sequences restarted', async () => {
  const { connection } = await openTestDatabase()
  const { db } = connection
  onTestFinished(async () => void (await db.execute(sql`drop table numbered`)))
  await db.execute(sql`create table numbered (number serial, name text)`)
  const cleaner = await cleanerOf(connection)
  const insert = () => db.execute(sql`insert into numbered (name) values ('one'), ('two') returning number`)
  for (const renew of [cleaner.clean, cleaner.settle]) {
    await insert()
    await renew()
    expect(await insert()).toMatchObject({ rows: [{ number: 1 }, { number: 2 }] })
  }
})

test('settings, locks, listeners and temporary tables of a session are reset for the next test', async () => {
  const { connection } = await openTestDatabase()
  const { db } = connection
  const session = () =>
    db
      .select({
        zone: sql`current_setting('timezone')`,
        locks: sql`(
          select count(*)::int from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where locktype = 'advisory' and datname = current_database()
        )`,
        channels: sql`(select count(*)::int from pg_listening_channels())`,
        temporary: sql`to_regclass('pg_temp.scratch')`,
      })
      .from(sql`(values (1)) as one`)
  const fresh = await session()
  for (const statement of [
    'set timezone = "Asia/Tokyo"',
    'select pg_advisory_lock(7)',
    'listen news',
    'create temporary table scratch (n int)',
  ]) {
    await db.execute(statement)
  }
  expect(await session()).toEqual([{ zone: 'Asia/Tokyo', locks: 1, channels: 1, temporary: 'scratch' }])
  await openTestDatabase()
  expect(await session()).toEqual(fresh)
  expect(fresh).toMatchObject([{ locks: 0, channels: 0, temporary: null }])
})

test('a query that a test left running ends before the next test starts', async () => {
  const { connection } = await openTestDatabase()
  const { db } = connection
  const late = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_sleep(0.1)`)
    await tx.insert(retreats).values(retreat)
  })
  // The transaction is only noticed once it has a connection.
  await db.execute(sql`select`)
  await openTestDatabase()
  expect(await db.$count(retreats)).toBe(0)
  await late
  expect(await db.$count(retreats)).toBe(0)
})

test('a file that leaves the schema changed fails, and the next one gets another database', async () => {
  const { connection } = await openTestDatabase()
  await connection.db.execute(sql`alter table bookings drop constraint bookings_place`)
  await expect(settleTestDatabase()).rejects.toThrow(/left it so: .*bookings_place UNIQUE/)
  expect((await openTestDatabase()).connection).not.toBe(connection)
  await expect(settleTestDatabase()).resolves.toBeUndefined()
})
