import { transition, type BookingState } from '#domain/booking-state.ts'
import type { Cents } from '#domain/money.ts'
import type { PaymentType } from '#domain/payment-reference.ts'
import { DEPOSIT_CENTS } from '#domain/pricing.ts'
import { Problem } from '#domain/problem.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { balanceDueOf, totalOf } from '#server/store/present-booking.ts'

/**
 * What a guest is to pay now for a payment of this kind, from the frozen quote and the ledger. A deposit or the full
 * amount fits a booking that has no payment yet, a balance one whose deposit is paid or reported. Problem: wrong-state.
 */
export function amountToPay(record: BookingRecord, paymentType: PaymentType, now: Date): Cents {
  const fits = transition(record.booking, { type: 'report_transfer', pays: paymentType }, now)
  if (!fits.ok) throw new Problem('wrong-state', { detail: fits.reason })
  const amountCents = priceOf(record, paymentType)
  if (amountCents <= 0) throw new Problem('wrong-state', { detail: 'There is no open balance to pay' })
  return amountCents
}

/** Whether a payment of this kind is still to be made: what a transfer may be reported for, a card may pay. */
export function fitsNow(state: BookingState, paymentType: PaymentType, now: Date): boolean {
  return transition(state, { type: 'report_transfer', pays: paymentType }, now).ok
}

/** What a payment of this kind costs, whether it fits now or not. */
export function priceOf(record: BookingRecord, paymentType: PaymentType): Cents {
  switch (paymentType) {
    case 'deposit':
      return record.booking.depositCents ?? DEPOSIT_CENTS
    case 'full':
      return totalOf(record)
    case 'balance':
      return balanceDueOf(record)
  }
}
