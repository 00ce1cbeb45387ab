import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openEmptyDatabase } from '#test/database.ts'
import { newFolder } from '#test/new-folder.ts'
import { connectPglite } from './connect.ts'

test('after a start that is killed while it creates the embedded database, the next one creates it, with 16 MB of buffers, and keeps its rows', async () => {
  const dataDir = newFolder()
  const script = `
    import { makeEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    await makeEmbedded(process.argv[1])`
  const killed = spawn(process.execPath, ['--input-type=module', '--eval', script, dataDir])
  // Until its child process has begun to write the database.
  await vi.waitUntil(
    () =>
      readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).some((name) => /^pglite.*\/./.test(name)),
    // Far longer than it takes: a busy machine must not fail it.
    { timeout: 150_000, interval: 20 },
  )
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  // What an earlier one left half made.
  mkdirSync(join(dataDir, 'pglite.new'))
  writeFileSync(join(dataDir, 'pglite.new/PG_VERSION'), 'half a database')

  const first = await connectPglite(dataDir)
  await first.client.query('create table kept (word text); insert into kept values ($$wind$$)')
  await first.close()
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['lock.db', 'pglite']))
  expect(readdirSync(dataDir)).not.toContain('pglite.new')

  const again = await connectPglite(dataDir)
  expect((await again.client.query('select word from kept')).rows).toEqual([{ word: 'wind' }])
  const { rows } = await again.client.query(
    `select setting::int * 8 as kb from pg_settings where name = 'shared_buffers'`,
  )
  expect(rows).toEqual([{ kb: 16 * 1024 }])
  await again.close()
})

test('a released connection of the embedded database leaves no transaction or setting to the next user', async () => {
  const connection = await openEmptyDatabase()
  const pool = connection.client
  await pool.query('create table kept (word text)')
  const first = await pool.connect()
  await first.query(`set time zone 'Pacific/Auckland'`)
  await first.query('begin')
  await first.query({ text: 'insert into kept values ($1)' }, ['wind'])
  first.release(true)

  expect((await pool.query('select word from kept')).rows).toEqual([])
  expect((await pool.query(`show time zone`)).rows).not.toEqual([{ TimeZone: 'Pacific/Auckland' }])
  for (let time = 0; time < 4; time++) await pool.query({ text: 'insert into kept values ($1)' }, ['wind'])
  expect((await pool.query('select word from kept')).rows).toHaveLength(4)
})

test('transactions wait for the embedded database’s only connection as long as needed', async () => {
  const connection = await openEmptyDatabase()
  const { db } = connection
  await db.execute(sql`create table kept (number int)`)
  await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(sql`kept`)
        await tx.execute(sql`insert into kept values (${row?.count ?? number})`)
      }),
    ),
  )
  const rows = await db
    .select({ number: sql<number>`number` })
    .from(sql`kept`)
    .orderBy(sql`number`)
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, number) => number))
})

test('PostgreSQL’s environment variables do not affect the embedded database', async () => {
  vi.stubEnv('PGSSLMODE', 'require')
  vi.stubEnv('PGHOST', 'db.example')
  vi.stubEnv('PGDATABASE', 'another')
  const connection = await openEmptyDatabase()
  const { rows } = await connection.client.query('select current_database() as name')
  expect(rows).toEqual([{ name: 'postgres' }])
})
