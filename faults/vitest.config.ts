// The rows of docs/acceptance.md that start and kill real processes: npm run test:faults, after a build.
import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes over a minute comes first, so that the last row to end is a short one. While two rows crash servers, the third
 * waits for its limits to pass; the crowds come when those are over. The rest follow by their size.
 */
const LONGEST = [
  'crash-on-pglite.test.ts',
  'crash-on-postgres.test.ts',
  'several-servers.test.ts',
  'guessing-on-pglite.test.ts',
  'guessing-on-postgres.test.ts',
  'crash-at-provider.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.indexOf(basename(moduleId))
      return place === -1 ? LONGEST.length : place
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's own, and makes a new array
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    include: ['faults/**/*.test.ts'],
    globalSetup: 'faults/global-setup.ts',
    sequence: { sequencer: LongestFirst },
    // Most rows wait more than they work, for a server to start on one core, a limit to pass, mails to come. With
    // four at a time two processors are busy for six sevenths of the run.
    maxWorkers: 4,
    // What passes only at the second try has found something: scripts/test.ts names it (decision 0163).
    retry: 1,
    // Far beyond what any row takes: they end what hangs, and a busy machine must not fail a row.
    testTimeout: 20 * 60_000,
    hookTimeout: 120_000,
  },
})
