// The rows of docs/acceptance.md that start and kill real processes: npm run test:faults, after a build.
import { defineConfig } from 'vitest/config'
import { longestFirst } from '#scripts/longest-first.ts'

/**
 * While two rows crash servers, others wait, one for its limits to pass; the crowds come when those are over, and another that mostly
 * waits goes with them.
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
    // Most rows wait more than they work, for a server to start on one core, a limit to pass, mails to come. With
    // five at a time two processors are busy for nine tenths of the run.
    maxWorkers: 5,
    // What a row loads the next one of its worker has already.
    isolate: false,
    // Far beyond what any row takes: they end what hangs, and a busy machine must not fail a row.
    testTimeout: 20 * 60_000,
    hookTimeout: 120_000,
  },
})
