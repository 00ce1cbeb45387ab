import type { Hono } from 'hono'
import { Problem } from '#domain/contract/problem.ts'
import { limitBrowserErrors } from '#server/account/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { recordBrowserError, listBrowserErrors } from '#server/monitoring/browser-errors.ts'
import { isSameSecret } from '#server/process/secrets.ts'
import type { Handlers } from './call.ts'

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

const BEARER = 'Bearer '

/** Serves the metrics for monitoring. Without the token the answer is 404. */
export function metricsRoutes(app: Hono, { env, metrics }: Deps): void {
  const { metricsToken } = env
  if (!metrics || metricsToken === null) return
  app.get('/metrics', async (c, next) => {
    const shown = c.req.header('authorization') ?? ''
    if (!shown.startsWith(BEARER) || !isSameSecret(shown.slice(BEARER.length), metricsToken)) return next()
    return c.body(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    })
  })
}

export function browserErrorHandlers(deps: Deps) {
  return {
    reportBrowserError: async ({ c, body }) => {
      // Only our own pages report errors; a program sends no origin.
      if (!c.req.header('origin') && !c.req.header('sec-fetch-site')) throw new Problem('foreign-origin')
      await limitBrowserErrors(deps, clientOf(deps, c))
      await recordBrowserError(deps, body)
    },

    browserErrors: async () => ({ errors: await listBrowserErrors(deps) }),
  } satisfies Partial<Handlers>
}
