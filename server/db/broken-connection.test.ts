/** @module-tag postgres */

import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import type { Database, Transaction } from './connect.ts'
import { isDatabaseUnavailable } from './error-meaning.ts'

const onPostgres = inject('databaseTemplate').kind === 'postgres'

async function processOf(tx: Transaction): Promise<number> {
  const [session] = await tx.select({ pid: sql<number>`pid` }).from(sql`pg_backend_pid() as pid`)
  return session?.pid ?? Number.NaN
}

/** Cuts a connection, as PostgreSQL does when it is stopped. */
async function cut(db: Database, pid: number): Promise<void> {
  await db.execute(sql`select pg_terminate_backend(${pid}::int, 5000)`)
}

// An unhandled error would end the process, and fail this test run.
test.runIf(onPostgres).each<{ when: string; work: (tx: Transaction, db: Database) => Promise<unknown> }>([
  {
    when: 'between two statements',
    work: async (tx, db) => {
      await cut(db, await processOf(tx))
      // Until the end of the connection is noticed here.
      for (;;) await tx.execute(sql`select 1`)
    },
  },
  {
    when: 'in the middle of one',
    work: async (tx, db) => {
      const pid = await processOf(tx)
      await Promise.all([tx.execute(sql`select pg_sleep(60)`), cut(db, pid)])
    },
  },
])('a transaction whose connection is cut $when fails, and the next one works', async ({ work }) => {
  const { db, client: pool } = (await openTestDatabase()).connection
  const error: unknown = await db
    .transaction((tx) => work(tx, db))
    .then(
      () => null,
      (reason: unknown) => reason,
    )
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(await db.transaction(processOf)).toBeGreaterThan(0)
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
})
