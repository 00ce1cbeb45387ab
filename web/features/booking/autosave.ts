import { AUTOSAVE_DELAY_MS } from '#domain/timings.ts'

export type AutosaveState = 'idle' | 'saving' | 'saved'

export interface Autosave<Values> {
  /** Something was typed: these values are saved once 2 seconds pass without another change. */
  changed: (values: Values) => void
  /** Saves what is waiting at once, and at least once ever: afterwards the server knows this browser's lead. */
  settle: (values: Values) => Promise<void>
  /** The page goes away: hands over what is waiting to be saved, and forgets it. */
  takeWaiting: () => Values | null
  /** Nothing is saved from here on. */
  stop: () => void
}

/**
 * Saves a form by itself, 2 seconds after its last change (specification, section 9.5), one call at a time and
 * always the newest values. A failure is only logged; what it failed to save waits for the next change.
 */
export function createAutosave<Values>(options: {
  save: (values: Values) => Promise<void>
  onState: (state: AutosaveState) => void
}): Autosave<Values> {
  let waiting: { values: Values } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let savedOnce = false
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
      options.onState('saved')
    } catch (error) {
      console.warn('The draft was not saved', error)
      waiting ??= { values }
      options.onState('idle')
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
    takeWaiting() {
      clearTimeout(timer)
      const taken = waiting?.values ?? null
      waiting = null
      return taken
    },
    stop() {
      clearTimeout(timer)
      waiting = null
    },
  }
}
