import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { together } from './together.ts'

test('what was asked at once is answered in the order of the list', async () => {
  const { db } = await createTestApp()
  const answers = await db.transaction((tx) =>
    together(
      tx.execute(sql`select 1 as n, pg_sleep(0.05)`).then(() => 'slow'),
      tx.execute(sql`select 2 as n`).then(() => 'quick'),
    ),
  )
  expect(answers).toEqual(['slow', 'quick'])
})

test('of several refusals the first of the list is thrown, when all have come to their end', async () => {
  const { db } = await createTestApp()
  const ended: string[] = []
  const refuse = async (name: 'wrong-state' | 'retreat-full', query: Promise<unknown>) => {
    await query
    ended.push(name)
    throw new Problem(name)
  }
  await expect(
    db.transaction((tx) =>
      together(
        refuse(
          'wrong-state',
          tx.execute(sql`select 1`).then(() => tx.execute(sql`select 2`)),
        ),
        refuse('retreat-full', tx.execute(sql`select 3`)),
      ),
    ),
  ).rejects.toMatchObject({ code: 'wrong-state' })
  expect(ended.toSorted()).toEqual(['retreat-full', 'wrong-state'])
})

test('what has ended the transaction is thrown, and not what only came after it', async () => {
  const { db } = await createTestApp()
  await expect(
    db.transaction((tx) =>
      together(
        tx.execute(sql`select 1`).then(() => tx.execute(sql`select 2`)),
        tx.execute(sql`select 1 / 0`),
      ),
    ),
  ).rejects.toMatchObject({ cause: { code: '22012' } })
})
