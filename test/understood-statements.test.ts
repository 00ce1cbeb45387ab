import { expect, test } from 'vitest'
import { openTestDatabase } from './database.ts'
import { readStatements } from './recorded-statements.ts'

const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined
const statements = isOnPostgres ? readStatements() : null

/** Tables that a test makes for itself. */
const OF_A_TEST = /relation "(kept|numbered)" does not exist/

test.runIf(isOnPostgres)(
  'what `npm test` has asked the embedded database is understood by this PostgreSQL',
  async ({ skip }) => {
    if (statements === null) skip('npm test has not run here before')
    const { connection } = await openTestDatabase()
    const client = await connection.client.connect()
    const refused: string[] = []
    try {
      for (const text of statements ?? []) {
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
    expect(statements).not.toEqual([])
    expect(refused).toEqual([])
  },
)
