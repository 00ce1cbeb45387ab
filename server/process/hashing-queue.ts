import pLimit from 'p-limit'
import { Problem } from '#domain/api/problem.ts'

/**
 * Hashes that may run at once. Each takes 32 MB, a processor, and one of the four threads that files and the embedded
 * database need too.
 */
export const MAX_CONCURRENT_HASHES = 2
/** Hashes that may wait in the queue: a few seconds' worth. Whoever comes on top is asked to come again. */
export const MAX_QUEUE_LENGTH = 40
const RETRY_AFTER_SECONDS = 3

/** Runs the work once a slot is free. Problem: too-busy, at once, where the queue is full. */
export type HashingQueue = <T>(work: () => Promise<T>) => Promise<T>

export function createHashingQueue(): HashingQueue {
  const limit = pLimit(MAX_CONCURRENT_HASHES)
  return async (work) => {
    if (limit.pendingCount >= MAX_QUEUE_LENGTH) {
      throw new Problem('too-busy', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
    }
    return limit(work)
  }
}

/** The queue of this process, for every password of guests and of the operator. */
export const queueHashing = createHashingQueue()
