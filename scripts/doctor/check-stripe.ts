import Stripe from 'stripe'
import { methodTitle } from '#domain/booking/booking-names.ts'
import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import { paymentCalls } from '#domain/payment/payment-calls.ts'
import type { Env } from '#server/env.ts'
import { connectStripe } from '#server/payment/stripe/stripe.ts'
import { WEBHOOK_EVENTS } from '#server/payment/stripe/verify-event.ts'
import { done, note, todo, type Finding } from './finding.ts'

/** Checks that Stripe accepts the key, that its webhook sends all events here, and that all methods offered to guests are enabled. */
export async function checkStripe({ stripe, baseUrl }: Pick<Env, 'stripe' | 'baseUrl'>): Promise<Finding[]> {
  if (stripe === null) return [note('The sandbox takes card payments: no money moves.')]
  const kind = /^[sr]k_live_/.test(stripe.secretKey)
    ? done('STRIPE_SECRET_KEY is a live key: cards are really charged')
    : todo(
        'STRIPE_SECRET_KEY is a test key: no money moves. Take the live key once a test payment has worked.',
      )
  const client = connectStripe(stripe)
  const address = `${baseUrl}${paymentCalls.stripeWebhook.path}`
  const [endpoints, configurations] = await Promise.allSettled([
    client.webhookEndpoints.list({ limit: 100 }),
    client.paymentMethodConfigurations.list({ limit: 100 }),
  ])
  const findings = [
    endpoints.status === 'fulfilled'
      ? webhook(endpoints.value.data, address)
      : refusal(
          endpoints.reason,
          'webhooks, so look yourself that the webhook is there, with all its events',
        ),
    configurations.status === 'fulfilled'
      ? methods(configurations.value.data)
      : refusal(configurations.reason, `ways to pay, so look yourself that ${EVERY_METHOD} are on in Stripe`),
  ]
  const isTaken = endpoints.status === 'fulfilled' || configurations.status === 'fulfilled'
  // If both calls are refused they give the same finding twice.
  const different = findings.filter(
    ({ text }, index) => findings.findIndex((one) => one.text === text) === index,
  )
  return [kind, ...(isTaken ? [done('Stripe takes the key')] : []), ...different]
}

const EVERY_METHOD = inWords(CHECKOUT_METHODS.map(methodTitle))

/** Checks the default configuration of the account, which Stripe uses because our checkout names none. */
function methods(configurations: readonly Stripe.PaymentMethodConfiguration[]): Finding {
  const taken = configurations.find((each) => each.is_default && each.application === null)
  if (!taken)
    return note(`Stripe does not say which ways to pay are on: look yourself that ${EVERY_METHOD} are.`)
  const off = CHECKOUT_METHODS.filter((method) => !taken[method]?.available)
  if (off.length === 0) return done(`${EVERY_METHOD} are on in Stripe`)
  return todo(
    `Off in Stripe: ${inWords(off.map(methodTitle))}. Guests can choose that, so turn it on under Settings, Payment methods.`,
  )
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
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

/** Returns the finding for an error. `unread` says what a restricted key cannot read, and what to do instead. */
function refusal(error: unknown, unread: string): Finding {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return todo('Stripe refuses STRIPE_SECRET_KEY: copy it again from the Stripe dashboard, as a whole.')
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return note(`The key may not read ${unread}.`)
  }
  return todo(`Stripe could not be asked: ${error instanceof Error ? error.message : String(error)}`)
}
