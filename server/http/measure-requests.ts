import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Metrics } from '#server/process/metrics.ts'
import { bindingsOf } from './request-context.ts'

/** Counts each answer with what it took. Calls that a page makes in process are part of the page. */
export function measureRequests(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    if (bindingsOf(c).pageRequestId !== undefined) return
    // Behind `next` it is the route that answered.
    const request = { method: c.req.method, route: routePath(c), status: c.res.status }
    metrics.answered(request, (performance.now() - started) / 1000)
  }
}
