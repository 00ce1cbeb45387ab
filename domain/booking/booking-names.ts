import type { CheckoutMethod, PaymentMethod } from '#domain/payment/ledger.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import type { Room } from '#domain/price/pricing.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'

// What guests read for the words that the database keeps: on screens, in mails and on documents.

export const PACKAGE_NAMES: Record<PackageType, string> = { kiter: 'Kiter', 'non-kiter': 'Non-kiter' }

/** The same where nothing else says that it is a package. */
export const PACKAGE_TITLES: Record<PackageType, string> = {
  kiter: `${PACKAGE_NAMES.kiter} package`,
  'non-kiter': `${PACKAGE_NAMES['non-kiter']} package`,
}

export const ROOM_NAMES: Record<Room, string> = { private: 'Private room', shared: 'Shared room' }

export const PAYMENT_NAMES: Record<PaymentType | 'refund', string> = {
  deposit: 'Deposit',
  full: 'Full payment',
  balance: 'Balance',
  refund: 'Refund',
}

/** One payment of several that a balance is paid in. */
export const PART_NAME = 'Part of the balance'

/** The name of a payment or refund, where it is known whether its balance is paid in parts. */
export function paymentName({ kind, isPart }: { kind: PaymentType | 'refund'; isPart: boolean }): string {
  return isPart ? PART_NAME : PAYMENT_NAMES[kind]
}

/** As it stands in a sentence: "by card", "by Bancontact". A new way to pay gets its name here and nowhere else. */
export const METHOD_NAMES: Record<PaymentMethod, string> = {
  card: 'card',
  bancontact: 'Bancontact',
  ideal: 'iDEAL | Wero',
  bank_transfer: 'bank transfer',
  cash: 'cash',
}

/** The same where it stands alone: "Bank transfer", "iDEAL | Wero". */
export function methodTitle(method: PaymentMethod): string {
  const name = METHOD_NAMES[method]
  return method === 'ideal' ? name : `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** How a guest is told to pay on a hosted page: "by card", "with Bancontact". */
export function payingWith(method: CheckoutMethod): string {
  return method === 'card' ? 'by card' : `with ${METHOD_NAMES[method]}`
}

/** Where money goes back to through the provider: "your card", "the account that you paid from with iDEAL | Wero". */
export function refundDestination(method: CheckoutMethod): string {
  return method === 'card' ? 'your card' : `the account that you paid from with ${METHOD_NAMES[method]}`
}
