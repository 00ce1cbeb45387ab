import { expect, test } from 'vitest'
import { openTestDatabase } from './database.ts'
import { keepStatements, readStatements } from './recorded-statements.ts'

const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined
const statements = isOnPostgres ? readStatements() : []

/** Tables that a test makes for itself. */
const OF_A_TEST = /relation "(kept|numbered)" does not exist/

test.skipIf(isOnPostgres)(
  'what the embedded database is asked is written down, without its values',
  async () => {
    const { connection } = await openTestDatabase()
    const statement = 'select $1::text as asked_by_this_test'
    await connection.client.query(statement, ['a value'])
    keepStatements()
    expect(readStatements()).toContain(statement)
  },
)

// Nothing is written down where `npm test` has not run before.
test.runIf(statements.length > 0)('what was written down is understood by this PostgreSQL', async () => {
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
