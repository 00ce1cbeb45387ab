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
// On PostgreSQL once more runs what it could answer otherwise: whoever waits for whom, what comes at the same moment, what breaks in the middle.
// Of all else it is asked whether it understands the statements (test/understood-statements.test.ts).
const onPostgresToo = [
  ...[
    'account',
    'backup',
    'booking',
    'complaint',
    'contact',
    'date-change',
    'db',
    'hand-over',
    'jobs',
    'monitoring',
    'payment',
    'picture',
    'privacy',
    'refund',
    'retreat',
    'start',
    'store',
    'travel',
    'wind',
    'waiting-list',
  ].map((room) => `server/${room}/**/*.test.ts`),
  'server/api/sign-in/accounts.test.ts',
  'server/api/admin/admin-owed.test.ts',
  'server/api/admin/admin-payments.test.ts',
  'server/api/admin/bank-import.test.ts',
  'server/api/admin/retreats.test.ts',
  'server/api/guest/pay-link.test.ts',
  'server/api/health.test.ts',
  'server/document/issue-documents.test.ts',
  'server/mail/deliver-mails.test.ts',
  'server/mail/kill-while-sending.test.ts',
  'server/mail/queue-mail.test.ts',
  'server/mail/write-queued.test.ts',
  'server/notion/background-sync.test.ts',
  ...ofTheHouse,
]
// These ask it nothing, or are about the embedded one alone.
const onPGliteOnly = ['server/db/connect.test.ts', 'server/payment/stripe/**', 'server/start/workers.test.ts']
/** Every list of tests above: each of its lines has to match a file (vitest.config.test.ts). */
export const testLists = [...database, ...isolated, ...onPostgresToo, ...onPGliteOnly]
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
          include: isOnPostgres ? onPostgresToo : database,
          exclude: [...never, ...isolated, ...(isOnPostgres ? onPGliteOnly : [])],
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
