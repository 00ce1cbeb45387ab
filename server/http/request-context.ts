import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Log } from '#server/process/log.ts'
import type { Metrics } from '#server/process/metrics.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Part of every log line and error answer of this request. */
    requestId: string
    /** Allows this response's own scripts and styles in its Content-Security-Policy. */
    nonce: string
  }
}

/** Node's own request, which its adapter passes along. */
interface RequestBindings {
  incoming?: { socket: { remoteAddress?: string } }
}

export const requestContext = createMiddleware(async (c, next) => {
  c.set('requestId', randomId())
  c.set('nonce', randomId())
  await next()
  c.res.headers.set('x-request-id', c.get('requestId'))
})

export function bindingsOf(c: Context): RequestBindings {
  const bindings: unknown = c.env
  return isBindings(bindings) ? bindings : {}
}

/** Only Node's adapter sets the bindings. */
function isBindings(bindings: unknown): bindings is RequestBindings {
  return typeof bindings === 'object' && bindings !== null
}

/** Returns 128 random bits as 22 characters. */
export function randomId(): string {
  return randomBytes(16).toString('base64url')
}

/** Path parts that give access are left out, because more people read logs than mails. */
const KEY_IN_PATH = /^((?:\/api)?\/(?:pay|refund|lodge|hand-over|claim)\/)[^/.]+/

function withoutKeys(path: string): string {
  return path.replace(KEY_IN_PATH, '$1…')
}

/** Logs one line per request, without query, body or address. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: withoutKeys(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    }
    log.info(line, 'request')
  }
}

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
