import { Tinypool } from 'tinypool'
import { Problem } from '#domain/contract/problem.ts'

/** The result of a job. A Problem is passed as plain data, because its class is lost between threads. */
type Outcome<T> = { value: T } | { problem: Pick<Problem, 'code' | 'detail' | 'errors'> }

type Job<Input, Output> = (input: Input) => Promise<Outcome<Output>>

/** Turns a function into a job for the file that the threads run. Input and output are copied. */
export function asJob<Input, Output>(work: (input: Input) => Output | Promise<Output>): Job<Input, Output> {
  return async (input) => {
    try {
      return { value: await work(input) }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { code, detail, errors } = error
      return { problem: { code, detail, errors } }
    }
  }
}

/** One thread, so that a small server's other core stays free for requests. */
const THREADS = 1
/** Milliseconds without work before the thread ends and frees its memory. Starting it again takes half a second. */
const IDLE_MS = 60_000
const LIMITS = {
  queue: 100,
  /** Milliseconds including the wait, far beyond any job. A thread that is stuck is ended and replaced. */
  jobMs: 60_000,
}
const RETRY_AFTER_SECONDS = 5

// The types of input and output differ per job.
// oxlint-disable-next-line typescript/no-explicit-any
type Jobs = Record<string, Job<any, unknown>>
type InputOf<J> = J extends Job<infer Input, unknown> ? Input : never
type OutputOf<J> = J extends Job<never, infer Output> ? Output : never

/**
 * A thread for work that would block the event loop. It runs the jobs that `file` exports, one at a time. Problems: the job's own; too-busy
 * if too many are waiting; `tooLate`, by default too-busy, for a job that takes too long.
 */
interface WorkerPool<J extends Jobs> {
  run: <Name extends keyof J & string>(
    name: Name,
    input: InputOf<J[Name]>,
    tooLate?: Problem,
  ) => Promise<OutputOf<J[Name]>>
  close: () => Promise<void>
}

function tooBusy(): Problem {
  return new Problem('too-busy', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
}

export function openWorkerPool<J extends Jobs>(file: URL, limits = LIMITS): WorkerPool<J> {
  const pool = new Tinypool({
    filename: file.href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })
  return {
    async run(name, input, tooLate = tooBusy()) {
      if (pool.queueSize >= limits.queue) throw tooBusy()
      const signal = AbortSignal.timeout(limits.jobMs)
      const job = pool.run(input, { name, signal }).catch((error: unknown) => {
        throw signal.aborted ? tooLate : error
      })
      // The type `J` describes the file's exports.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const outcome = (await job) as Outcome<OutputOf<J[typeof name]>>
      if ('value' in outcome) return outcome.value
      const { code, ...problem } = outcome.problem
      throw new Problem(code, problem)
    },
    close: () => pool.destroy(),
  }
}
