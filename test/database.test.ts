import { expect, test } from 'vitest'
import { retreats } from '#server/db/schema.ts'
import { openTestDatabase } from './database.ts'

const retreat = {
  startsOn: '2025-10-31',
  endsOn: '2025-11-07',
  placesKiter: 8,
  placesNonKiter: 8,
  status: 'on_sale',
} as const

test('a test gets every table, and nothing in them', async () => {
  const { connection } = await openTestDatabase()
  expect(await connection.db.select().from(retreats)).toEqual([])
  await connection.db.insert(retreats).values(retreat)
})

test('the next test in the file finds nothing of the one before', async () => {
  const { connection } = await openTestDatabase()
  expect(await connection.db.select().from(retreats)).toEqual([])
})

test('it is real PostgreSQL where TEST_DATABASE_URL names one, and PGlite elsewhere', async () => {
  const { connection, url } = await openTestDatabase()
  expect(connection.kind).toBe(process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite')
  expect(url === null).toBe(connection.kind === 'pglite')
})
