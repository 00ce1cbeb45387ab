// Runs the rows of docs/acceptance.md that start and kill real processes: npm run test:faults, after a build.

import { defineConfig } from 'vitest/config'
import { longestFirst } from '#scripts/longest-first.ts'

/**
 * While two rows crash servers, others wait, one for its limits to expire. The crowds run after those, with another row that mostly
 * waits.
 */
const LONGEST = [
  'crash-on-pglite.test.ts',
  'crash-on-postgres.test.ts',
  'update.test.ts',
  'guessing.test.ts',
  'cancelled-date.test.ts',
  'crash-at-provider.test.ts',
  'slow-connections.test.ts',
  'several-servers.test.ts',
  'backup.test.ts',
]

export default defineConfig({
  test: {
    environment: 'node',
    include: ['faults/**/*.test.ts'],
    globalSetup: 'faults/global-setup.ts',
    sequence: { sequencer: longestFirst(LONGEST) },
    // Most rows wait more than they work: for a server to start on one core, a limit to expire, emails to arrive. With
    // five at a time, two processors are busy for nine tenths of the run.
    maxWorkers: 5,
    // The next row of a worker reuses the loaded modules.
    isolate: false,
    // Far longer than any row takes: they end rows that hang, and a busy machine must not fail a row.
    testTimeout: 20 * 60_000,
    hookTimeout: 120_000,
  },
})
