import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Coalesces calls: each caller gets a result that was begun after their call, so it is never stale. Calls in the same turn of the event
 * loop, or while one is running, share the next one.
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
