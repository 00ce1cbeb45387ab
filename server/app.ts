import { Hono } from 'hono'
import { bankCalls } from '#domain/contract/bank-calls.ts'
import { paymentCalls } from '#domain/contract/payment-calls.ts'
import { pictureCalls } from '#domain/contract/picture-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { routeCalls } from '#server/api/call.ts'
import { sandboxRoutes } from '#server/api/card-provider.ts'
import { confirmAddressRoutes } from '#server/api/guest/confirm-address.ts'
import { claimLinkRoutes } from '#server/api/guest/links.ts'
import { handlersOf } from '#server/api/handlers.ts'
import { healthRoutes, metricsRoutes } from '#server/api/monitoring.ts'
import { onError } from '#server/api/on-error.ts'
import { openApiRoutes } from '#server/api/openapi.ts'
import { pictureRoutes } from '#server/api/picture-files.ts'
import { googleRoutes } from '#server/api/sign-in/accounts.ts'
import { clientOf } from '#server/http/client-address.ts'
import { compressAnswers } from '#server/http/compress.ts'
import { crawlerRoutes } from '#server/http/crawlers.ts'
import { drainRejectedBody, limitBody, parseJsonBody } from '#server/http/receive-body.ts'
import { requestContext, measureRequests, requestLog } from '#server/http/request-context.ts'
import { refuseForeignOrigins, refuseMalformedAddresses, securityHeaders } from '#server/http/security.ts'
import { pageRoutes, type ReadersOf, type Web } from '#server/http/web.ts'
import { pageReaders } from '#server/page/page-readers.ts'
import { publicPages } from '#server/page/public-pages.ts'
import { siteFrame } from '#server/page/site-frame.ts'
import { answerAsClient } from '#server/process/request-client.ts'
import type { AppDeps } from './app-deps.ts'

/**
 * Returns the whole product as one Hono application: the API, and the pages if `web` is given. Tests call its `app.request()`. `leaving`
 * aborts when the process has been asked to end.
 */
export function createApp(deps: AppDeps, web?: Web, leaving?: AbortSignal): Hono {
  const app = new Hono()
  const handlers = handlersOf(deps)
  const readersOf: ReadersOf = (c, known) => pageReaders(deps, { ...handlers, ...known }, c)
  app.onError(onError(deps.log))
  app.notFound(() => {
    throw new Problem('not-found')
  })

  if (deps.metrics) app.use(measureRequests(deps.metrics))
  app.use(requestContext)
  app.use((c, next) => answerAsClient(clientOf(deps, c), next))
  app.use(securityHeaders(deps.env, { development: web?.development ?? false }))
  app.use(async (c, next) => web?.files?.answer(c.req.raw) ?? next())
  pictureRoutes(app, deps)
  app.use(requestLog(deps.log))
  if (web && !web.development) publicPages(app, deps, web, readersOf)
  app.use(drainRejectedBody)
  app.use(compressAnswers)
  app.use(refuseMalformedAddresses)
  app.use(refuseForeignOrigins(deps.env))
  app.use(limitBody(deps))
  app.use(
    '/api/*',
    parseJsonBody({
      rawPaths: [paymentCalls.stripeWebhook.path, pictureCalls.storePicture.path],
      filePaths: [bankCalls.previewBankImport.path],
    }),
  )

  healthRoutes(app, deps, leaving)
  metricsRoutes(app, deps)
  routeCalls(app, deps, handlers)
  googleRoutes(app, deps)
  confirmAddressRoutes(app, deps)
  openApiRoutes(app, deps)
  app.all('/api/*', (c) => c.notFound())

  claimLinkRoutes(app, deps)
  sandboxRoutes(app, deps)
  crawlerRoutes(app, deps)
  if (web) siteFrame(app, deps, web, readersOf)
  if (web) pageRoutes(app, deps, web, readersOf)
  return app
}
