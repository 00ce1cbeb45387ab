import { AUTOSAVE_DELAY_MS } from '#domain/site/timings.ts'
import { delayBeforeAsking } from './ask-again.ts'

export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed'

export interface Autosave<Values> {
  /** Something was typed: these values are saved once 2 seconds pass without another change. */
  changed: (values: Values) => void
  /** Saves what is waiting at once, and at least once ever: afterwards the server knows this browser's lead. */
  settle: (values: Values) => Promise<void>
  /** The connection is back: what could not be saved is tried at once. */
  retry: () => void
  /** The page goes away: hands over what is waiting to be saved, and forgets it. */
  takeWaiting: () => Values | null
  /** Nothing is saved from here on. */
  stop: () => void
}

/**
 * Saves a form by itself, 2 seconds after its last change (specification, section 9.5), one call at a time and
 * always the newest values. What could not be saved is tried again, ever more slowly, and goes out with the next change
 * (decision 0008).
 */
export function createAutosave<Values>(options: {
  save: (values: Values) => Promise<void>
  onState: (state: AutosaveState) => void
}): Autosave<Values> {
  let waiting: { values: Values } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let savedOnce = false
  let failures = 0
  let stopped = false
  // Calls follow one another: each saves what is waiting when its turn comes.
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
      // What was typed meanwhile is newer, and has its own time.
      if (waiting) return
      waiting = { values }
      timer = setTimeout(() => void saveWaiting(), delayBeforeAsking(failures))
    }
  }

  return {
    changed(values) {
      waiting = { values }
      clearTimeout(timer)
      timer = setTimeout(() => void saveWaiting(), AUTOSAVE_DELAY_MS)
    },
    async settle(values) {
      await queue
      if (waiting || !savedOnce) waiting = { values }
      await saveWaiting()
    },
    retry() {
      if (failures > 0 && waiting) void saveWaiting()
    },
    takeWaiting() {
      clearTimeout(timer)
      const taken = waiting?.values ?? null
      waiting = null
      return taken
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      waiting = null
    },
  }
}
