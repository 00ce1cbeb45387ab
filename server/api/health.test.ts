import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
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

test('a database that does not answer is no readiness, and says when to look again', async () => {
  const { deps } = await createTestApp({ seed: false })
  const app = createApp({ ...deps, pingDatabase: () => Promise.reject(new Error('it is away')) })
  const answer = await app.request('/readyz')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect((await app.request('/healthz')).status).toBe(200)
})
