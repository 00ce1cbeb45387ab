// Jobs for the tests of the worker pool: what a thread may do to those who wait for it.

import { setTimeout as sleep } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { Problem } from '#domain/contract/problem.ts'
import { asJob } from '#server/process/worker-pool.ts'

/** In which thread it ran; another one where that one ended. */
export const where = asJob(() => threadId)

/** Does nothing else until somebody else writes into the shared memory. */
export const block = asJob((shared: SharedArrayBuffer) => Atomics.wait(new Int32Array(shared), 0, 0))

export const neverEnd = asJob(() => sleep(2 ** 30))

/** An error that nobody catches ends the thread, as running out of memory does. */
export const die = asJob(() => {
  setImmediate(() => {
    throw new Error('the thread is gone')
  })
  return sleep(2 ** 30)
})

export const fail = asJob((words: string) => {
  throw new TypeError(words)
})

export const refuse = asJob(() => {
  throw new Problem('invalid-fields', { detail: 'no', errors: [{ field: 'content', message: 'no' }] })
})
