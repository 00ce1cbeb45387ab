import { setImmediate as nextTurn } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { Problem } from '#domain/contract/problem.ts'
import type * as jobs from '#test/busy-worker.ts'
import { openWorkerPool } from './worker-pool.ts'

const FILE = new URL('../../test/busy-worker.ts', import.meta.url)
const PATIENT = { queue: 100, jobMs: 60_000 }

function openPool(limits = PATIENT) {
  const pool = openWorkerPool<typeof jobs>(FILE, limits)
  onTestFinished(pool.close)
  return pool
}

test('a busy job does not block this thread', async () => {
  const pool = openPool()
  expect(await pool.run('where', undefined)).not.toBe(threadId)
  const shared = new SharedArrayBuffer(4)
  let done = false
  const blocked = pool.run('block', shared).finally(() => {
    done = true
  })
  for (let turn = 0; turn < 1000; turn++) await nextTurn()
  expect(done).toBe(false)
  Atomics.store(new Int32Array(shared), 0, 1)
  Atomics.notify(new Int32Array(shared), 0)
  await blocked
})

test('a problem keeps its details, and any other error is thrown as an error', async () => {
  const pool = openPool()
  const refused = await pool.run('refuse', undefined).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({
    code: 'invalid-fields',
    detail: 'no',
    errors: [{ field: 'content', message: 'no' }],
  })
  await expect(pool.run('fail', 'a fault of ours')).rejects.toThrow('a fault of ours')
})

test('a job beyond the queue is refused with a time to retry', async () => {
  const pool = openPool({ ...PATIENT, queue: 2 })
  const shared = new SharedArrayBuffer(4)
  await pool.run('where', undefined)
  const waiting = [pool.run('block', shared), pool.run('where', undefined), pool.run('where', undefined)]
  await expect(pool.run('where', undefined)).rejects.toMatchObject({
    code: 'too-busy',
    headers: { 'retry-after': '5' },
  })
  Atomics.store(new Int32Array(shared), 0, 1)
  Atomics.notify(new Int32Array(shared), 0)
  await Promise.all(waiting)
})

test.each([
  ['dies', 'die', 60_000, 'the thread is gone'],
  ['is stuck', 'neverEnd', 500, 'The site is very busy'],
] as const)('after a thread that %s the next job gets a new one', async (_, job, jobMs, words) => {
  const limits = { ...PATIENT }
  const pool = openPool(limits)
  const before = await pool.run('where', undefined)
  limits.jobMs = jobMs
  await expect(pool.run(job, undefined)).rejects.toThrow(words)
  limits.jobMs = PATIENT.jobMs
  expect(await pool.run('where', undefined)).not.toBe(before)
})
