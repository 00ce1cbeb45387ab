// Runs with every test file on a database (vitest.config.ts), before the file's own imports.
import { afterAll } from 'vitest'
import { settleTestDatabase } from './database.ts'
import './quick-scrypt.ts'

afterAll(settleTestDatabase)
