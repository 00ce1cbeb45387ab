// The rows of docs/acceptance.md that start and kill real processes: npm run test:faults, after a build.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['faults/**/*.test.ts'],
    globalSetup: 'faults/global-setup.ts',
    // A server spends most of its start on one core, so two rows at a time.
    maxWorkers: 2,
    // Far beyond what any row takes: they end what hangs, and a busy machine must not fail a row.
    testTimeout: 20 * 60_000,
    hookTimeout: 120_000,
  },
})
