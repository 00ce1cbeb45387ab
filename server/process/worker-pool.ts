import { Tinypool } from 'tinypool'
import { Problem } from '#domain/api/problem.ts'

/** What came of a job. A problem crosses from the thread as what it says: an error's class would be lost on the way. */
type Outcome<T> = { value: T } | { problem: Pick<Problem, 'code' | 'detail' | 'errors'> }

type Job<Input, Output> = (input: Input) => Promise<Outcome<Output>>

/** Makes a job of a function, for the file that the threads run. Input and output are copied on their way. */
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

/** One thread: on a small server the other processor is for whoever waits for a page. */
const THREADS = 1
/** Its memory is given back when nothing was to do for so long; starting it anew takes half a second. */
const IDLE_MS = 60_000
const LIMITS = {
  queue: 100,
  /** With the wait for its turn, far beyond what any job takes. A thread that is stuck is ended, and another one begins. */
  jobMs: 60_000,
}
const RETRY_AFTER_SECONDS = 5

// Whatever a job takes and gives.
// oxlint-disable-next-line typescript/no-explicit-any
type Jobs = Record<string, Job<any, unknown>>
type InputOf<J> = J extends Job<infer Input, unknown> ? Input : never
type OutputOf<J> = J extends Job<never, infer Output> ? Output : never

/**
 * A thread for what would keep the processor from everybody else. It runs the jobs that `file` exports, one after another.
 * Whoever asks gets the job's own problems; too-busy where too many wait already.
 */
interface WorkerPool<J extends Jobs> {
  run: <Name extends keyof J & string>(name: Name, input: InputOf<J[Name]>) => Promise<OutputOf<J[Name]>>
  close: () => Promise<void>
}

export function openWorkerPool<J extends Jobs>(file: URL, limits = LIMITS): WorkerPool<J> {
  const pool = new Tinypool({
    filename: file.href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })
  return {
    async run(name, input) {
      if (pool.queueSize >= limits.queue) {
        throw new Problem('too-busy', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
      }
      const signal = AbortSignal.timeout(limits.jobMs)
      // The file's exports are what the type names.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const outcome = (await pool.run(input, { name, signal })) as Outcome<OutputOf<J[typeof name]>>
      if ('value' in outcome) return outcome.value
      const { code, ...problem } = outcome.problem
      throw new Problem(code, problem)
    },
    close: () => pool.destroy(),
  }
}
