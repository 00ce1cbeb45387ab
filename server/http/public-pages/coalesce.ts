import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Coalesces calls: each caller gets a result that was begun after they called, so it is never older than their question.
 * Whoever calls in the same turn of the event loop, or while a call is under way, shares the next one.
 */
export function coalesce<T>(ask: () => Promise<T>): () => Promise<T> {
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
