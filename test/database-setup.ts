// Runs with every test file on a database (vitest.config.ts), before the file's own imports.

import { afterAll } from 'vitest'
import { settleTestDatabase } from './database.ts'
import { keepStatements, recordStatements } from './recorded-statements.ts'
import './quick-hashing.ts'

// What the tests ask the embedded database, PostgreSQL has to understand as well (understood-statements.test.ts).
if (process.env.TEST_DATABASE_URL === undefined) {
  recordStatements()
  afterAll(keepStatements)
}
afterAll(settleTestDatabase)
