import Stripe from 'stripe'
import type { PaymentGateway } from '#server/gateway.ts'
import {
  closeStripeCheckout,
  createStripeCheckout,
  fetchStripeCheckout,
  findStripeCheckout,
  type Clocks,
} from './checkout.ts'
import { fetchStripeDispute, fetchStripeRefunds, refundThroughStripe } from './refunds.ts'
import { verifyEvent } from './verify-event.ts'

interface StripeParts extends Clocks {
  secretKey: string
  webhookSecret: string
  /** URL of another server with Stripe's API, for tests. Null for Stripe itself. */
  apiBase: string | null
  timeoutMs?: number
}

/** Milliseconds to wait for an answer, since a guest is waiting; a timed-out request is retried once. */
const TIMEOUT_MS = 7_000
const RETRIES = 1

/** Returns the Stripe gateway: hosted checkout pages, refunds and signed events (decision 0011). */
export function createStripe(parts: StripeParts): PaymentGateway {
  const stripe = connectStripe(parts)
  return {
    provider: 'stripe',
    createCheckout: (order) => createStripeCheckout(stripe, parts, order),
    fetchCheckout: (id) => fetchStripeCheckout(stripe, id),
    closeCheckout: (id) => closeStripeCheckout(stripe, id),
    findCheckoutOfPayment: (paymentReference) => findStripeCheckout(stripe, paymentReference),
    refund: (order) => refundThroughStripe(stripe, order),
    fetchRefunds: (paymentReference) => fetchStripeRefunds(stripe, paymentReference),
    fetchDispute: (id) => fetchStripeDispute(stripe, id),
    verifyWebhook: (rawBody, signature) => verifyEvent(rawBody, signature, parts.webhookSecret),
  }
}

/** Returns a Stripe client, or one for another server with the same API. */
export function connectStripe({
  secretKey,
  apiBase,
  timeoutMs,
}: Pick<StripeParts, 'secretKey' | 'apiBase' | 'timeoutMs'>): Stripe {
  const limits = { timeout: timeoutMs ?? TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false }
  if (apiBase === null) return new Stripe(secretKey, limits)
  const { protocol, hostname, port } = new URL(apiBase)
  return new Stripe(secretKey, {
    ...limits,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
  })
}
