import type { PoolClient } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { openPgliteCopy } from '#test/pglite-template.ts'

/** A connection without prepared statements. */
async function freshConnection(): Promise<PoolClient> {
  const template = inject('databaseTemplate')
  if (template.kind !== 'pglite') throw new Error('statements are kept by embedded databases alone')
  const connection = await openPgliteCopy(template.file)
  onTestFinished(() => connection.close())
  const client = await connection.client.connect()
  onTestFinished(() => client.release())
  return client
}

async function kept(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_prepared_statements where name like 'kept%'`,
  )
  return rows[0]?.count ?? Number.NaN
}

test('a statement that runs a third time is prepared, and returns the same', async () => {
  const client = await freshConnection()
  const answers: unknown[] = []
  for (const [index, word] of ['harmattan', 'monsoon', 'sirocco', 'mistral', null].entries()) {
    const { rows } = await client.query<{ said: string }>({ text: 'select $1::text as said' }, [word])
    answers.push(rows[0]?.said)
    expect(await kept(client)).toBe(index < 2 ? 0 : 1)
  }
  expect(answers).toEqual(['harmattan', 'monsoon', 'sirocco', 'mistral', null])
})

test('a statement without parameters is never prepared', async () => {
  const client = await freshConnection()
  for (let time = 0; time < 5; time++) {
    await client.query({ text: 'set local lock_timeout = 0; select 1' }, [])
    await client.query('select 2')
  }
  expect(await kept(client)).toBe(0)
})

test('a connection prepares at most a hundred statements', async () => {
  const client = await freshConnection()
  for (let column = 0; column < 105; column++) {
    for (let time = 0; time < 3; time++)
      await client.query({ text: `select $1::int as column_${column}` }, [column])
  }
  expect(await kept(client)).toBe(100)
})

test('a statement that could not be prepared in a failed transaction works after it', async () => {
  const client = await freshConnection()
  const ask = () => client.query<{ said: number }>({ text: 'select $1::int as said' }, [7])
  await ask()
  await ask()
  await client.query('begin')
  await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  const both = await Promise.allSettled([ask(), ask()])
  expect(both).toMatchObject([{ reason: { code: '25P02' } }, { status: 'rejected' }])
  await client.query('rollback')
  expect((await ask()).rows).toEqual([{ said: 7 }])
  expect((await Promise.all([ask(), ask(), ask()])).map(({ rows }) => rows[0]?.said)).toEqual([7, 7, 7])
})

test('a failed statement does not affect others sent at the same time', async () => {
  const { client: pool } = (await openTestDatabase()).connection
  const divide = (by: number) => pool.query<{ part: number }>({ text: 'select 12 / $1::int as part' }, [by])
  for (let time = 0; time < 4; time++) {
    const ends = await Promise.allSettled([divide(3), divide(0), divide(4)])
    expect(ends).toMatchObject([
      { value: { rows: [{ part: 4 }] } },
      { reason: { code: '22012' } },
      { value: { rows: [{ part: 3 }] } },
    ])
  }
})
