import type { Hono } from 'hono'
import { Problem } from '#domain/api/problem.ts'
import { limitBrowserErrors } from '#server/account/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import {
  keepBrowserError,
  listBrowserErrors,
  removeBrowserError,
  seeBrowserError,
} from '#server/monitoring/browser-errors.ts'
import { done, ok, route } from './call.ts'

export function browserErrorRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'reportBrowserError', async ({ c, body }) => {
    // Only our own pages report errors; a program sends no origin.
    if (!c.req.header('origin') && !c.req.header('sec-fetch-site')) throw new Problem('foreign-origin')
    await limitBrowserErrors(deps, clientOf(deps, c))
    await keepBrowserError(deps, body, c.req.header('user-agent'))
    return { status: 204 }
  })

  route(app, deps, 'browserErrors', async () => ok({ errors: await listBrowserErrors(deps) }))

  route(app, deps, 'seeBrowserError', ({ params }) => done(seeBrowserError(deps, params.errorId)))

  route(app, deps, 'removeBrowserError', ({ params, admin }) =>
    done(removeBrowserError(deps, params.errorId, admin)),
  )
}
