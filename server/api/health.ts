import type { Hono } from 'hono'
import { Problem } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Health checks for the operator's supervisor and proxy: whether the process is alive, and whether it can serve. Both fail once it was
 * asked to end, while it still answers other requests, so that a proxy stops sending them in time (decision 0155).
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
