import type Stripe from 'stripe'
import { Problem } from '#domain/contract/problem.ts'
import type { ProviderEvent } from '#server/gateway.ts'

/** Stripe events to enable when the webhook is created (docs/going-live.md). */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.failed',
  // Only this event reports a refund cancelled at Stripe, or a pending one that has been paid.
  'refund.updated',
  'charge.dispute.created',
  // An inquiry that becomes a dispute keeps its id, and the money is taken then.
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
] as const satisfies Stripe.Event['type'][]

/**
 * Returns a verified event in Stripe's signed format, which the sandbox uses too. The signature's age is measured in real time,
 * because the provider's clock stamps it; five minutes is the limit. Problem: invalid-signature.
 */
export async function verifyEvent(
  rawBody: string,
  signature: string | undefined,
  secret: string,
): Promise<ProviderEvent> {
  const event = await construct(rawBody, signature, secret)
  return { id: event.id, type: event.type, subject: subjectOf(event) }
}

async function construct(
  rawBody: string,
  signature: string | undefined,
  secret: string,
): Promise<Stripe.Event> {
  if (!signature) throw new Problem('invalid-signature')
  const { default: StripeSdk } = await import('stripe')
  try {
    return StripeSdk.webhooks.constructEvent(rawBody, signature, secret)
  } catch (cause) {
    throw new Problem('invalid-signature', { cause })
  }
}

/** Returns the kind and id of an event's subject, and ignores the rest of the event. */
function subjectOf(event: Stripe.Event): ProviderEvent['subject'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { kind: 'checkout', id: event.data.object.id }
    case 'charge.refunded':
    case 'refund.failed':
    case 'refund.updated':
      return payment(event.data.object.payment_intent)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return { kind: 'dispute', id: event.data.object.id }
    default:
      return null
  }
}

function payment(named: string | { id: string } | null): ProviderEvent['subject'] {
  if (!named) return null
  return { kind: 'payment', id: typeof named === 'string' ? named : named.id }
}
