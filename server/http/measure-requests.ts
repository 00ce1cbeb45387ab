import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from '#server/process/metrics.ts'

/** Counts each answer with what it took. */
export function measureRequests(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    // Behind `next` it is the route that answered.
    const request = { method: c.req.method, route: routePath(c), status: c.res.status }
    metrics.answered(request, (performance.now() - started) / 1000)
  }
}
