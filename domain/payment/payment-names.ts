import { capitalised } from '#domain/base/wording.ts'
import type { CheckoutMethod, PaymentMethod } from './ledger.ts'
import type { PaymentType } from './payment-reference.ts'

// The words for payments and methods on screens, in emails and on documents.

export const PAYMENT_NAMES: Record<PaymentType | 'refund', string> = {
  deposit: 'Deposit',
  full: 'Full payment',
  balance: 'Balance',
  refund: 'Refund',
}

/** The name of one of several payments that make up a balance. */
export const PART_NAME = 'Part of the balance'

/** Returns the name of a payment or refund; `isPart` is true if its balance is paid in parts. */
export function paymentName({ kind, isPart }: { kind: PaymentType | 'refund'; isPart: boolean }): string {
  return isPart ? PART_NAME : PAYMENT_NAMES[kind]
}

/** The payment methods within a sentence: "by card", "by Bancontact". */
export const METHOD_NAMES: Record<PaymentMethod, string> = {
  card: 'card',
  bancontact: 'Bancontact',
  ideal: 'iDEAL | Wero',
  bank_transfer: 'bank transfer',
  cash: 'cash',
}

/** Returns the payment method's name on its own: "Bank transfer", "iDEAL | Wero". */
export function methodTitle(method: PaymentMethod): string {
  const name = METHOD_NAMES[method]
  return method === 'ideal' ? name : capitalised(name)
}

/** Returns how a guest pays on a hosted page: "by card", "with Bancontact". */
export function payingWith(method: CheckoutMethod): string {
  return method === 'card' ? 'by card' : `with ${METHOD_NAMES[method]}`
}

/** Returns where the provider sends a refund: "your card", "the account that you paid from with iDEAL | Wero". */
export function refundDestination(method: CheckoutMethod): string {
  return method === 'card' ? 'your card' : `the account that you paid from with ${METHOD_NAMES[method]}`
}
