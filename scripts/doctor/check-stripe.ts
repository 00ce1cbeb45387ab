import Stripe from 'stripe'
import { paymentCalls } from '#domain/payment-calls.ts'
import type { Env } from '#server/env.ts'
import { connectStripe } from '#server/payments/stripe/stripe.ts'
import { WEBHOOK_EVENTS } from '#server/payments/stripe/verify-event.ts'
import { done, note, todo, type Finding } from './finding.ts'

/** Whether Stripe takes the key, and whether its webhook leads here and tells everything that it has to. */
export async function checkStripe({ stripe, baseUrl }: Pick<Env, 'stripe' | 'baseUrl'>): Promise<Finding[]> {
  if (stripe === null) return [note('The sandbox takes card payments: no money moves.')]
  const kind = /^[sr]k_live_/.test(stripe.secretKey)
    ? done('STRIPE_SECRET_KEY is a live key: cards are really charged')
    : todo(
        'STRIPE_SECRET_KEY is a test key: no money moves. Take the live key once a test payment has worked.',
      )
  try {
    const { data } = await connectStripe(stripe).webhookEndpoints.list({ limit: 100 })
    return [kind, done('Stripe takes the key'), webhook(data, `${baseUrl}${paymentCalls.stripeWebhook.path}`)]
  } catch (error) {
    return [kind, refusal(error)]
  }
}

function webhook(endpoints: readonly Stripe.WebhookEndpoint[], address: string): Finding {
  const mine = endpoints.find(({ url }) => url === address)
  if (!mine)
    return todo(`Stripe has no webhook to ${address}: add it, with the events of docs/going-live.md.`)
  if (mine.status !== 'enabled')
    return todo(`The webhook to ${address} is switched off: switch it on in Stripe.`)
  const told = new Set<string>(mine.enabled_events)
  const missing = told.has('*') ? [] : WEBHOOK_EVENTS.filter((event) => !told.has(event))
  return missing.length > 0
    ? todo(`The webhook does not tell everything: tick ${missing.join(', ')} in Stripe too.`)
    : done(`The webhook leads to ${address}, and tells everything`)
}

function refusal(error: unknown): Finding {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return todo('Stripe refuses STRIPE_SECRET_KEY: copy it again from the Stripe dashboard, as a whole.')
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return note(
      'The key may not read webhooks, so look yourself that the webhook is there, with all its events.',
    )
  }
  return todo(`Stripe could not be asked: ${error instanceof Error ? error.message : String(error)}`)
}
