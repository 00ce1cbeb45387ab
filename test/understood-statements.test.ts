/** @module-tag postgres */

import { expect, test } from 'vitest'
import { openTestDatabase } from './database.ts'
import { keepStatements, readStatements } from './recorded-statements.ts'

const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined
const statements = isOnPostgres ? readStatements() : []

/** Tables that tests create. */
const OF_A_TEST = /relation "(kept|numbered)" does not exist/

test.skipIf(isOnPostgres)(
  'statements sent to the embedded database are recorded without their values',
  async () => {
    const { connection } = await openTestDatabase()
    const statement = 'select $1::text as asked_by_this_test'
    await connection.client.query(statement, ['a value'])
    keepStatements()
    expect(readStatements()).toContain(statement)
  },
)

// No statements are recorded before the first `npm test`.
test.runIf(statements.length > 0)('PostgreSQL understands all recorded statements', async () => {
  const { connection } = await openTestDatabase()
  const client = await connection.client.connect()
  const refused: string[] = []
  try {
    for (const text of statements) {
      try {
        await client.query(`prepare understood as ${text}`)
        await client.query('deallocate understood')
      } catch (error) {
        if (!OF_A_TEST.test(String(error))) refused.push(`${String(error)}: ${text.slice(0, 200)}`)
      }
    }
  } finally {
    client.release()
  }
  expect(refused).toEqual([])
})
