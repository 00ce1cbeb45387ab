import type { Cents } from '#domain/base/money.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import type { EVENT_SUBJECTS } from '#server/db/tables/payment-tables.ts'

/** What a hosted checkout is opened for. */
export interface NewCheckout {
  bookingId: string
  /** True for a test booking, whose payment moves no money whatever keys are in force. */
  isTest?: boolean
  paymentType: PaymentType
  /** The only payment method that the page offers. */
  method: CheckoutMethod
  amountCents: Cents
  /** Text on the provider's page: what is paid for, and in `note` a sentence beside the button. */
  description: string
  note: string | null
  customerEmail: string | null
  /** The provider replaces `{CHECKOUT_SESSION_ID}` with the session's id. */
  successUrl: string
  cancelUrl: string
  openedAt: Date
  /** Instant when the page should close; a provider may enforce a longer minimum lifetime. */
  expiresAt: Date
  /** The same request with the same key returns the same session; a key must not be reused for anything else. */
  idempotencyKey: string
}

/** The provider's own record of a checkout, the only proof of a card payment. */
export interface ProviderCheckout {
  id: string
  /** Booking and kind of payment of the session, as stored by the provider. */
  bookingId: string
  paymentType: string
  amountCents: Cents
  /** ISO 4217, in lower case. */
  currency: string
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  /** The provider's payment id, which refunds refer to. Null until the payment exists. */
  paymentReference: string | null
}

export interface NewRefund {
  paymentReference: string
  amountCents: Cents
  /** The ledger's refund id; the provider stores it and refunds only once for it. */
  idempotencyKey: string
  /** Number of this refund's key, from 0. The next one is used only after RefundKeySpent. */
  keyNumber: number
}

export interface AcceptedRefund {
  refundReference: string
  /** True while the money has not left the provider; an event follows when it has. */
  isPending?: boolean
}

export interface ProviderRefund {
  reference: string
  /** The ledger's refund id. Null if the refund was made on the provider's own site. */
  idempotencyKey: string | null
  amountCents: Cents
  /**
   * `pending`: the money has not left the provider. `failed`: the guest's bank rejected it or it was cancelled at the provider, and
   * it is not retried.
   */
  state: 'pending' | 'paid' | 'failed'
  /** True if the refund was cancelled at the provider. */
  isCanceled?: boolean
}

/** The provider's own record of a dispute between cardholder and bank. */
export interface ProviderDispute {
  id: string
  paymentReference: string
  amountCents: Cents
  /** Amount that the bank has taken until the dispute is won; 0 for an inquiry, which takes nothing. */
  takenCents: Cents
  state: 'open' | 'won' | 'lost'
  /** Deadline for an answer. Null if there is none. */
  answerBy: Date | null
}

/** A signed event. It only hints that something happened to its subject; the facts are fetched from the provider. */
export interface ProviderEvent {
  id: string
  type: string
  /** Null for events that the product ignores. */
  subject: { kind: (typeof EVENT_SUBJECTS)[number]; id: string } | null
}

/** The provider's account does not offer the requested payment method. */
export class MethodNotOffered extends Error {
  override readonly name = 'MethodNotOffered'
}

/** The provider will never pay this refund. Any other error may be temporary and is retried. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}

/**
 * The provider has recorded a failure for this key and has no refund for it. The key would only repeat that failure, and a new key
 * cannot refund twice.
 */
export class RefundKeySpent extends Error {
  override readonly name = 'RefundKeySpent'
}

/** A card payment provider with a hosted page: the sandbox or Stripe (decision 0011). */
export interface PaymentGateway {
  readonly provider: 'sandbox' | 'stripe'
  /**
   * Opens a hosted page. If the provider returns no URL, it is null and the page counts as not opened.
   * @throws {MethodNotOffered} if the account has not enabled the method.
   */
  createCheckout(wanted: NewCheckout): Promise<{ id: string; url: string | null }>
  /** Returns null for a session that the provider does not know. */
  fetchCheckout(id: string): Promise<ProviderCheckout | null>
  /** Makes sure that a session can no longer be paid, or returns that it has been. Throws while that is uncertain. */
  closeCheckout(id: string): Promise<'closed' | 'paid'>
  /** Returns the session of a payment, or null if there is none. */
  findCheckoutOfPayment(paymentReference: string): Promise<string | null>
  /**
   * Refunds money.
   * @throws {RefundRefused} if it will never be paid.
   * @throws {RefundKeySpent} if only another key can pay it.
   */
  refund(wanted: NewRefund): Promise<AcceptedRefund>
  /** Returns every refund of a payment, including those made on the provider's own site. */
  fetchRefunds(paymentReference: string): Promise<ProviderRefund[]>
  /** Returns null for a dispute that is unknown to the provider or concerns no payment. */
  fetchDispute(id: string): Promise<ProviderDispute | null>
  /** Returns the event if the signature matches the raw body. Problem: invalid-signature. */
  verifyWebhook(rawBody: string, signature: string | undefined): Promise<ProviderEvent>
}

/** The gateway's calls to the provider. Verifying a webhook's signature is none. */
export type ProviderCall = Exclude<keyof PaymentGateway, 'provider' | 'verifyWebhook'>

/**
 * Returns a gateway whose calls to the provider all go through `make`, which receives the call's name, and `ask` that makes it by
 * a given gateway. Signatures are verified by `own`.
 */
export function wrapGateway(
  own: Pick<PaymentGateway, 'provider' | 'verifyWebhook'>,
  make: <Answer>(call: ProviderCall, ask: (gateway: PaymentGateway) => Promise<Answer>) => Promise<Answer>,
): PaymentGateway {
  return {
    get provider() {
      return own.provider
    },
    createCheckout: (wanted) => make('createCheckout', (to) => to.createCheckout(wanted)),
    fetchCheckout: (id) => make('fetchCheckout', (to) => to.fetchCheckout(id)),
    closeCheckout: (id) => make('closeCheckout', (to) => to.closeCheckout(id)),
    findCheckoutOfPayment: (id) => make('findCheckoutOfPayment', (to) => to.findCheckoutOfPayment(id)),
    refund: (wanted) => make('refund', (to) => to.refund(wanted)),
    fetchRefunds: (id) => make('fetchRefunds', (to) => to.fetchRefunds(id)),
    fetchDispute: (id) => make('fetchDispute', (to) => to.fetchDispute(id)),
    verifyWebhook: (body, signature) => own.verifyWebhook(body, signature),
  }
}

const RETRY_AFTER_SECONDS = '5'

/** Asks the card provider something that must be known before going on. Problem: unavailable if it does not answer. */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    throw new Problem('unavailable', {
      detail:
        'The card payment service isn’t responding right now. Nothing was changed. Please try again in a moment.',
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
      cause,
    })
  }
}
