import { AUTOSAVE_DELAY_MS } from '#domain/site/timings.ts'

export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed'

export type Autosave<Values> = ReturnType<typeof createAutosave<Values>>

/**
 * Saves a form 2 seconds after its last change (specification, section 9.5), with one call at a time and always the newest values. A failed
 * save is retried at growing intervals, and sent along with the next change (decision 0008).
 */
export function createAutosave<Values>(options: {
  save: (values: Values) => Promise<void>
  onState: (state: AutosaveState) => void
}) {
  let waiting: { values: Values } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let savedOnce = false
  let failures = 0
  let stopped = false
  // Calls run one after another: each saves what is pending when its turn comes.
  let queue = Promise.resolve()

  function saveWaiting(): Promise<void> {
    clearTimeout(timer)
    queue = saveAfter(queue)
    return queue
  }

  async function saveAfter(others: Promise<void>): Promise<void> {
    await others
    if (!waiting) return
    const { values } = waiting
    waiting = null
    await save(values)
  }

  async function save(values: Values): Promise<void> {
    options.onState('saving')
    try {
      await options.save(values)
      savedOnce = true
      failures = 0
      options.onState('saved')
    } catch (error) {
      console.warn('The draft was not saved', error)
      options.onState('failed')
      if (stopped) return
      failures += 1
      // Newer changes were made during the call and have their own timer.
      if (waiting) return
      waiting = { values }
      timer = setTimeout(() => void saveWaiting(), delayBeforeAsking(failures))
    }
  }

  return {
    /** Reports a change: the values are saved after 2 seconds without another change. */
    changed: (values: Values): void => {
      waiting = { values }
      clearTimeout(timer)
      timer = setTimeout(() => void saveWaiting(), AUTOSAVE_DELAY_MS)
    },
    /** Saves pending values at once. It saves at least once in any case, so that afterwards the server knows this browser's booking. */
    settle: async (values: Values): Promise<void> => {
      await queue
      if (waiting || !savedOnce) waiting = { values }
      await saveWaiting()
    },
    /** Retries a failed save at once; called when the connection is back. */
    retry: (): void => {
      if (failures > 0 && waiting) void saveWaiting()
    },
    /** Returns the pending values and forgets them, or null if there are none; called when the page is left. */
    takeWaiting: (): Values | null => {
      clearTimeout(timer)
      const taken = waiting?.values ?? null
      waiting = null
      return taken
    },
    stop: (): void => {
      stopped = true
      clearTimeout(timer)
      waiting = null
    },
  }
}

const FIRST_DELAY_MS = 2_000
const LONGEST_DELAY_MS = 60_000

/** Returns the milliseconds to wait before a retry after `times` failed attempts: 2 seconds, doubled each time, at most a minute. */
export function delayBeforeAsking(times: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, times - 1))
}
