import type { Hono } from 'hono'
import { Problem } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'

/**
 * For the operator's supervisor and proxy: is the process alive, and can it serve. Once it has been asked to end it says no to both, while it
 * goes on answering all else: so a proxy sends nobody any more before the last connection is taken (decision 0155).
 */
export function healthRoutes(app: Hono, deps: Deps, leaving?: AbortSignal): void {
  function assertStays(): void {
    if (leaving?.aborted) throw new Problem('unavailable', { headers: { 'retry-after': '5' } })
  }

  app.get('/healthz', (c) => {
    assertStays()
    return c.text('ok')
  })
  app.get('/readyz', async (c) => {
    assertStays()
    try {
      await deps.pingDatabase()
    } catch (cause) {
      throw new Problem('unavailable', { headers: { 'retry-after': '5' }, cause })
    }
    return c.text('ready')
  })
}
