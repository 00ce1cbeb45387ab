import { PAYMENT_NAMES } from '#domain/booking/booking-names.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import type { ScheduledPayment } from './order-document.ts'

/** What a payment of an order is, and until when: "Deposit, with the order", "Balance, by Tue, Sep 16, 2025". */
export function scheduledPaymentText({ pays, on }: Pick<ScheduledPayment, 'pays' | 'on'>): string {
  return `${PAYMENT_NAMES[pays]}, ${on === null ? 'with the order' : `by ${formatDay(on)}`}`
}

/** What a change makes of a price: "+ €180", "− €180". */
export function differenceText(cents: Cents): string {
  return `${cents < 0 ? '−' : '+'} ${formatCents(Math.abs(cents))}`
}
