// What the stand-in for Stripe remembers: sessions, payments, refunds and disputes, in the shapes of Stripe's own answers.

import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { CHECKOUT_METHODS } from '#domain/payment/ledger.ts'
import type { Clock } from '#server/process/clock.ts'
import objects from './stripe-objects.json' with { type: 'json' }

export type StripeObject = Record<string, unknown> & { id: string }

interface StripeSession extends StripeObject {
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  expires_at: number
  url: string | null
  payment_intent: string | null
  metadata: Record<string, string>
}

interface StripeRefund extends StripeObject {
  amount: number
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

interface StripeIntent extends StripeObject {
  amount: number
  amount_received: number
  status: string
}

export interface StripeDispute extends StripeObject {
  status: string
  payment_intent: string
}

/** A request that Stripe refuses, with its own error codes. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly error: Record<string, string>

  constructor(
    code: string,
    message: string,
    { status = 400, param }: { status?: number; param?: string } = {},
  ) {
    super(message)
    this.status = status
    this.error = { type: 'invalid_request_error', code, message, ...(param !== undefined && { param }) }
  }
}

const text = (longest: number) => z.string().min(1).max(longest)
const metadata = z.record(z.string().max(40), z.string().max(500))
const cents = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(50))

// Every parameter that the product may send, and no other: Stripe refuses what it does not know.
const sessionParams = z.strictObject({
  mode: z.literal('payment'),
  allowed_payment_method_types: z.strictObject({ 0: z.enum(CHECKOUT_METHODS) }),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  line_items: z.strictObject({
    0: z.strictObject({
      quantity: z.literal('1'),
      price_data: z.strictObject({
        currency: z.literal('eur'),
        unit_amount: cents,
        product_data: z.strictObject({ name: text(250) }),
      }),
    }),
  }),
  client_reference_id: text(200),
  metadata,
  payment_intent_data: z.strictObject({ metadata, description: text(1000) }),
  custom_text: z.strictObject({ submit: z.strictObject({ message: text(1200) }) }).optional(),
  customer_email: z.email().optional(),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: z.string().regex(/^\d+$/).transform(Number),
})
const refundParams = z.strictObject({
  payment_intent: text(100),
  amount: cents,
  metadata: metadata.optional(),
})

const MINUTES = 60

export type StripeAccount = ReturnType<typeof openStripeAccount>

/** An account on its own clock, with nothing in it yet. */
export function openStripeAccount(clock: Clock) {
  const sessions = new Map<string, StripeSession>()
  const intents = new Map<string, StripeIntent>()
  const refunds: StripeRefund[] = []
  const disputes = new Map<string, StripeDispute>()
  /** What the account has switched on. */
  const methods = new Set<string>(CHECKOUT_METHODS)
  const state = { refusesRefunds: false, pendsRefunds: false }
  const seconds = () => Math.floor(clock.now().getTime() / 1000)

  function session(id: string): StripeSession {
    const found = sessions.get(id) ?? missing('checkout.session', id)
    if (found.status === 'open' && found.expires_at <= seconds()) found.status = 'expired'
    return found
  }

  function intent(id: string): StripeIntent {
    return intents.get(id) ?? missing('payment_intent', id)
  }

  return {
    sessions,
    refunds,
    methods,
    /** What was paid is too long ago for the way by which it was paid. */
    refuseRefunds: () => void (state.refusesRefunds = true),
    /** Refunds are taken, and their money leaves later. */
    pendRefunds: () => void (state.pendsRefunds = true),
    disputes,
    session,
    intent,

    createSession(params: unknown): StripeSession {
      const given = checked(sessionParams, params)
      const lifetime = given.expires_at - seconds()
      if (lifetime < 30 * MINUTES || lifetime > 24 * 60 * MINUTES) {
        const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.'
        throw new StripeRefusal('parameter_invalid_integer', message, { param: 'expires_at' })
      }
      const id = newId('cs_test')
      const created: StripeSession = {
        ...objects['checkout.session'],
        id,
        status: 'open',
        payment_status: 'unpaid',
        amount_subtotal: given.line_items[0].price_data.unit_amount,
        amount_total: given.line_items[0].price_data.unit_amount,
        currency: given.line_items[0].price_data.currency,
        client_reference_id: given.client_reference_id,
        metadata: given.metadata,
        // A filter on what the account has switched on, applied without a word.
        payment_method_types: Object.values(given.allowed_payment_method_types).filter((type) =>
          methods.has(type),
        ),
        customer_email: given.customer_email ?? null,
        custom_text: given.custom_text ?? {},
        success_url: given.success_url,
        cancel_url: given.cancel_url,
        created: seconds(),
        expires_at: given.expires_at,
        payment_intent: null,
        url: `https://checkout.stripe.com/c/pay/${id}`,
      }
      sessions.set(id, created)
      return created
    },

    expireSession(id: string): StripeSession {
      const found = session(id)
      if (found.status !== 'open') {
        const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${found.status}.`
        throw new StripeRefusal('', message)
      }
      found.status = 'expired'
      found.url = null
      return found
    },

    /** A guest completes the page; without money where it is still on its way. False where the page is closed. */
    complete(id: string, paid = true): boolean {
      const found = session(id)
      if (found.status !== 'open') return false
      const made: StripeIntent = {
        ...objects.payment_intent,
        id: newId('pi'),
        amount: found.amount_total,
        amount_received: paid ? found.amount_total : 0,
        currency: found.currency,
        metadata: found.metadata,
        status: paid ? 'succeeded' : 'processing',
      }
      intents.set(made.id, made)
      found.status = 'complete'
      found.payment_status = paid ? 'paid' : 'unpaid'
      found.payment_intent = made.id
      found.url = null
      return true
    },

    /** Money that was on its way has arrived. */
    arrive(id: string): void {
      const found = session(id)
      const made = intent(found.payment_intent ?? '')
      made.status = 'succeeded'
      made.amount_received = made.amount
      found.payment_status = 'paid'
    },

    createRefund(params: unknown): StripeRefund {
      const given = checked(refundParams, params)
      const made = intent(given.payment_intent)
      if (state.refusesRefunds) {
        throw new StripeRefusal('charge_not_refundable', 'This payment is too old to be refunded.')
      }
      const back = refunds
        .filter(
          ({ payment_intent: of, status }) => of === made.id && !['failed', 'canceled'].includes(status),
        )
        .reduce((sum, refund) => sum + refund.amount, 0)
      if (back === made.amount_received) {
        throw new StripeRefusal('charge_already_refunded', 'Charge has already been refunded.')
      }
      if (back + given.amount > made.amount_received) {
        const message = 'Refund amount is greater than unrefunded amount on charge.'
        throw new StripeRefusal('', message, { param: 'amount' })
      }
      const refund: StripeRefund = {
        ...objects.refund,
        id: newId('re'),
        amount: given.amount,
        currency: 'eur',
        payment_intent: made.id,
        status: state.pendsRefunds ? 'pending' : 'succeeded',
        metadata: given.metadata ?? {},
        created: seconds(),
      }
      refunds.push(refund)
      return refund
    },

    /** The cardholder asks the bank to take a payment back. Stripe's public fixtures hold no dispute. */
    openDispute(paymentIntent: string): StripeDispute {
      const dispute: StripeDispute = {
        id: newId('du'),
        object: 'dispute',
        amount: intent(paymentIntent).amount_received,
        currency: 'eur',
        payment_intent: paymentIntent,
        reason: 'product_not_received',
        status: 'needs_response',
        evidence_details: {
          due_by: seconds() + 10 * 24 * 60 * MINUTES,
          has_evidence: false,
          past_due: false,
        },
      }
      disputes.set(dispute.id, dispute)
      return dispute
    },

    event(type: string, object: Record<string, unknown>): StripeObject {
      return { ...objects.event, id: newId('evt'), type, created: seconds(), data: { object } }
    },

    /** What an event about money given back carries. */
    charge(paymentIntent: string): StripeObject {
      return { ...objects.charge, id: newId('ch'), payment_intent: paymentIntent, refunded: true }
    },
  }
}

function newId(kind: string): string {
  return `${kind}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`
}

function missing(kind: string, id: string): never {
  throw new StripeRefusal('resource_missing', `No such ${kind}: '${id}'`, { status: 404 })
}

function checked<T>(schema: z.ZodType<T>, params: unknown): T {
  const result = schema.safeParse(params)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : []
  const code = keys.length > 0 ? 'parameter_unknown' : 'parameter_invalid'
  const param = [...(issue?.path ?? []), ...keys].join('.')
  throw new StripeRefusal(code, issue?.message ?? 'Invalid request', { param })
}
