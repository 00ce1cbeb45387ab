import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import type { Cents } from '#domain/base/money.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import type { EVENT_SUBJECTS } from '#server/db/tables/payment-tables.ts'

/** What a hosted checkout is opened for. */
export interface CheckoutOrder {
  bookingId: string
  paymentType: PaymentType
  /** The one way to pay that the page offers. */
  method: CheckoutMethod
  amountCents: Cents
  /** What the guest reads on the provider's page: what is paid, and a sentence beside the button. */
  description: string
  note: string | null
  customerEmail: string | null
  /** `{CHECKOUT_SESSION_ID}` in it stands for the session's id. */
  successUrl: string
  cancelUrl: string
  openedAt: Date
  /** The page is not meant to be paid from this instant on; a provider may have a shortest lifetime of its own. */
  expiresAt: Date
  /** Asking for the same with the same key gives the same session; no key comes with anything else. */
  idempotencyKey: string
}

/** What the provider itself knows of a checkout: the only witness of a card payment. */
export interface CheckoutTruth {
  id: string
  /** The booking and kind that the session was opened for, as the provider kept them. */
  bookingId: string
  paymentType: string
  amountCents: Cents
  /** ISO 4217, in lower case. */
  currency: string
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  /** The provider's id of the payment; refunds name it. Null until there is one. */
  paymentReference: string | null
}

export interface RefundOrder {
  paymentReference: string
  amountCents: Cents
  /** The ledger's own id of the refund: the provider keeps it, and gives the money back once for it. */
  idempotencyKey: string
  /** Which key of this refund it is, from 0: the next one is used only after RefundKeySpent. */
  keyNumber: number
}

/** A refund that the provider has taken. */
export interface MadeRefund {
  refundReference: string
  /** True while the money has not left the provider: an event tells when it has. */
  isPending?: boolean
}

/** What the provider itself knows of money that was given back. */
export interface ProviderRefund {
  reference: string
  /** The ledger's id of the refund that asked for it; null where somebody gave it back at the provider's own site. */
  idempotencyKey: string | null
  amountCents: Cents
  /**
   * `pending`: it has not left the provider yet. `failed`: the guest's bank did not take it, or it was cancelled at the provider, and it
   * will not be tried again.
   */
  state: 'pending' | 'paid' | 'failed'
  /** True where somebody cancelled it at the provider. */
  isCanceled?: boolean
}

/** What the provider itself knows of a payment that the cardholder disputes with the bank. */
export interface ProviderDispute {
  id: string
  paymentReference: string
  amountCents: Cents
  /** What the bank has taken for it, until it is won; 0 for an inquiry, which takes nothing yet. */
  takenCents: Cents
  state: 'open' | 'won' | 'lost'
  /** Until when it can be answered. */
  answerBy: Date | null
}

/** A signed event. It is a hint that something happened to its subject; what happened is asked of the provider. */
export interface ProviderEvent {
  id: string
  type: string
  /** Null for an event about something that the product does not follow. */
  subject: { kind: (typeof EVENT_SUBJECTS)[number]; id: string } | null
}

/** The provider's account does not offer the way to pay that was asked for. */
export class MethodNotOffered extends Error {
  override readonly name = 'MethodNotOffered'
}

/** The provider says for good that it will not pay this refund; any other error may pass, and is tried again. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}

/**
 * The provider has recorded that this key failed, and has no refund of it: the same key would only be answered the same, and
 * another one cannot give the money back twice.
 */
export class RefundKeySpent extends Error {
  override readonly name = 'RefundKeySpent'
}

/** A card payment provider with a hosted page: the sandbox, or the real one (decision 0011). */
export interface PaymentGateway {
  readonly provider: 'sandbox' | 'stripe'
  /**
   * Opens a hosted page. The url is null where the provider gave none, and the page then counts as not opened.
   * @throws {MethodNotOffered} when the account has not switched the method on.
   */
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string | null }>
  /** Null for a session that the provider does not know. */
  fetchCheckout(id: string): Promise<CheckoutTruth | null>
  /** Makes sure that a session cannot be paid any more, or tells that it has been. Throws while that is not sure. */
  closeCheckout(id: string): Promise<'closed' | 'paid'>
  /** The session that a payment was made in; null where there is none. */
  findCheckoutOfPayment(paymentReference: string): Promise<string | null>
  /**
   * @throws {RefundRefused} when it will never be paid.
   * @throws {RefundKeySpent} when only another key can pay it.
   */
  refund(order: RefundOrder): Promise<MadeRefund>
  /** Every refund of a payment, whoever made it. */
  fetchRefunds(paymentReference: string): Promise<ProviderRefund[]>
  /** Null for a dispute that the provider does not know, or that is about no payment. */
  fetchDispute(id: string): Promise<ProviderDispute | null>
  /** Reads an event whose signature matches its raw body. Problem: invalid-signature. */
  verifyWebhook(rawBody: string, signature: string | undefined): Promise<ProviderEvent>
}

/** The calls that ask the provider something. A webhook's signature asks nobody. */
export type ProviderCall = Exclude<keyof PaymentGateway, 'provider' | 'verifyWebhook'>

/** The provider, with each of its calls made by `make`, which is told the call's name. */
export function eachCall(
  gateway: PaymentGateway,
  make: <Answer>(call: ProviderCall, ask: () => Promise<Answer>) => Promise<Answer>,
): PaymentGateway {
  return {
    provider: gateway.provider,
    createCheckout: (order) => make('createCheckout', () => gateway.createCheckout(order)),
    fetchCheckout: (id) => make('fetchCheckout', () => gateway.fetchCheckout(id)),
    closeCheckout: (id) => make('closeCheckout', () => gateway.closeCheckout(id)),
    findCheckoutOfPayment: (id) => make('findCheckoutOfPayment', () => gateway.findCheckoutOfPayment(id)),
    refund: (order) => make('refund', () => gateway.refund(order)),
    fetchRefunds: (id) => make('fetchRefunds', () => gateway.fetchRefunds(id)),
    fetchDispute: (id) => make('fetchDispute', () => gateway.fetchDispute(id)),
    verifyWebhook: (body, signature) => gateway.verifyWebhook(body, signature),
  }
}
