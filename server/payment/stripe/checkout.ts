import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { MethodNotOffered, type NewCheckout, type ProviderCheckout } from '#server/gateway.ts'
import type { Clock } from '#server/process/clock.ts'

export interface Clocks {
  clock: Clock
  /** Stripe's clock: the real time, which the product's clock may differ from (APP_NOW). */
  providerClock: Clock
}

/**
 * Opens a hosted page with one line item. The URL is null if Stripe gave none. Throws MethodNotOffered if the account has not
 * enabled the method.
 */
export async function createStripeCheckout(
  stripe: Stripe,
  clocks: Clocks,
  wanted: NewCheckout,
): Promise<{ id: string; url: string | null }> {
  const params = sessionParams(wanted, providerEnd(clocks, wanted))
  const { customerEmail, idempotencyKey } = wanted
  try {
    const own = { ...params, ...(customerEmail && { customer_email: customerEmail }) }
    const session = await createOnce(stripe, own, idempotencyKey)
    return await offering(stripe, session, wanted)
  } catch (error) {
    if (isInvalid(error) && error.param === 'allowed_payment_method_types')
      throw new MethodNotOffered(error.message, { cause: error })
    // An address that Stripe rejects must not prevent paying: the guest types one on Stripe's page instead.
    if (!isInvalid(error) || error.param !== 'customer_email') throw error
    const session = await createOnce(stripe, params, `${idempotencyKey}-without-email`)
    return offering(stripe, session, wanted)
  }
}

/**
 * Closes a page that lacks its payment method and throws MethodNotOffered: Stripe silently drops methods that the account has not enabled.
 */
async function offering(
  stripe: Stripe,
  { id, url, payment_method_types: offered }: Stripe.Checkout.Session,
  { method }: NewCheckout,
): Promise<{ id: string; url: string | null }> {
  if (offered.includes(method)) return { id, url }
  await stripe.checkout.sessions.expire(id)
  throw new MethodNotOffered(`${method} is not switched on in this Stripe account`)
}

/**
 * Returns the session's parameters, all derived from what is wanted, because Stripe rejects a key whose parameters changed. The metadata
 * names the booking and contains nothing about the guest.
 */
function sessionParams(wanted: NewCheckout, expiresAt: Date): Stripe.Checkout.SessionCreateParams {
  const metadata = { bookingId: wanted.bookingId, paymentType: wanted.paymentType }
  return {
    mode: 'payment',
    // Only the method chosen on our page: its money arrives at once and can be refunded to it. Cards include the wallets Apple Pay
    // and Google Pay; methods that the account has not enabled are dropped (decision 0011).
    allowed_payment_method_types: [wanted.method],
    // The guest pays the quoted amount in euros, without currency conversion.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: wanted.amountCents,
          product_data: { name: wanted.description },
        },
      },
    ],
    client_reference_id: wanted.bookingId,
    metadata,
    payment_intent_data: { metadata, description: wanted.description },
    ...(wanted.note !== null && { custom_text: { submit: { message: wanted.note } } }),
    success_url: wanted.successUrl,
    cancel_url: wanted.cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  }
}

/** Stripe's minimum is 30 minutes; the rest allows for clock differences and a retry. */
const MIN_LIFETIME_MS = 35 * 60_000

/**
 * Returns when Stripe closes the page by itself, by Stripe's clock. Near the end of a hold that is later than wanted; it is only a
 * fallback, since the product closes every page before it releases a place.
 */
function providerEnd({ clock, providerClock }: Clocks, { openedAt, expiresAt }: NewCheckout): Date {
  const aheadSeconds = Math.round((providerClock.now().getTime() - clock.now().getTime()) / 1000)
  const end = Math.max(expiresAt.getTime(), openedAt.getTime() + MIN_LIFETIME_MS)
  return new Date(end + aheadSeconds * 1000)
}

const KEY_IN_USE_TRIES = 10
const KEY_IN_USE_WAIT_MS = 300

/** Creates a session. Of two simultaneous clicks with the same key, the second retries until Stripe has answered the first. */
async function createOnce(
  stripe: Stripe,
  params: Stripe.Checkout.SessionCreateParams,
  idempotencyKey: string,
): Promise<Stripe.Checkout.Session> {
  for (let tries = 1; ; tries++) {
    try {
      return await stripe.checkout.sessions.create(params, { idempotencyKey })
    } catch (error) {
      const inUse = error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use'
      if (!inUse || tries === KEY_IN_USE_TRIES) throw error
      await sleep(KEY_IN_USE_WAIT_MS)
    }
  }
}

/** Returns the state of a page with its payment, or null if Stripe does not know it. */
export async function fetchStripeCheckout(stripe: Stripe, id: string): Promise<ProviderCheckout | null> {
  const session = await nullIfMissing(stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }))
  if (!session) return null
  const intent = session.payment_intent
  // Only the expanded payment intent proves that the money arrived; an id alone does not.
  const isPaid = intent !== null && typeof intent !== 'string' && intent.status === 'succeeded'
  return {
    id: session.id,
    bookingId: session.metadata?.['bookingId'] ?? '',
    paymentType: session.metadata?.['paymentType'] ?? '',
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    status: statusOf(session),
    paid: session.payment_status === 'paid' && isPaid,
    paymentReference: idOf(intent),
  }
}

function statusOf({ status }: Stripe.Checkout.Session): ProviderCheckout['status'] {
  switch (status) {
    case 'complete':
      return 'complete'
    case 'expired':
      return 'expired'
    default:
      return 'open'
  }
}

export async function findStripeCheckout(stripe: Stripe, paymentReference: string): Promise<string | null> {
  const sessions = await stripe.checkout.sessions.list({ payment_intent: paymentReference, limit: 1 })
  return sessions.data[0]?.id ?? null
}

/** Closes a page. Throws while it may still be paid. */
export async function closeStripeCheckout(stripe: Stripe, id: string): Promise<'closed' | 'paid'> {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    // Stripe expires only open pages, and a page that it does not know, such as the sandbox's, cannot be paid there.
    if (!isInvalid(error)) throw error
    if (isMissing(error)) return 'closed'
  }
  const session = await stripe.checkout.sessions.retrieve(id)
  switch (statusOf(session)) {
    case 'expired':
      return 'closed'
    case 'complete':
      return 'paid'
    case 'open':
      throw new Error(`the session ${id} is still open`)
  }
}

type InvalidRequest = InstanceType<typeof Stripe.errors.StripeInvalidRequestError>

/** True if Stripe rejected the request as invalid, so a retry would fail too. */
export function isInvalid(error: unknown): error is InvalidRequest {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** True if Stripe does not know the requested object. */
function isMissing(error: unknown): boolean {
  return isInvalid(error) && error.code === 'resource_missing'
}

export async function nullIfMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Returns the id of an object that Stripe refers to by id or includes in full. */
export function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'object' ? (named?.id ?? null) : named
}
