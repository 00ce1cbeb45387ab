import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { receiveWebhook } from '#server/payment/receive-webhook.ts'
import { ok, route } from './call.ts'

export function stripeWebhookRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'stripeWebhook', async ({ c }) => {
    // The signature covers the body byte by byte: it is read as text, and never parsed before it is verified.
    await receiveWebhook(deps, { rawBody: await c.req.text(), signature: c.req.header('stripe-signature') })
    return ok({ received: true })
  })
}
