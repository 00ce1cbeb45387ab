import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from '#server/process/metrics.ts'

/** Counts each response with its duration. */
export function measureRequests(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    // Only after `next` is the matched route known.
    const request = { method: c.req.method, route: routePath(c), status: c.res.status }
    metrics.answered(request, (performance.now() - started) / 1000)
  }
}
