import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { MethodNotOffered, type CheckoutOrder, type CheckoutTruth } from '#server/payment/gateway.ts'
import type { Clock } from '#server/process/clock.ts'
import { idOf, isInvalid, isMissing, unlessMissing } from './answers.ts'

export interface Clocks {
  clock: Clock
  /** What Stripe's own clock shows: the real time, which the product's need not be (APP_NOW). */
  providerClock: Clock
}

/** Opens a hosted page, with one line: what is paid, and how much. */
export async function createStripeCheckout(
  stripe: Stripe,
  clocks: Clocks,
  order: CheckoutOrder,
): Promise<{ id: string; url: string | null }> {
  const params = sessionParams(order, providerEnd(clocks, order))
  const { customerEmail, idempotencyKey } = order
  try {
    const session = await createOnce(
      stripe,
      { ...params, ...(customerEmail && { customer_email: customerEmail }) },
      idempotencyKey,
    )
    return await offering(stripe, session, order)
  } catch (error) {
    if (isInvalid(error) && error.param === 'allowed_payment_method_types')
      throw new MethodNotOffered(error.message, { cause: error })
    // An address that Stripe does not take must not keep a guest from paying: there they type one themselves.
    if (!isInvalid(error) || error.param !== 'customer_email') throw error
    const session = await createOnce(stripe, params, `${idempotencyKey}-without-email`)
    return offering(stripe, session, order)
  }
}

/** Closes a page that leaves out the method it was opened for: Stripe filters silently by what the account has switched on. */
async function offering(
  stripe: Stripe,
  { id, url, payment_method_types: offered }: Stripe.Checkout.Session,
  { method }: CheckoutOrder,
): Promise<{ id: string; url: string | null }> {
  if (offered.includes(method)) return { id, url }
  await stripe.checkout.sessions.expire(id)
  throw new MethodNotOffered(`${method} is not switched on in this Stripe account`)
}

/**
 * Everything in it follows from the order that the key is of, because Stripe refuses a key that comes back with other words.
 * Its metadata names the booking and nothing about the guest.
 */
function sessionParams(order: CheckoutOrder, expiresAt: Date): Stripe.Checkout.SessionCreateParams {
  const metadata = { bookingId: order.bookingId, paymentType: order.paymentType }
  return {
    mode: 'payment',
    // The one that was chosen on our screen: money that is there at once, and that a refund can go back to. With a card come
    // the wallets that hold one, Apple Pay and Google Pay. One that the account has not switched on is left out (decision 0011).
    allowed_payment_method_types: [order.method],
    // The guest pays the amount of the quote, in euros, and no converted one.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: order.amountCents,
          product_data: { name: order.description },
        },
      },
    ],
    client_reference_id: order.bookingId,
    metadata,
    payment_intent_data: { metadata, description: order.description },
    ...(order.note !== null && { custom_text: { submit: { message: order.note } } }),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  }
}

/** Stripe takes 30 minutes at the least; the rest is room for clocks that differ, and for a retry. */
const MIN_LIFETIME_MS = 35 * 60_000

/**
 * When Stripe closes the page by itself, on its own clock. Near the end of a hold that is later than we want: the product
 * closes every page itself before it frees a place, and this is only what remains where nobody is left to do so.
 */
function providerEnd({ clock, providerClock }: Clocks, { openedAt, expiresAt }: CheckoutOrder): Date {
  const aheadSeconds = Math.round((providerClock.now().getTime() - clock.now().getTime()) / 1000)
  const end = Math.max(expiresAt.getTime(), openedAt.getTime() + MIN_LIFETIME_MS)
  return new Date(end + aheadSeconds * 1000)
}

const KEY_IN_USE_TRIES = 10
const KEY_IN_USE_WAIT_MS = 300

/** Two clicks at once ask with the same key: the second waits until Stripe has an answer for the first. */
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

/** What became of a page, with its payment. */
export async function fetchStripeCheckout(stripe: Stripe, id: string): Promise<CheckoutTruth | null> {
  const session = await unlessMissing(stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }))
  if (!session) return null
  const intent = session.payment_intent
  // Stripe expands what it is asked to; an id alone is no witness that the money is there.
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

function statusOf({ status }: Stripe.Checkout.Session): CheckoutTruth['status'] {
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

/** Closes a page. Throws while it is not sure that nobody can pay on it. */
export async function closeStripeCheckout(stripe: Stripe, id: string): Promise<'closed' | 'paid'> {
  try {
    await stripe.checkout.sessions.expire(id)
  } catch (error) {
    // Stripe expires only what is open. What it does not know, as a page of the sandbox, nobody can pay there.
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
