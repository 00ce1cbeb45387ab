import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { receiveWebhook } from '#server/payment/webhook-events.ts'
import { ok, route } from './call.ts'

export function stripeWebhookRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'stripeWebhook', async ({ c }) => {
    // The signature covers the raw bytes, so the body is parsed only after verification.
    await receiveWebhook(deps, { rawBody: await c.req.text(), signature: c.req.header('stripe-signature') })
    return ok({ received: true })
  })
}
