import { defineConfig } from 'vitest/config'

// The tests that use a database share one migrated copy; the others need not wait for it to be made.
const database = [
  'server/**/*.test.ts',
  'test/database.test.ts',
  'test/create-test-app.test.ts',
  'test/expect-sound.test.ts',
]
const never = ['node_modules/**', 'build/**', 'e2e/**', 'faults/**']

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: '100%',
    // Far beyond what any test takes: they end what hangs, and a busy machine must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['**/*.test.{ts,tsx}'], exclude: [...never, ...database] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: database,
          exclude: never,
          globalSetup: 'test/global-setup.ts',
        },
      },
    ],
  },
})
