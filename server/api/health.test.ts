import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { openTestDatabase } from '#test/database.ts'

/** The embedded database has only one connection. */
const onPostgres = process.env.TEST_DATABASE_URL !== undefined

test('the server is alive and ready', async () => {
  const { client } = await createTestApp({ seed: false })
  expect(await client.get('/healthz')).toMatchObject({ status: 200, body: 'ok' })
  expect(await client.get('/readyz')).toMatchObject({ status: 200, body: 'ready' })
})

test(
  'once it has been asked to end it is not ready, and still answers other requests',
  { tags: 'postgres' },
  async () => {
    const { deps } = await createTestApp({ seed: false })
    const leaving = new AbortController()
    const app = createApp(deps, undefined, leaving.signal)
    const statuses = async () => {
      const paths = ['/healthz', '/readyz', '/api/pricing-tiers']
      return Promise.all(paths.map(async (path) => (await app.request(path)).status))
    }
    expect(await statuses()).toEqual([200, 200, 200])
    leaving.abort()
    expect(await statuses()).toEqual([503, 503, 200])
  },
)

test.runIf(onPostgres)(
  'the server stays ready while every connection of the pool is busy',
  { tags: 'postgres' },
  async () => {
    const { client } = await createTestApp({ seed: false })
    const { connection } = await openTestDatabase()
    const pool = connection.client
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    try {
      expect(pool.idleCount).toBe(0)
      expect((await client.get('/readyz')).status).toBe(200)
    } finally {
      for (const one of taken) one.release()
    }
  },
)
