import type { PaymentType } from './payment-reference.ts'
import type { Room } from './pricing.ts'
import type { PackageType } from './retreats.ts'

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

export const METHOD_NAMES = { card: 'card', bank_transfer: 'bank transfer', cash: 'cash' } as const
