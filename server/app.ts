import { Hono } from 'hono'
import { accountRoutes } from './api/accounts.ts'
import { adminGateRoutes } from './api/admin-gate.ts'
import { adminRoutes } from './api/admin.ts'
import { adminPaymentRoutes } from './api/admin-payments.ts'
import { bookingRoutes } from './api/bookings.ts'
import { documentRoutes } from './api/documents.ts'
import { contactRoutes } from './api/contacts.ts'
import { healthRoutes } from './api/health.ts'
import { notionRoutes } from './api/notion.ts'
import { onError } from './api/on-error.ts'
import { openApiRoutes } from './api/openapi.ts'
import { paymentRoutes } from './api/payments.ts'
import { requestContext } from './api/request-context.ts'
import { requestLog } from './api/request-log.ts'
import { sandboxRoutes } from './api/sandbox.ts'
import {
  limitBody,
  refuseForeignOrigins,
  refuseMalformedAddresses,
  requireJson,
  securityHeaders,
} from './api/security.ts'
import { stripeWebhookRoutes } from './api/stripe-webhook.ts'
import { compressAnswers } from './compress.ts'
import { crawlerRoutes } from './crawlers.ts'
import type { Deps } from './deps.ts'
import { pageRoutes } from './pages.ts'
import { Problem } from './problem.ts'
import { publicPages } from './public-pages/public-pages.ts'
import type { Web } from './web.ts'

/** The whole product as one application: the API, and the pages where there is a web. Tests call `app.request()`. */
export function createApp(deps: Deps, web?: Web): Hono {
  const app = new Hono()
  app.onError(onError(deps.log))
  app.notFound(() => {
    throw new Problem('not-found')
  })

  app.use(requestContext)
  app.use(securityHeaders(deps.env, { development: web?.development ?? false }))
  app.use(async (c, next) => web?.files?.answer(c.req.raw) ?? next())
  app.use(requestLog(deps.log))
  if (web && !web.development) publicPages(app, deps, web)
  app.use(compressAnswers)
  app.use(refuseMalformedAddresses)
  app.use(refuseForeignOrigins(deps.env))
  app.use(limitBody(deps))
  app.use('/api/*', requireJson)

  healthRoutes(app, deps)
  accountRoutes(app, deps)
  adminGateRoutes(app, deps)
  bookingRoutes(app, deps)
  paymentRoutes(app, deps)
  stripeWebhookRoutes(app, deps)
  documentRoutes(app, deps)
  adminPaymentRoutes(app, deps)
  contactRoutes(app, deps)
  adminRoutes(app, deps)
  notionRoutes(app, deps)
  openApiRoutes(app, deps)
  app.all('/api/*', (c) => c.notFound())

  sandboxRoutes(app, deps)
  crawlerRoutes(app, deps)
  if (web) pageRoutes(app, deps, web)
  return app
}
