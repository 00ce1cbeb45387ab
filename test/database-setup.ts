// Runs with every test file on a database (vitest.config.ts), before the file's own imports.
import { afterAll } from 'vitest'
import { settleTestDatabase } from './database.ts'
import './password-hashing.ts'

afterAll(settleTestDatabase)
