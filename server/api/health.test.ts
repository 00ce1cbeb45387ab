import { expect, test } from 'vitest'
import { createTestApp } from '#test/create-test-app.ts'
import { openTestDatabase } from '#test/database.ts'

/** The embedded database has one connection; that nothing keeps it long is tested where something could. */
const onPostgres = process.env.TEST_DATABASE_URL !== undefined

test('alive and ready', async () => {
  const { client } = await createTestApp({ seed: false })
  expect(await client.get('/healthz')).toMatchObject({ status: 200, body: 'ok' })
  expect(await client.get('/readyz')).toMatchObject({ status: 200, body: 'ready' })
})

test.runIf(onPostgres)('it stays ready while every connection of the calls is busy', async () => {
  const { client } = await createTestApp({ seed: false })
  const { connection } = await openTestDatabase()
  if (connection.kind !== 'postgres') throw new Error('this is no PostgreSQL')
  const pool = connection.client
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    expect(pool.idleCount).toBe(0)
    expect((await client.get('/readyz')).status).toBe(200)
  } finally {
    for (const one of taken) one.release()
  }
})
