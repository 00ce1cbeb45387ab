// The rows of docs/acceptance.md that start and kill real processes: npm run test:faults, after a build.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['faults/**/*.test.ts'],
    globalSetup: 'faults/global-setup.ts',
    // What takes longest runs beside the rest: a server spends most of its start on one core.
    maxWorkers: 2,
    // Far beyond what any row takes: they end what hangs, and a busy machine must not fail a row.
    testTimeout: 10 * 60_000,
    hookTimeout: 120_000,
  },
})
