import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { wayBackOf } from '#domain/booking/booking-names.ts'
import type { BookingPayment } from '#domain/document/document-calls.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'

/** The guest's own money of a booking that has ended, in euros. */
export interface MoneyRefunded {
  paid: number
  /** All refunds, whatever has become of them. */
  refund: number
  /** Some of it waits for the account it goes to. */
  awaitsAccount: boolean
  /** The day of the newest refund; null where there is none. */
  madeOn: CalendarDay | null
  /** Whether all of it has left. */
  isSent: boolean
  /** "your card", "your bank account". */
  way: string
}

export function moneyRefunded(payments: readonly BookingPayment[]): MoneyRefunded {
  const own = payments.filter(({ isFormerGuests }) => !isFormerGuests)
  const refunds = own.filter(({ kind }) => kind === 'refund')
  const newest = refunds.at(-1)
  return {
    paid: sum(own.filter(({ kind, step }) => kind !== 'refund' && step === 'received')),
    refund: sum(refunds),
    awaitsAccount: refunds.some(({ accountLink }) => accountLink !== null),
    madeOn: newest ? banjulDay(new Date(newest.at)) : null,
    isSent: refunds.every(({ step }) => step === 'paid_back'),
    way: newest && isCheckoutMethod(newest.method) ? wayBackOf(newest.method) : 'your bank account',
  }
}

/** What is refunded and how far it is, as one sentence's end; "" where nothing is. Amounts in euros. */
export function refundText(payments: readonly BookingPayment[]): string {
  const waiting = payments.filter(({ step }) => step === 'under_way')
  const awaited = sum(waiting.filter(({ accountLink }) => accountLink !== null))
  const coming = sum(waiting) - awaited
  const back = sum(payments.filter(({ step }) => step === 'paid_back'))
  return [
    awaited > 0 && `${formatEuros(awaited)} refund waiting for your bank details`,
    coming > 0 && `${formatEuros(coming)} refund on its way to you`,
    back > 0 && `${formatEuros(back)} refunded`,
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** What is under way to the guest, in euros. */
export function comingBack(payments: readonly BookingPayment[]): number {
  return sum(payments.filter(({ step }) => step === 'under_way'))
}

function sum(payments: readonly BookingPayment[]): number {
  return payments.reduce((total, { amount }) => total + amount, 0)
}
