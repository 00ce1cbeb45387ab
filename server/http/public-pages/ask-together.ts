import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets many askers share few questions: each gets an answer that was begun after they asked, so it is never older than
 * their question. Who comes in the same turn of the process, or while a question is under way, shares the next one.
 */
export function askTogether<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null

  async function askNext(): Promise<T> {
    await Promise.allSettled([running])
    await nextTurn()
    next = null
    running = ask()
    return running
  }

  return () => (next ??= askNext())
}
