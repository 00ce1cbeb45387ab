import Stripe from 'stripe'
import { paymentCalls } from '#domain/contract/payment-calls.ts'
import { fieldProblem, Problem } from '#domain/contract/problem.ts'
import { CHECKOUT_METHODS, type CheckoutMethod } from '#domain/payment/ledger.ts'
import { isLiveKey, stripeKeyProblem } from '#domain/site/connections.ts'
import type { Env } from '#server/env.ts'
import { isInvalid } from '#server/payment/stripe/checkout.ts'
import { connectStripe } from '#server/payment/stripe/stripe.ts'
import { WEBHOOK_EVENTS } from '#server/payment/stripe/verify-event.ts'
import type { KeptConnections } from '#server/store/connection-record.ts'

type Keys = Pick<Env, 'baseUrl' | 'live' | 'stripeApiBase'>

/** What Stripe says about the account of a key. Null where the key may not read it. */
interface StripeAccountFacts {
  account: string | null
  methods: CheckoutMethod[] | null
}

/**
 * Makes a webhook with a new signing secret at Stripe, and returns what to keep. Older webhooks to this address are deleted by
 * `removeWebhooks` once it is kept. Problems: invalid-fields, unavailable.
 */
export async function openStripeAccount(
  env: Keys,
  pasted: string,
): Promise<{ kept: NonNullable<KeptConnections['stripe']>; webhookId: string }> {
  const secretKey = pasted.trim()
  const problem = stripeKeyProblem(secretKey)
  if (problem !== null) throw fieldProblem('secretKey', problem)
  if (isLiveKey(secretKey) && !env.live) throw fieldProblem('secretKey', LIVE_KEY_ON_TRIAL)
  const stripe = connectStripe({ secretKey, apiBase: env.stripeApiBase })
  try {
    const facts = await askStripe(stripe)
    const { id, secret } = await stripe.webhookEndpoints.create({
      url: webhookUrl(env),
      enabled_events: [...WEBHOOK_EVENTS],
    })
    if (!secret) throw new Error('Stripe made a webhook without a signing secret')
    return { kept: { secretKey, webhookSecret: secret, ...facts }, webhookId: id }
  } catch (error) {
    throw refusedKey(env, error)
  }
}

const LIVE_KEY_ON_TRIAL =
  'This is a live key, and this website is still a trial. Paste the test key (sk_test_…), or ask your technician to set LIVE=1'

function webhookUrl({ baseUrl }: Pick<Env, 'baseUrl'>): string {
  return `${baseUrl}${paymentCalls.stripeWebhook.path}`
}

/** Deletes this website's webhooks at Stripe, except the given one. */
export async function removeWebhooks(env: Keys, secretKey: string, except: string | null): Promise<void> {
  const stripe = connectStripe({ secretKey, apiBase: env.stripeApiBase })
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  for (const { id, url } of data) {
    if (url === webhookUrl(env) && id !== except) await stripe.webhookEndpoints.del(id)
  }
}

/** Asks Stripe for the account's name and its methods. Throws Stripe's error unless the key merely may not read them. */
export async function askStripe(stripe: Stripe): Promise<StripeAccountFacts> {
  const account = await nullIfForbidden(stripe.accounts.retrieveCurrent())
  const configurations = await nullIfForbidden(stripe.paymentMethodConfigurations.list({ limit: 100 }))
  return {
    account:
      account && (account.settings?.dashboard.display_name ?? account.business_profile?.name ?? account.id),
    methods: configurations && methodsIn(configurations.data),
  }
}

/** Returns the methods that are on in the account's default configuration, which Stripe uses because our checkout names none. */
export function methodsIn(
  configurations: readonly Stripe.PaymentMethodConfiguration[],
): CheckoutMethod[] | null {
  const taken = configurations.find((each) => each.is_default && each.application === null)
  return taken ? CHECKOUT_METHODS.filter((method) => taken[method]?.available) : null
}

async function nullIfForbidden<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError || isInvalid(error)) return null
    throw error
  }
}

/** Returns Stripe's refusal as a problem of the pasted key. Stripe's own words are not repeated, since they quote the key. */
function refusedKey({ baseUrl }: Keys, cause: unknown): Problem {
  if (cause instanceof Stripe.errors.StripeAuthenticationError)
    return fieldProblem('secretKey', 'Stripe doesn’t accept this key. Copy the whole key again')
  if (cause instanceof Stripe.errors.StripePermissionError)
    return fieldProblem(
      'secretKey',
      'This key may not make a webhook. Use the secret key, not a restricted one',
    )
  if (isInvalid(cause))
    return fieldProblem(
      'secretKey',
      `Stripe can’t send payments to ${baseUrl}. The website needs its public address first`,
    )
  return new Problem('unavailable', {
    detail: 'Stripe doesn’t answer right now. Nothing was changed.',
    cause,
  })
}
