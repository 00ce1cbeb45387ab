import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

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
