import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.ts'

// The tests that use a database share one migrated template; the others need not wait for it to be made.
const ofTheHouse = [
  'test/database.test.ts',
  'test/create-test-app.test.ts',
  'test/invariants.test.ts',
  'test/understood-statements.test.ts',
]
const database = ['server/**/*.test.ts', ...ofTheHouse]
// It mocks a module that the files before it in a worker have loaded already, and changes the schema of its database.
const isolated = ['server/store/places-without-lock.test.ts']
const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined
const never = ['node_modules/**', 'build/**', 'e2e/**', 'faults/**', 'deploy/trial/**']

const globalSetup = ['test/global-setup.ts']
const processSetup = ['test/settle-process.ts']
const databaseSetup = [...processSetup, 'test/database-setup.ts']

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    // More than processors: some files wait for mail servers and deadlines, all of them for a PostgreSQL of its own, and the others work meanwhile.
    maxWorkers: availableParallelism() + (isOnPostgres ? 2 : 1),
    // Far beyond what any test takes: they end what hangs, and a busy machine must not fail a test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    sequence: { sequencer: longestFirst(['kill-while-sending.test.ts', 'slipped-fields.test.ts']) },
    // Files share a worker's modules and its database (decision 0040).
    isolate: false,
    // The others are only asked whether PostgreSQL understands their statements (test/understood-statements.test.ts).
    tags: [
      {
        name: 'postgres',
        description:
          'could end otherwise on PostgreSQL: two at the same moment, an interruption, a search, a sum in SQL',
      },
    ],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, ...database],
          setupFiles: processSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          env: { NODE_ENV: 'production' },
          include: database,
          exclude: [...never, ...isolated],
          globalSetup,
          setupFiles: databaseSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'server-isolated',
          include: isolated,
          exclude: never,
          isolate: true,
          // On PGlite its tests are skipped, for want of a second connection: it needs no template.
          globalSetup: isOnPostgres ? globalSetup : [],
          setupFiles: databaseSetup,
        },
      },
    ],
  },
})
