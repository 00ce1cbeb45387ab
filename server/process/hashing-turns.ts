import pLimit from 'p-limit'
import { Problem } from '#domain/problem.ts'

/**
 * Hashes that may run at once. Each takes 32 MB, a processor, and one of the four threads that files and the embedded
 * database need too.
 */
export const HASHES_AT_ONCE = 2
/** Hashes that may wait for their turn: a few seconds' worth. Whoever comes on top is asked to come again. */
export const LONGEST_QUEUE = 40
const RETRY_AFTER_SECONDS = 3

/** Runs a piece of work when its turn has come. Problem: too-busy, at once, where too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

export function createTurns(): InTurn {
  const turn = pLimit(HASHES_AT_ONCE)
  return async (work) => {
    if (turn.pendingCount >= LONGEST_QUEUE) {
      throw new Problem('too-busy', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
    }
    return turn(work)
  }
}

/** The turns of this process, for every password of guests and of the operator. */
export const inHashingTurn = createTurns()
