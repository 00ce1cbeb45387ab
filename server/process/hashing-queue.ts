import pLimit from 'p-limit'
import { Problem } from '#domain/api/problem.ts'

/**
 * How many hashes run at once. Each takes 32 MB, a processor core, and one of the four threads that file access and the embedded database
 * need too.
 */
export const MAX_CONCURRENT_HASHES = 2
/** How many hashes may wait, which is a few seconds' worth. Further callers are asked to retry. */
export const MAX_QUEUE_LENGTH = 40
const RETRY_AFTER_SECONDS = 3

/** Runs the work once a slot is free. Problem: too-busy at once if the queue is full. */
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

/** This process's queue for all passwords of guests and the operator. */
export const queueHashing = createHashingQueue()
