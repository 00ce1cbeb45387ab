import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { sandboxCheckouts } from '#server/db/schema.ts'
import type { ProviderCheckout } from '#server/gateway.ts'
import { sandboxWebhookSecret } from '#server/payment/sandbox/sandbox.ts'
import type { TestApp } from './create-test-app.ts'

/** The provider takes the money, and nobody has heard of it yet. */
export async function payAtProvider({ db }: TestApp, sessionId: string): Promise<void> {
  await db.update(sandboxCheckouts).set({ status: 'complete' }).where(eq(sandboxCheckouts.id, sessionId))
}

/** The body of an event about a checkout, as the provider sends it. */
export function eventBody(sessionId: string, type = 'checkout.session.completed'): string {
  return JSON.stringify({
    id: `evt_${type}_${sessionId}`,
    object: 'event',
    type,
    data: { object: { id: sessionId, object: 'checkout.session' } },
  })
}

/** The signature of an event; the timestamp is in seconds, and now unless said. */
export function signatureOf(app: TestApp, body: string, timestamp?: number): string {
  const secret = sandboxWebhookSecret(app.deps.env.sessionSecret)
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, ...(timestamp && { timestamp }) })
}

/** Delivers an event as the provider would, from its own machine. */
export async function sendEvent(
  app: TestApp,
  sessionId: string,
  type = 'checkout.session.completed',
): Promise<number> {
  const body = eventBody(sessionId, type)
  return deliver(app, body, { 'stripe-signature': signatureOf(app, body) })
}

export async function deliver(app: TestApp, body: string, headers: Record<string, string>): Promise<number> {
  const answer = await app.app.request('/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
  return answer.status
}

/** Lets the provider tell something else about its checkouts than it would. */
export function changeTruth(app: TestApp, change: Partial<ProviderCheckout>): void {
  const { gateway } = app.deps
  app.deps.gateway = {
    ...gateway,
    async fetchCheckout(id) {
      const truth = await gateway.fetchCheckout(id)
      return truth && { ...truth, ...change }
    },
  }
}
