import type { PaymentType } from './payment-reference.ts'
import type { Room } from './pricing.ts'
import type { PackageType } from './retreats.ts'

// What guests read for the words that the database keeps: on screens, in mails and on documents.

export const PACKAGE_NAMES: Record<PackageType, string> = {
  kiter: 'Kitesurf package',
  'non-kiter': 'Wellness package',
}

export const ROOM_NAMES: Record<Room, string> = { private: 'Private room', shared: 'Shared room' }

export const PAYMENT_NAMES: Record<PaymentType | 'refund', string> = {
  deposit: 'Deposit',
  full: 'Full payment',
  balance: 'Balance',
  refund: 'Refund',
}

export const METHOD_NAMES = { card: 'card', bank_transfer: 'bank transfer' } as const
