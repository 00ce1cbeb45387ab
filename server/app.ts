import { Hono } from 'hono'
import { Problem } from '#domain/api/problem.ts'
import { paymentCalls } from '#domain/payment/payment-calls.ts'
import { adminBookingRoutes } from '#server/api/admin/admin-bookings.ts'
import { adminGateRoutes } from '#server/api/admin/admin-gate.ts'
import { adminPaymentRoutes, bankImportRoutes } from '#server/api/admin/admin-payments.ts'
import { adminRoutes } from '#server/api/admin/admin.ts'
import { retreatRoutes } from '#server/api/admin/retreats.ts'
import { settingsRoutes } from '#server/api/admin/settings.ts'
import { stripeWebhookRoutes, sandboxRoutes } from '#server/api/card-provider.ts'
import { bookingRoutes } from '#server/api/guest/bookings.ts'
import { confirmAddressRoutes } from '#server/api/guest/confirm-address.ts'
import { dateChangeRoutes } from '#server/api/guest/date-changes.ts'
import { documentRoutes } from '#server/api/guest/documents.ts'
import { handOverRoutes } from '#server/api/guest/hand-over.ts'
import { claimLinkRoutes, payLinkRoutes, refundLinkRoutes } from '#server/api/guest/links.ts'
import { complaintRoutes, contactRoutes } from '#server/api/guest/messages.ts'
import { orderRoutes } from '#server/api/guest/orders.ts'
import { paymentRoutes } from '#server/api/guest/payments.ts'
import { personalDataRoutes } from '#server/api/guest/personal-data.ts'
import { browserErrorRoutes, healthRoutes, metricsRoutes } from '#server/api/monitoring.ts'
import { onError } from '#server/api/on-error.ts'
import { openApiRoutes } from '#server/api/openapi.ts'
import { accountRoutes } from '#server/api/sign-in/accounts.ts'
import { clientOf } from '#server/http/client-address.ts'
import { compressAnswers } from '#server/http/compress.ts'
import { crawlerRoutes } from '#server/http/crawlers.ts'
import { drainRejectedBody, limitBody, parseJsonBody } from '#server/http/receive-body.ts'
import { requestContext, measureRequests, requestLog } from '#server/http/request-context.ts'
import { refuseForeignOrigins, refuseMalformedAddresses, securityHeaders } from '#server/http/security.ts'
import { pageRoutes, type ReadersOf, type Web } from '#server/http/web.ts'
import { pageReaders } from '#server/page/page-readers.ts'
import { publicPages } from '#server/page/public-pages.ts'
import { answerAsClient } from '#server/process/request-client.ts'
import type { Deps } from './deps.ts'

/**
 * Returns the whole product as one Hono application: the API, and the pages if `web` is given. Tests call its `app.request()`. `leaving`
 * aborts when the process has been asked to end.
 */
export function createApp(deps: Deps, web?: Web, leaving?: AbortSignal): Hono {
  const app = new Hono()
  const readersOf: ReadersOf = (c) => pageReaders(deps, c)
  app.onError(onError(deps.log))
  app.notFound(() => {
    throw new Problem('not-found')
  })

  if (deps.metrics) app.use(measureRequests(deps.metrics))
  app.use(requestContext)
  app.use((c, next) => answerAsClient(clientOf(deps, c), next))
  app.use(securityHeaders(deps.env, { development: web?.development ?? false }))
  app.use(async (c, next) => web?.files?.answer(c.req.raw) ?? next())
  app.use(requestLog(deps.log))
  if (web && !web.development) publicPages(app, deps, web, readersOf)
  app.use(drainRejectedBody)
  app.use(compressAnswers)
  app.use(refuseMalformedAddresses)
  app.use(refuseForeignOrigins(deps.env))
  app.use(limitBody(deps))
  app.use('/api/*', parseJsonBody({ rawPaths: [paymentCalls.stripeWebhook.path] }))

  healthRoutes(app, deps, leaving)
  metricsRoutes(app, deps)
  accountRoutes(app, deps)
  adminGateRoutes(app, deps)
  bookingRoutes(app, deps)
  paymentRoutes(app, deps)
  orderRoutes(app, deps)
  payLinkRoutes(app, deps)
  handOverRoutes(app, deps)
  complaintRoutes(app, deps)
  dateChangeRoutes(app, deps)
  refundLinkRoutes(app, deps)
  stripeWebhookRoutes(app, deps)
  documentRoutes(app, deps)
  adminPaymentRoutes(app, deps)
  bankImportRoutes(app, deps)
  contactRoutes(app, deps)
  personalDataRoutes(app, deps)
  adminRoutes(app, deps)
  retreatRoutes(app, deps)
  adminBookingRoutes(app, deps)
  settingsRoutes(app, deps)
  browserErrorRoutes(app, deps)
  openApiRoutes(app, deps)
  confirmAddressRoutes(app, deps)
  app.all('/api/*', (c) => c.notFound())

  claimLinkRoutes(app, deps)
  sandboxRoutes(app, deps)
  crawlerRoutes(app, deps)
  if (web) pageRoutes(app, deps, web, readersOf)
  return app
}
