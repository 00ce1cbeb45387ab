import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { refundDestination } from '#domain/booking/booking-names.ts'
import type { BookingPayment } from '#domain/document/document-calls.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'

/** The guest's own money of a booking that has ended, in euros, without what an outgoing guest paid. */
export interface MoneyRefunded {
  paid: number
  /** The sum of all refunds, in any state. */
  refund: number
  /** The amount that a bank holds because the cardholder disputes the payment: neither refunded nor kept. */
  held: number
  /** The amount that we keep, which the terms call the cancellation fee. */
  fee: number
  /** True if a part of the refund waits for the guest's bank details. */
  awaitsAccount: boolean
  /** The day of the newest refund; null if there is none. */
  madeOn: CalendarDay | null
  /** Whether all of the refund has been sent. */
  isSent: boolean
  /** Where the newest refund goes: "your card", "your bank account". */
  way: string
}

/** Returns the sums of a booking's payments, given oldest first. */
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
