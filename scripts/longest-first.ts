import { basename } from 'node:path'
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * Returns a sequencer that makes Vitest start with these files in this order, so that a short one ends last; the others follow by size.
 * Needed because a fresh clone has no timings yet.
 */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification) => {
        const place = names.indexOf(basename(moduleId))
        return place === -1 ? names.length : place
      }
      // oxlint-disable-next-line unicorn/no-array-sort -- this is the sequencer's own sort, which returns a new array
      return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
    }
  }
}
