import { basename } from 'node:path'
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * Has Vitest begin with these files, in this order, so that the last to end is a short one; the rest follow by their size. A fresh clone
 * does not know yet how long each takes.
 */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification) => {
        const place = names.indexOf(basename(moduleId))
        return place === -1 ? names.length : place
      }
      // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's own, and makes a new array
      return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
    }
  }
}
