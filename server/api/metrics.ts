import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { isSameSecret } from '#server/process/secrets.ts'

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
