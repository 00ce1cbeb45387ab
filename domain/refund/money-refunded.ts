import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { refundDestination } from '#domain/booking/booking-names.ts'
import type { BookingPayment } from '#domain/document/document-calls.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'

/** The guest's own money of a booking that has ended, in whole euros; what a previous guest paid is not in it. */
export interface MoneyRefunded {
  paid: number
  /** All refunds, whatever has become of them. */
  refund: number
  /** What a bank holds because the holder of the card disputes it: neither refunded nor kept. */
  held: number
  /** What stays with the site, which the terms call the cancellation fee. */
  fee: number
  /** Some of the refund waits for the account it goes to. */
  awaitsAccount: boolean
  /** The day of the newest refund; null where there is none. */
  madeOn: CalendarDay | null
  /** Whether all of the refund has left. */
  isSent: boolean
  /** "your card", "your bank account". */
  way: string
}

/** Sums up the payments of a booking, oldest first, as its guest is told of them. */
export function moneyRefunded(payments: readonly BookingPayment[]): MoneyRefunded {
  const own = payments.filter(({ isOutgoingGuests }) => !isOutgoingGuests)
  const refunds = own.filter(({ kind }) => kind === 'refund')
  const received = own.filter(({ kind, step }) => kind !== 'refund' && step === 'received')
  const newest = refunds.at(-1)
  const paid = sum(received.map(({ amount }) => amount))
  const refund = sum(refunds.map(({ amount }) => amount))
  const held = sum(received.map(({ disputed }) => disputed))
  return {
    paid,
    refund,
    held,
    fee: Math.max(0, paid - refund - held),
    awaitsAccount: refunds.some(({ accountLink }) => accountLink !== null),
    madeOn: newest ? banjulDay(new Date(newest.at)) : null,
    isSent: refunds.every(({ step }) => step === 'paid_back'),
    way: newest && isCheckoutMethod(newest.method) ? refundDestination(newest.method) : 'your bank account',
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
