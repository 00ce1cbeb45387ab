import type { Hono } from 'hono'
import { Problem } from '#domain/problem.ts'
import type { Deps } from '#server/deps.ts'

/** For the operator's supervisor: is the process alive, and can it serve. */
export function healthRoutes(app: Hono, deps: Deps): void {
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    try {
      await deps.pingDatabase()
    } catch (cause) {
      throw new Problem('unavailable', { headers: { 'retry-after': '5' }, cause })
    }
    return c.text('ready')
  })
}
